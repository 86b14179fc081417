import { expect, test } from 'vitest';
import { pairText, readPair } from './mergePair.ts';

test('the pair of a merge is read from the address as it was written', () => {
  expect(readPair(pairText('one', 'other'))).toEqual(['one', 'other']);
});

test.each([undefined, '', 'one', 'one.', '.other', 'one.other.third'])('%s is no pair', (text) => {
  expect(readPair(text)).toBeNull();
});
