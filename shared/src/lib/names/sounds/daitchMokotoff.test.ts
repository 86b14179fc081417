import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daitchMokotoff } from './daitchMokotoff.ts';

test.each([
  ['moskowitz', ['645740']],
  ['moskovitz', ['645740']],
  ['auerbach', ['097400', '097500']],
  ['uhrbach', ['097400', '097500']],
  ['jackson', ['145460', '154600', '445460', '454600']],
  ['peters', ['734000', '739400']],
  ['peterson', ['734600', '739460']],
  ['lewinsky', ['876450']],
  ['levinski', ['876450']],
  ['ceniow', ['467000', '567000']],
  ['tsenyuv', ['467000']],
  ['holubica', ['587400', '587500']],
  ['golubitsa', ['587400']],
  ['przemysl', ['746480', '794648']],
  ['rosokhovatsets', ['945744']],
  ['schwarzenegger', ['474659', '479465']],
  ['mohr', ['690000']],
  ['lipshitz', ['874400']],
])('codes %s as the published tables do', (word, expected) => {
  expect(daitchMokotoff(word)).toEqual(expected);
});

test('has no code for a text without letters, and six digits for any other', () => {
  expect(daitchMokotoff('12 ?')).toEqual([]);
  const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 20 }), (word) => {
      for (const code of daitchMokotoff(word)) expect(code).toMatch(/^\d{6}$/);
    }),
  );
});
