import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxValuesOfRequest, parseJson } from './parseJson.ts';

test('what is JSON is read as ever', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
  for (const text of ['', '{', '"', '"\\', '[1,]', '"a\\"']) expect(() => parseJson(text)).toThrow(SyntaxError);
});

test('signs within texts are no values, however they are escaped', () => {
  const commas = ','.repeat(maxValuesOfRequest + 1);
  for (const text of [commas, `"${commas}`, `\\"[{${commas}\\`, `${commas}\\\\"`]) {
    expect(parseJson(JSON.stringify([text]))).toEqual([text]);
  }
});

test.each([
  ['a list', `[${'1,'.repeat(maxValuesOfRequest)}1]`],
  ['an object', `{${Array.from({ length: maxValuesOfRequest + 1 }, (_, at) => `"k${at}":1`).join()}}`],
  ['lists within each other', '['.repeat(maxValuesOfRequest + 1)],
  ['what follows a text with an escape at its end', `["\\\\",${'1,'.repeat(maxValuesOfRequest)}1]`],
])('%s of more values than one request may hold is refused before it is read', (_, text) => {
  expect(() => parseJson(text)).toThrow(RangeError);
});
