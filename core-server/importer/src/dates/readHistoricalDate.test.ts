import { encodeDate, isPossibleDate } from '@salient/shared/lib/dates/partialDate.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultDateOptions } from './dateReading.ts';
import { readHistoricalDate } from './readHistoricalDate.ts';

/** `19160704`, `19150131-19150228`, `<19170803`; `~` in front when it is not certain; `-` when it cannot be read. */
function read(text: string, options = {}): string {
  const date = readHistoricalDate(text, { ...defaultDateOptions, ...options });
  if (!date) return '-';
  const doubt = date.certain ? '' : '~';
  if (date.kind === 'unknown') return `${doubt}?`;
  const border = { before: '<', after: '>', day: '', range: '' }[date.kind];
  const end = date.kind === 'range' ? `-${encodeDate(date.end)}` : '';
  return `${doubt}${border}${encodeDate(date.start)}${end}`;
}

describe('one day', () => {
  test.each([
    ['4./7. 1916', '19160704'],
    ['20. /8. 1914', '19140820'],
    ['2. ?. 1918', '1918??02'],
    ['le 5 juin 1917', '19170605'],
    ['Le 1er avril 1918', '19180401'],
    ['mars 1915', '191503??'],
    ['op 31 juli 1917', '19170731'],
    ['den 4. Jänner 1915', '19150104'],
    ['Nov. 23, 1915.', '19151123'],
    ['Feb. 13. 1915.', '19150213'],
    ['5th of June, 1917', '19170605'],
    ['Monday, June 4 1917', '19170604'],
    ['1917 May 5', '19170505'],
    ['8bre 1914', '191410??'],
    ['5.VI.17', '19170605'],
    ['5/6/16', '19160605'],
    ['5.6.95', '18950605'],
    ['1916-12-03', '19161203'],
    ['1917-07-31T00:00:00.000Z', '19170731'],
    ['31/07/1917 00:00', '19170731'],
    ['1917????', '1917????'],
    ['19170731', '19170731'],
    ['31071917', '19170731'],
    ['1915', '1915????'],
    [', 1915.', '1915????'],
    ['5/1917', '191705??'],
    ['1914-11', '191411??'],
    ['14 July', '????0714'],
    ['xx.05.1917', '191705??'],
    ['00/00/1917', '1917????'],
  ])('reads %s as %s', (text, date) => expect(read(text)).toBe(date));

  test('reads months before days only where the source is said to write them so', () => {
    expect(read('11/26/1915', { order: 'mdy' })).toBe('19151126');
    expect(read('11/26/1915')).toBe('-');
    expect(read('16/5/3', { order: 'ymd' })).toBe('19160503');
  });
});

describe('ranges', () => {
  test.each([
    ['31./1.-28./2. 1915', '19150131-19150228'],
    ['3.-9./12. 1916', '19161203-19161209'],
    ['28./12.-3./1. 1915', '19141228-19150103'],
    ['12./12. 1914 bis 3./1. 1915', '19141212-19150103'],
    ['vom 3. bis 9. Dezember 1916', '19161203-19161209'],
    ['between 3 and 9 Dec 1916', '19161203-19161209'],
    ['du 3 au 9 décembre 1916', '19161203-19161209'],
    ['5 of 6 juni 1917', '19170605-19170606'],
    ['night of 4/5 July 1916', '19160704-19160705'],
    ['4.-5./9. 1915, 7./9. 1915', '19150904-19150907'],
    ['Mai bis Juli 1915', '191505??-191507??'],
    ['1914-18', '1914????-1918????'],
    ['1916/17', '1916????-1917????'],
    ['1887oder 1888', '1887????-1888????'],
  ])('reads %s as %s', (text, range) => expect(read(text)).toBe(range));

  test('takes the last day of the month where a range runs past it, and says so', () => {
    expect(read('1.-31./6. 1916')).toBe('~19160601-19160630');
  });
});

describe('doubt', () => {
  test.each([
    ['ca. 1890', '~1890????'],
    ['Frühjahr 1915', '~1915????'],
    ['fin août 1914', '~191408??'],
    ['[1890]', '~1890????'],
    ['7 fuillet 1894', '~18940707'],
    ['1O/5/1916', '~19160510'],
    ['vor dem 3. 8. 1917', '~<19170803'],
    ['na 5 mei 1917', '~>19170505'],
  ])('reads %s as %s, not certain', (text, date) => expect(read(text)).toBe(date));

  test.each(['', '?', '-', 'unbekannt', 'onbekend', 'inconnu', 'not stated', 's.d.', '??.??.????'])(
    'knows that %j says nothing',
    (text) => expect(read(text)).toBe('?'),
  );

  test.each([
    '185 novembre 1891',
    '30 Feb 1916',
    '31/6/1916',
    '13. 1915.',
    '3.-9./1916',
    '191?',
    '23 septembre 1914 octobre 1916',
    'IR. Nr. 17',
  ])('does not guess at %s', (text) => expect(read(text)).toBe('-'));
});

const months = {
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};

const days = fc
  .record({
    year: fc.integer({ min: 1840, max: 1925 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .filter(isPossibleDate);

test('reads every day in every way that people write it', () => {
  const ways = fc.constantFrom<(d: number, m: number, y: number, name: string) => string>(
    (d, m, y) => `${d}/${m}/${y}`,
    (d, m, y) => `${d}.${m}.${y}`,
    (d, m, y) => `${String(d).padStart(2, '0')}-${String(m).padStart(2, '0')}-${y}`,
    (d, m, y) => `${d}./${m}. ${y}`,
    (d, m, y) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`,
    (d, m, y) => `${y}${String(m).padStart(2, '0')}${String(d).padStart(2, '0')}`,
    (d, _, y, name) => `${d} ${name} ${y}`,
    (d, _, y, name) => `${d}. ${name.toUpperCase()} ${y}.`,
    (d, _, y, name) => `${name} ${d}, ${y}`,
  );
  fc.assert(
    fc.property(days, ways, fc.constantFrom('nl', 'en', 'fr', 'de'), ({ day, month, year }, write, language) => {
      const text = write(day, month, year, months[language][month - 1] as string);
      expect(read(text), text).toBe(encodeDate({ day, month, year }));
    }),
    { numRuns: 1500 },
  );
});

test('reads a range as it was written, also when the first day leaves out what both share', () => {
  fc.assert(
    fc.property(days, days, (a, b) => {
      const [from, to] = encodeDate(a) < encodeDate(b) ? [a, b] : [b, a];
      fc.pre(encodeDate(from) !== encodeDate(to));
      const first =
        from.year !== to.year
          ? `${from.day}./${from.month}. ${from.year}`
          : from.month !== to.month
            ? `${from.day}./${from.month}.`
            : `${from.day}.`;
      expect(read(`${first}-${to.day}./${to.month}. ${to.year}`)).toBe(`${encodeDate(from)}-${encodeDate(to)}`);
    }),
  );
});

test('never throws, and never answers a day that does not exist', () => {
  const bits = fc.constantFrom(
    '3',
    '12',
    '31',
    '1916',
    'mai',
    'bis',
    '-',
    '/',
    '.',
    ' ',
    '?',
    'le',
    'ca.',
    'août',
    '~',
    "'17",
    'II',
    '(',
    ',',
    'o1',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(bits).map((list) => list.join('')),
        fc.string(),
      ),
      (text) => {
        const date = readHistoricalDate(text);
        if (!date) return;
        expect(isPossibleDate(date.start) && isPossibleDate(date.end)).toBe(true);
      },
    ),
    { numRuns: 3000 },
  );
});
