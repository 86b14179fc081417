import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDiaryReference, readSheetNames } from './readDiaryReference.ts';
import {
  formatTrenchReference,
  normalizeTrenchCoordinates,
  numbersIn,
  parseTrenchReference,
  type TrenchReference,
} from './trenchReference.ts';

describe('as the documents write it', () => {
  test.each([
    ['28.I12.c.3.5', '28.I12.c.3.5'],
    ['28 i 12 C 3.5', '28.I12.c.3.5'],
    ['57D.R25', '57d.R25'],
    ['57d R25 C', '57d.R25.c'],
    ['028.A1.b.05.95', '28.A1.b.05.95'],
    [' 51b  H30 a 12 07 ', '51b.H30.a.12.07'],
    ['28.I12', '28.I12'],
    ['  28   i 12 ', '28.I12'],
    ['28.I.12.C', '28.I12.c'],
    ['28 I 12 c 3 5', '28.I12.c.3.5'],
    ['28.I12.c.3. 5', '28.I12.c.3.5'],
    ['57D.R31.b.15.75', '57d.R31.b.15.75'],
    ['36c H 7 a', '36c.H7.a'],
  ])('%s is %s [MEMORIAL-20, MEMORIAL-21, MEMORIAL-22, CONST-24]', (typed, normal) => {
    expect(normalizeTrenchCoordinates(typed)).toBe(normal);
    expect(normalizeTrenchCoordinates(normal)).toBe(normal);
  });

  test.each([
    '',
    '28',
    '28.I',
    '28I12',
    '28.Y3',
    '28.I37',
    '28.A31',
    '28.I0',
    '28.I12.e',
    '28.I12.c.3',
    '28.I12.3.5',
    '28.I12.c.3.55',
    'I12',
    '28.I123',
    '28.I12.c.123.456',
    '28.I12.c.3.5 noord',
    '28..',
  ])('%s is none [MEMORIAL-20, MEMORIAL-21]', (typed) => expect(normalizeTrenchCoordinates(typed)).toBeNull());

  const digits = fc.constantFrom<1 | 2>(1, 2);
  const reference = fc
    .record({
      map: fc.integer({ min: 1, max: 999 }),
      letter: fc.constantFrom('', 'a', 'd'),
      square: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWX'),
      number: fc.integer({ min: 1, max: 30 }),
      quarter: fc.option(fc.constantFrom<'a' | 'b' | 'c' | 'd'>('a', 'b', 'c', 'd'), { nil: undefined }),
      within: fc.option(fc.tuple(digits, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 })), {
        nil: undefined,
      }),
    })
    .map(({ map, letter, square, number, quarter, within }): TrenchReference => {
      const part = (value: number, count: number) => (count === 1 ? (value % 10) / 10 : value / 100);
      return {
        ...{ sheet: `${map}${letter}`, square, number },
        ...(quarter ? { quarter } : {}),
        ...(quarter && within
          ? { within: { digits: within[0], east: part(within[1], within[0]), north: part(within[2], within[0]) } }
          : {}),
      };
    });

  test('what is written is read as it was, and is its own normal form [MEMORIAL-22]', () => {
    fc.assert(
      fc.property(reference, (given) => {
        const written = formatTrenchReference(given);
        expect(parseTrenchReference(written)).toEqual(given);
        expect(normalizeTrenchCoordinates(written)).toBe(written);
      }),
    );
  });

  test('squares of the first and the last row have thirty numbers', () => {
    const squares = [...'ABCDEFGHIJKLMNOPQRSTUVWX'];
    expect(squares.filter((square) => numbersIn(square) === 30).join('')).toBe('ABCDEFSTUVWX');
  });
});

describe('as war diaries write it', () => {
  test.each([
    ['G 21 c 5 3', 'G21.c.5.3'],
    ['B.30.a.35.42', 'B30.a.35.42'],
    ['L 32 a 77', 'L32.a.7.7'],
    ['A 30 d 3542', 'A30.d.35.42'],
    ['I 34 D', 'I34.d'],
    ['I 21 AB', 'I21'],
    ['1 6  c  0 7', 'I6.c.0.7'],
    ['0 14 a 6 7', 'O14.a.6.7'],
    ['E.24.a.8.0', 'E24.a.8.0'],
    ['O` 13 c', 'O13.c'],
    ['I 29 c 2', 'I29.c'],
  ])('%s is %s', (written, read) => {
    const reference = readDiaryReference(written, '28');
    expect(reference && formatTrenchReference(reference)).toBe(`28.${read}`);
  });

  test.each(['', 'Z 2', '27 c', 'V b 6 5', 'A 31 b', '40 0 00', 'I -131 85 90'])('%s is none', (written) => {
    expect(readDiaryReference(written, '28')).toBeNull();
  });

  test.each([
    ['27 | Sheet 27 S.E.', ['27']],
    ['57 c N.W.', ['57c']],
    ['28SW', ['28']],
    ['Belgium Sheet 28 Series B', ['28']],
    ['France (B Series) Sheet 27 N.W. 2nd Edition', ['27']],
    ['Albert combined sheet | Sheet 62 D N E | 62D N.E.', ['62d']],
    ['28 | 27', ['28', '27']],
    ['51D N.W, | Gavrelle', ['51d']],
    ['Auchy 4', []],
    ['', []],
  ])('a page that names %s names %j', (text, names) => {
    expect(readSheetNames(text)).toEqual(names);
  });
});
