import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageBetween,
  decodeDate,
  encodeDate,
  formatPartialDate,
  isBefore,
  isComplete,
  isoDate,
  isPossibleDate,
  isUnknown,
  type PartialDate,
  parseDateParts,
  showPart,
  unknownDate,
} from './partialDate.ts';

const part = (min: number, max: number) => fc.option(fc.integer({ min, max }));
/** Any three parts, possible or not. */
const anyParts = fc.record({ day: part(-2, 40), month: part(-2, 15), year: part(900, 10_100) });
const possible = fc.record({ day: part(1, 31), month: part(1, 12), year: part(1000, 9999) }).filter(isPossibleDate);
/** Dates so close together that comparisons meet equal parts. */
const close = fc.record({ day: part(1, 3), month: part(1, 3), year: part(1916, 1918) }).filter(isPossibleDate);

/** The calendar that JavaScript knows. */
function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

describe('a possible date', () => {
  test('of three known parts is a real day [DATE-03]', () => {
    const parts = fc.record({
      day: fc.integer({ min: -1, max: 33 }),
      month: fc.integer({ min: -1, max: 14 }),
      year: fc.integer({ min: 1000, max: 9999 }),
    });
    fc.assert(
      fc.property(parts, ({ day, month, year }) => {
        expect(isPossibleDate({ day, month, year })).toBe(isRealDay(year, month, day));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [{ day: 29, month: 2, year: 1916 }, true],
    [{ day: 29, month: 2, year: 1917 }, false],
    [{ day: 29, month: 2, year: 1900 }, false],
    [{ day: 29, month: 2, year: 2000 }, true],
    [{ day: 31, month: 4, year: 1917 }, false],
    [{ day: 31, month: 12, year: 1917 }, true],
    [{ day: 0, month: 1, year: 1917 }, false],
    [{ day: 1, month: 13, year: 1917 }, false],
    [{ day: 1, month: 1, year: 999 }, false],
    [{ day: 1, month: 1, year: 10_000 }, false],
    [{ day: 1.5, month: 1, year: 1917 }, false],
    [{ day: Number.NaN, month: null, year: null }, false],
  ])('%j: %s [DATE-03]', (date, expected) => {
    expect(isPossibleDate(date)).toBe(expected);
  });

  test.each([
    [{ day: null, month: null, year: null }, true],
    [{ day: 31, month: null, year: null }, true],
    [{ day: 31, month: null, year: 1917 }, true],
    [{ day: 29, month: 2, year: null }, true],
    [{ day: 30, month: 2, year: null }, false],
    [{ day: 31, month: 4, year: null }, false],
    [{ day: null, month: 13, year: null }, false],
    [{ day: 32, month: null, year: null }, false],
    [{ day: null, month: null, year: 999 }, false],
  ])('may lack any part, and a day with a month is checked against a leap year: %j: %s [DATE-11]', (date, expected) => {
    expect(isPossibleDate(date)).toBe(expected);
  });

  test('stays possible when a part of it is forgotten', () => {
    fc.assert(
      fc.property(possible, fc.constantFrom('day', 'month', 'year'), (date, forgotten) => {
        expect(isPossibleDate({ ...date, [forgotten]: null })).toBe(true);
      }),
    );
  });
});

describe('reading parts', () => {
  test('takes numbers and digits; ?, blank, null and absent all mean unknown [DATE-04, DATE-10]', () => {
    for (const unknown of ['?', '??', '????', '', '  ', null, undefined]) {
      expect(parseDateParts(unknown, unknown, unknown)).toEqual(unknownDate);
    }
    expect(parseDateParts('7', '07', ' 1917 ')).toEqual({ day: 7, month: 7, year: 1917 });
    expect(parseDateParts(7, 7, 1917)).toEqual({ day: 7, month: 7, year: 1917 });
    expect(parseDateParts('?', 7, '')).toEqual({ day: null, month: 7, year: null });
  });

  test.each([
    ['007', 1, 1917],
    ['1.5', 1, 1917],
    ['-1', 1, 1917],
    ['1e0', 1, 1917],
    ['١', 1, 1917],
    ['1?', 1, 1917],
    ['een', 1, 1917],
    [1, '1', '17'],
    [1, '1', '01917'],
    [1, '1', '191?'],
    [31, 2, null],
    [0, null, null],
    [null, 0, null],
    [null, null, 0],
  ])('refuses %j/%j/%j: day and month have 1-2 digits, the year 4 [DATE-03, DATE-11]', (day, month, year) => {
    expect(parseDateParts(day, month, year)).toBeNull();
  });

  test('accepts exactly what is possible', () => {
    fc.assert(
      fc.property(anyParts, (date) => {
        expect(parseDateParts(date.day, date.month, date.year)).toEqual(isPossibleDate(date) ? date : null);
      }),
    );
  });
});

describe('the 8 characters', () => {
  test.each([
    [{ day: 31, month: 7, year: 1917 }, '19170731'],
    [{ day: 1, month: 2, year: 1000 }, '10000201'],
    [{ day: null, month: null, year: 1917 }, '1917????'],
    [{ day: null, month: 7, year: 1917 }, '191707??'],
    [{ day: 31, month: null, year: 1917 }, '1917??31'],
    [{ day: 29, month: 2, year: null }, '????0229'],
    [unknownDate, '????????'],
  ])('of %j are %s: four for the year, two for the month, two for the day [DATE-02]', (date, text) => {
    expect(encodeDate(date)).toBe(text);
    expect(decodeDate(text)).toEqual(date);
  });

  test('are 8 whatever the date, and are read back as the same date [DATE-02]', () => {
    fc.assert(
      fc.property(possible, (date) => {
        const text = encodeDate(date);
        expect(text).toMatch(/^[\d?]{8}$/);
        expect(decodeDate(text)).toEqual(date);
      }),
      { numRuns: 1000 },
    );
  });

  test('sort as text with unknown parts last [DATE-12]', () => {
    const texts = ['19170731', '1917????', '191707??', '????????', '1916????', '19170730', '????0731', '191708??'];
    expect([...texts].sort()).toEqual([
      '1916????',
      '19170730',
      '19170731',
      '191707??',
      '191708??',
      '1917????',
      '????0731',
      '????????',
    ]);
  });

  test.each([
    '',
    '1917',
    '191707311',
    '1917073',
    '191707 1',
    '1917-731',
    '19171301',
    '19170230',
    '191?????',
    '09991231',
    '1917?731',
    ' 19170731',
    '１９１７０７３１',
  ])('that are none of a date give nothing: %j', (text) => {
    expect(decodeDate(text)).toBeNull();
  });

  test('that decode encode to themselves, and nothing else decodes', () => {
    const character = fc.constantFrom(...'0123456789?');
    const shaped = fc.tuple(...Array.from({ length: 8 }, () => character)).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(shaped, fc.string({ maxLength: 10 })), (text) => {
        const date = decodeDate(text);
        if (date) expect(encodeDate(date)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('showing', () => {
  test.each([
    [unknownDate, '?/?/?'],
    [{ day: 31, month: 7, year: 1917 }, '31/7/1917'],
    [{ day: null, month: null, year: 1917 }, '?/?/1917'],
    [{ day: 1, month: null, year: null }, '1/?/?'],
  ])('%j reads %s: day/month/year with ? for what is unknown [DATE-01, DATE-09, PUBLIC-18, CONST-24]', (date, text) => {
    expect(formatPartialDate(date)).toBe(text);
  });

  test('a part is its number, or ? for null [DATE-10]', () => {
    expect([showPart(7), showPart(null)]).toEqual([7, '?']);
  });

  test.each([
    [{ day: 1, month: 10, year: 1917 }, '1917-10-01'],
    [{ day: null, month: 10, year: 1917 }, '1917-10'],
    [{ day: 31, month: null, year: 1917 }, '1917'],
    [{ day: 31, month: 10, year: null }, null],
    [unknownDate, null],
  ])('%j in ISO 8601 is %s: cut off at the first unknown part', (date, text) => {
    expect(isoDate(date)).toBe(text);
  });
});

describe('before', () => {
  const date = (text: string) => decodeDate(text) as PartialDate;

  test.each([
    ['1916????', '1917????', true],
    ['1917????', '1916????', false],
    ['191706??', '191707??', true],
    ['19170730', '19170731', true],
    ['19170731', '19170731', false],
    ['1917????', '19170731', false],
    ['19170731', '1917????', false],
    ['????0101', '19170731', false],
    ['????0101', '????0201', false],
    ['1917??01', '1917??02', false],
    ['191612??', '1917????', true],
  ])('%s is before %s: %s, by the parts known on both sides [DATE-14]', (a, b, expected) => {
    expect(isBefore(date(a), date(b))).toBe(expected);
  });

  test('is a strict partial order: nothing before itself, never both ways, and a chain holds', () => {
    fc.assert(
      fc.property(close, close, close, (a, b, c) => {
        expect(isBefore(a, a)).toBe(false);
        if (isBefore(a, b)) expect(isBefore(b, a)).toBe(false);
        if (isBefore(a, b) && isBefore(b, c)) expect(isBefore(a, c)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test('agrees with the order of the texts where both dates are complete', () => {
    const complete = possible.filter(isComplete);
    fc.assert(
      fc.property(complete, complete, (a, b) => {
        expect(isBefore(a, b)).toBe(encodeDate(a) < encodeDate(b));
      }),
    );
  });

  test('says nothing that a later discovery could turn round', () => {
    // A date may become more exact; what was before another then still is.
    fc.assert(
      fc.property(close, close, close, (a, b, found) => {
        const filled = {
          day: a.day ?? found.day,
          month: a.month ?? found.month,
          year: a.year ?? found.year,
        };
        if (isBefore(a, b)) expect(isBefore(filled, b)).toBe(true);
        if (isBefore(b, a)) expect(isBefore(b, filled)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('age', () => {
  const age = (born: string, died: string) =>
    ageBetween(decodeDate(born) as PartialDate, decodeDate(died) as PartialDate);

  test.each([
    ['18950310', '19170309', 21],
    ['18950310', '19170310', 22],
    ['189503??', '191704??', 22],
    ['189503??', '191702??', 21],
    ['189503??', '191703??', null],
    ['1895????', '1917????', null],
    ['????0310', '19170310', null],
    ['18960229', '19000228', 3],
  ])('from %s to %s is %s: only where the known parts leave no doubt [PERSON-26]', (born, died, expected) => {
    expect(age(born, died)).toBe(expected);
  });
});

test('unknown means no part known, complete means all', () => {
  fc.assert(
    fc.property(possible, (date) => {
      const known = [date.day, date.month, date.year].filter((each) => each !== null).length;
      expect([isUnknown(date), isComplete(date)]).toEqual([known === 0, known === 3]);
    }),
  );
});
