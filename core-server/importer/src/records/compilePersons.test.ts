import { encodeDate } from '@salient/shared/lib/dates/partialDate.ts';
import { describe, expect, test } from 'vitest';
import { parseMapping } from '../mapping/parseMapping.ts';
import { isRejected } from './bindRows.ts';
import { compileMapping } from './compileMapping.ts';
import type { EventRecord, PersonRecord } from './records.ts';

const plain = { kind: 'persons', source: 'test', key: '{nr}', person: { familyname: '{naam}' } };

/** The record that a mapping makes of one row, given as an object of columns. */
function recordOf(row: Record<string, string>, mapping: object = {}): PersonRecord {
  const columns = { nr: '1', naam: 'Peeters', ...row };
  const bound = compileMapping<'persons'>(parseMapping('persons', { ...plain, ...mapping }), Object.keys(columns));
  const record = bound.read({ row: 1, line: 2, cells: Object.values(columns), hasOpenQuote: false });
  if (!record) throw new Error('the row was left out');
  return record;
}

const dateOf = ({ draft }: EventRecord, end: 'start' | 'end' = 'start') =>
  encodeDate({ day: draft[`${end}_day`], month: draft[`${end}_month`], year: draft[`${end}_year`] });
const slots = (record: PersonRecord) => record.events.map(({ slot }) => slot);
const codes = (record: PersonRecord) =>
  record.problems.map(({ severity, code, column }) => `${severity} ${code} ${column}`);

describe('values', () => {
  const surnameOf = (surname: unknown, row: Record<string, string> = {}, more: object = {}) =>
    recordOf({ voornaam: 'Jan', tweede: '', ...row }, { person: { familyname: '{naam}', surname }, ...more }).person
      .surname;

  test('come from templates, with parts that vanish when blank', () => {
    expect(surnameOf('{voornaam}[ ({tweede})]')).toBe('Jan');
    expect(surnameOf('{voornaam}[ ({tweede})]', { tweede: 'Jef' })).toBe('Jan (Jef)');
    expect(surnameOf('Soldaat {tweede}')).toBe('');
    expect(surnameOf('{{{voornaam}}}')).toBe('{Jan}');
    expect(surnameOf('{#3}')).toBe('Jan');
  });

  test('come from the first filled of several, joined, or chosen by a condition', () => {
    expect(surnameOf({ first: ['{tweede}', '{voornaam}'] })).toBe('Jan');
    expect(surnameOf({ join: ['{tweede}', '{voornaam}'], with: '-' })).toBe('Jan');
    const choose = [{ when: { value: '{naam}', is: 'peeters' }, value: 'A' }, { value: 'B' }];
    expect(surnameOf({ choose })).toBe('A');
    expect(surnameOf({ choose }, { naam: 'Claes' })).toBe('B');
    expect(surnameOf({ from: '{voornaam}', when: { all: ['{tweede}', { not: '{nr}' }] }, else: 'X' })).toBe('X');
  });

  test('pass through steps, recipes and tables', () => {
    const more = { recipes: { tidy: ['stripNoise', 'nameCase'] }, tables: { short: { 'Jos.': 'Jozef' } } };
    expect(surnameOf({ from: '{voornaam}', do: ['tidy'] }, { voornaam: 'JAN...' }, more)).toBe('Jan');
    expect(surnameOf({ from: '{voornaam}', do: [{ table: 'short' }] }, { voornaam: 'jos.' }, more)).toBe('Jozef');
    expect(
      surnameOf(
        { from: '{voornaam}', do: [{ match: '(?<last>\\S+), (?<first>.+)', take: '{first}' }] },
        { voornaam: 'Maes, Jan Baptist' },
      ),
    ).toBe('Jan Baptist');
    expect(
      surnameOf({ from: '{voornaam}', do: [{ replace: [['/\\s*\\(.*\\)/i', '']] }] }, { voornaam: 'Jan (Jef)' }),
    ).toBe('Jan');
    expect(
      surnameOf({ from: '{voornaam}', do: [{ split: '/' }, { at: -1 }, { wrap: '<{value}>' }] }, { voornaam: 'a/b/c' }),
    ).toBe('<c>');
  });

  test('say when a table does not know them, or reject the row', () => {
    const gender = (policy: string) => ({
      person: { familyname: '{naam}', gender: { from: '{g}', do: [{ table: { m: 'male' }, else: policy }] } },
    });
    expect(codes(recordOf({ g: 'x' }, gender('reject')))).toEqual(['error VALUE_NOT_IN_TABLE g']);
    expect(recordOf({ g: 'x' }, gender('empty')).problems).toEqual([]);
  });

  test('give alternatives as lists: which reading is the name, which another [PERSON-37]', () => {
    const recipes = {
      kept: [{ split: '\\s*\\|\\s*' }, { drop: '\\{false\\}' }, { replace: [['\\s*\\{true\\}', '']] }],
      other: [{ split: '\\s*\\|\\s*' }, { keep: '\\{false\\}' }, { replace: [['\\s*\\{false\\}', '']] }],
    };
    const { person } = recordOf(
      { naam: 'Hribernik {true} | Hribanik {false}' },
      {
        recipes,
        person: {
          familyname: { from: '{naam}', do: ['kept'] },
          alternative_familynames: { from: '{naam}', do: ['other'] },
        },
      },
    );
    expect(person).toMatchObject({ familyname: 'Hribernik', alternative_familynames: ['Hribanik'] });
  });

  test('come from named groups of a pattern', () => {
    const derive = { unit: { from: '{eenheid}', parts: ['^(?<regt>.+? Nr\\. \\d+), (?<sub>.+)$', '^(?<regt>.+)$'] } };
    const events = [{ type: 'military', enlisted_regt: '{unit.regt}', enlisted_sub: '{unit.sub}' }];
    const [, military] = recordOf({ eenheid: 'k. k. LstIR. Nr. 27, 1. Komp.' }, { derive, events }).events;
    expect(military?.draft).toMatchObject({ enlisted_regt: 'k. k. LstIR. Nr. 27', enlisted_sub: '1. Komp.' });
  });
});

describe('rules', () => {
  test('reject a person without a name, naming the column [PERSON-56, VALID-40]', () => {
    const record = recordOf({ naam: '' });
    expect(isRejected(record)).toBe(true);
    expect(codes(record)).toContain('error AT_LEAST_ONE_FIELD_NEEDED naam');
  });

  test('reject a death before the birth, naming the columns [DATE-14]', () => {
    const record = recordOf({ b: '1890', d: '1880' }, { person: { familyname: '{naam}', born: '{b}', died: '{d}' } });
    expect(codes(record)).toEqual(['error INVALID_DATE_ORDER d']);
  });

  test('reject a row without a key', () => {
    expect(codes(recordOf({ nr: '' }))).toContain('error KEY_EMPTY nr');
  });

  test('leave victims unnamed as to their kind unless the list says it [PERSON-53]', () => {
    expect(recordOf({}).person.victim_type).toBe('unknown');
  });

  test('reject or leave out an event that breaks the rules, as the mapping wants', () => {
    const events = (invalid: string) => [{ type: 'jailed', invalid, jailed_type: '{t}', description: 'x' }];
    expect(codes(recordOf({ t: 'gaol' }, { events: events('reject') }))).toEqual(['error INVALID_OPTION t']);
    const kept = recordOf({ t: 'gaol' }, { events: events('drop') });
    expect(codes(kept)).toEqual(['warning INVALID_OPTION t']);
    expect(slots(kept)).toEqual(['born:0', 'died:0']);
  });

  test('refuse two captivities at once [EVENT-36]', () => {
    const events = ['{a}', '{b}'].map((date) => ({ type: 'jailed', date }));
    expect(codes(recordOf({ a: '1915-01-01 bis 1915-06-01', b: '1915-03-01 bis 1915-09-01' }, { events }))).toEqual([
      'error EVENTS_OVERLAP b',
    ]);
  });
});

describe('dates', () => {
  const died = (text: string, more: object = {}) => {
    const record = recordOf(
      { d: text },
      { language: 'en', person: { familyname: '{naam}', died: { text: '{d}', ...more } } },
    );
    const event = record.events.find(({ slot }) => slot === 'died:0') as EventRecord;
    return { record, date: dateOf(event), description: event.draft.description };
  };

  test('of birth and death stand with the person and with its events alike [EVENT-24]', () => {
    const { record, date } = died('4./7. 1916');
    expect(date).toBe('19160704');
    expect(record.person).toMatchObject({ died_day: 4, died_month: 7, died_year: 1916 });
  });

  test('that are ranges keep what both ends share where one day is asked, and the comments keep the text', () => {
    expect(died('3.-9./12. 1916')).toMatchObject({
      date: '191612??',
      description: 'Date in the source: 3.-9./12. 1916',
    });
    expect(died('vor dem 3. 8. 1917')).toMatchObject({
      date: '????????',
      description: 'Date in the source: vor dem 3. 8. 1917',
    });
  });

  test('that cannot be read are noted, rejected, or give their year, as the mapping wants', () => {
    const noted = died('185 novembre 1891');
    expect([noted.date, noted.description]).toEqual(['????????', 'Date in the source: 185 novembre 1891']);
    expect(codes(noted.record)).toEqual(['warning DATE_UNREADABLE d']);
    expect(died('185 novembre 1891', { unreadable: 'year' }).date).toBe('1891????');
    expect(codes(died('185 novembre 1891', { unreadable: 'reject' }).record)).toEqual(['error INVALID_FORMAT d']);
    expect(died('185 novembre 1891', { unreadable: 'ignore' })).toMatchObject({ date: '????????', description: '' });
  });

  test('outside the years of the list are not believed', () => {
    expect(died('11./9. 1017', { within: ['1914-07-28', '1921'] }).date).toBe('????????');
    expect(died('27/7/1914', { within: ['1914-07-28', '1921'] }).date).toBe('????????');
    expect(died('28/7/1914', { within: ['1914-07-28', '1921'] }).date).toBe('19140728');
  });

  test('come from parts, from two columns, or from the first text that says something', () => {
    const event = (date: unknown, row: Record<string, string>) => {
      const [, found] = recordOf(row, { events: [{ type: 'injured', date }] }).events as [EventRecord, EventRecord];
      return `${dateOf(found)} ${dateOf(found, 'end')}`;
    };
    expect(event({ day: '{d}', month: '{m}', year: '{y}' }, { d: '13.', m: 'Feb.', y: '1915' })).toBe(
      '19150213 ????????',
    );
    expect(event({ start: '{a}', end: '{b}' }, { a: '1915-01-02', b: '1915-03' })).toBe('19150102 191503??');
    expect(event({ any: ['{a}', '{b}'] }, { a: '', b: 'mei 1916' })).toBe('191605?? ????????');
  });
});

describe('events', () => {
  test('are made once for every part of a repeated group, each by its own condition', () => {
    const record = recordOf(
      { wat: 'wounded || pow', wanneer: '4./7. 1916 || 5./8. 1916' },
      {
        each: { lot: { columns: ['wat', 'wanneer'], separator: ' || ' } },
        person: { familyname: '{naam}', war_casualty: 'nee' },
        events: [
          { type: 'injured', each: 'lot', when: { value: '{wat}', is: 'wounded' }, date: '{wanneer}' },
          {
            type: 'jailed',
            each: 'lot',
            when: { value: '{wat}', is: 'pow' },
            date: '{wanneer}',
            jailed_type: 'captive',
          },
        ],
      },
    );
    expect(record.events.map((event) => `${event.slot} ${dateOf(event)}`)).toEqual([
      'born:0 ????????',
      'injured:0 19160704',
      'jailed:0 19160805',
    ]);
  });

  test('are not made where the row says nothing of them', () => {
    const events = [{ type: 'military', enlisted_army: 'B.E.F.', enlisted_rank: '{graad}' }];
    expect(slots(recordOf({ graad: '' }, { events }))).toEqual(['born:0', 'died:0']);
    expect(slots(recordOf({ graad: 'Private' }, { events }))).toEqual(['born:0', 'military:0', 'died:0']);
  });

  test('give survivors a birth and no death [EVENT-24]', () => {
    expect(slots(recordOf({}, { person: { familyname: '{naam}', war_casualty: 'no' } }))).toEqual(['born:0']);
  });

  test('name places, memorials and units for the database to find', () => {
    const [born] = recordOf(
      { dorp: 'Boezinge', land: 'België' },
      {
        events: [
          { type: 'born', place: { name: '{dorp}', country: '{land}', area2: 'West-Vlaanderen', create: true } },
        ],
      },
    ).events;
    expect(born?.places).toMatchObject([
      { names: { nl: 'Boezinge' }, country_code: 'BE', area2: { nl: 'West-Vlaanderen' }, create: true },
    ]);
  });
});

describe('rows', () => {
  test('with more cells than columns are rejected, as their values may stand in the wrong ones', () => {
    const bound = compileMapping<'persons'>(parseMapping('persons', plain), ['nr', 'naam']);
    const record = bound.read({
      row: 1,
      line: 2,
      cells: ['1', 'Peeters', ' Jan'],
      hasOpenQuote: false,
    }) as PersonRecord;
    expect(codes(record)).toEqual(['error TOO_MANY_CELLS ']);
  });

  test('that lack cells are read as blank there', () => {
    const bound = compileMapping<'persons'>(
      parseMapping('persons', { ...plain, person: { familyname: '{naam}', surname: '{v}' } }),
      ['nr', 'naam', 'v'],
    );
    const record = bound.read({ row: 1, line: 2, cells: ['1', 'Peeters'], hasOpenQuote: false }) as PersonRecord;
    expect(isRejected(record)).toBe(false);
    expect(codes(record)).toEqual(['warning TOO_FEW_CELLS ']);
  });

  test('are left out or rejected where the mapping says so', () => {
    const bound = compileMapping<'persons'>(
      parseMapping('persons', {
        ...plain,
        skip: [{ value: '{naam}', is: 'Totaal' }],
        reject: [{ when: { value: '{naam}', is: 'N.N.' }, code: 'NO_NAME', message: 'nobody' }],
      }),
      ['nr', 'naam'],
    );
    const read = (naam: string) => bound.read({ row: 1, line: 2, cells: ['1', naam], hasOpenQuote: false });
    expect(read('Totaal')).toBeNull();
    expect(codes(read('N.N.') as PersonRecord)).toEqual(['error NO_NAME naam']);
  });

  test('have the same checksum as long as the mapping makes the same of them', () => {
    const of = (row: Record<string, string>) => recordOf({ opmerking: '', ...row }).hash.toString('hex');
    expect(of({ opmerking: 'x' })).toBe(of({ opmerking: 'y' }));
    expect(of({ naam: 'Peters' })).not.toBe(of({}));
  });
});

test('cells that say nothing are blank, and stay in the row as they are', () => {
  const record = recordOf(
    { naam: 'Maes', leger: ' Not  Stated ', te: '?' },
    {
      blanks: ['not stated', '?'],
      events: [{ type: 'military', enlisted_army: '{leger}', place: { name: '{te}', create: true } }],
    },
  );
  expect(slots(record)).toEqual(['born:0', 'died:0']);
  expect(record.cells).toContain(' Not  Stated ');
});

test('a text that names no place is neither looked for nor made, and stays as it is written', () => {
  const placesOf = (te: string, more: object = {}) =>
    recordOf({ te }, { language: 'fr', events: [{ type: 'born', place: [{ name: '{te}', create: true }] }], ...more })
      .events[0]?.places;
  expect(placesOf('à ???? (Meuse)')).toMatchObject([{ names: {}, create: false, asWritten: 'à ???? (Meuse)' }]);
  expect(placesOf('Verdun ?')).toMatchObject([{ names: { fr: 'Verdun ?' }, create: true, asWritten: 'Verdun ?' }]);
  // Unless somebody said what it means.
  const is = { name: { fr: 'Meuse' }, type: 'administrative_area_level_2', country: 'FR' };
  const meant = { places: [{ said: { name: 'à ?' }, is }] };
  expect(placesOf('à ?', { meant })).toMatchObject([{ names: { fr: 'Meuse' }, meantFor: 'à ?' }]);
});

test('a country of other days is told in the comments of the event', () => {
  const record = recordOf(
    { te: 'Laibach', land: 'Krain' },
    { language: 'de', events: [{ type: 'born', place: { name: '{te}', country: '{land}', create: true } }] },
  );
  expect(record.events[0]?.draft.description).toBe('Land in der Quelle: Krain');
  expect(codes(record)).toEqual(['warning COUNTRY_UNKNOWN land']);
});
