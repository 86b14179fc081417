import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, isOneOf } from './cleanText.ts';

describe('one line', () => {
  test.each([
    ['  Jan   Peeters ', 'Jan Peeters'],
    ['Jan\tPeeters\r\n', 'Jan Peeters'],
    ['Jan\u00a0Peeters', 'Jan Peeters'],
    ['Jan\u0007Peeters', 'Jan Peeters'],
    ['Jans\u200bsens', 'Janssens'],
    ['\ufeffJans\ufeffsens', 'Janssens'],
    ['Jans\u00adsens', 'Janssens'],
    ['\u200b \u200b', ''],
    ['De\u2060Smet', 'DeSmet'],
    ['\u200e', ''],
    [' \u200d \u3164\ufe0f', ''],
    ['\u200eAb', '\u200eAb'],
  ])('%j becomes %j: white space to single blanks, what nobody sees removed', (text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });

  test('keeps joiners, which spell words in other scripts', () => {
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم');
  });
});

describe('several lines', () => {
  test.each([
    ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['\n a\tb \n', 'a\tb'],
    ['a\u0000b\u0007c', 'abc'],
    ['a\u200bb\ufeffc\u00add', 'abcd'],
    ['a  b', 'a  b'],
    ['\u200f\n\t\u200d', ''],
  ])('%j becomes %j: line ends unified, control characters removed', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});

test('cleaning what is clean changes nothing', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, (each) => {
      expect(cleanLine(cleanLine(each))).toBe(cleanLine(each));
      expect(cleanText(cleanText(each))).toBe(cleanText(each));
    }),
    { numRuns: 2000 },
  );
});

test('one of fixed values is one of them, letter by letter', () => {
  expect([isOneOf(['a', 'b'], 'a'), isOneOf(['a', 'b'], 'A'), isOneOf(['a', 'b'], 'toString')]).toEqual([
    true,
    false,
    false,
  ]);
});
