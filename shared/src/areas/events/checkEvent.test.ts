import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossibleDate } from '../../lib/dates/partialDate.ts';
import { checkEvent, overlaps } from './checkEvent.ts';
import { enlistedReasons, jailedTypes, memorialKinds, whereReasons } from './eventChoices.ts';
import { type EventDraft, emptyEvent } from './eventDraft.ts';
import { type EventType, eventTypeFields, eventTypes, placelessTypes, singleDateTypes } from './eventTypes.ts';
import type { PersonEventInput } from './personEvent.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
type Input = Partial<PersonEventInput>;
/** An event that passes, whatever its type. */
const event = (type: EventType, fields: Input = {}): Input => ({
  type,
  ...(type === 'memorated' ? { memorial_id: id(9) } : {}),
  ...fields,
});
const errorsOf = (input: Input, base?: EventDraft) => checkEvent(input, base).errors.errors;
const draftOf = (input: Input, base?: EventDraft) => checkEvent(input, base).draft as EventDraft;

/** Fields of the documents by type, written out once more (document 1, section 3.3). */
const ownFields: Record<EventType, string[]> = {
  born: [],
  school: ['school_name', 'school_direction'],
  work: ['work_company_name', 'work_profession'],
  where: ['where_reason'],
  marriage: ['marriage_partner'],
  military: [
    ...['enlisted_reason', 'enlisted_army', 'enlisted_regt', 'enlisted_unit', 'enlisted_nr', 'enlisted_sub'],
    ...['enlisted_rank', 'enlisted_number', 'military_entity_id', 'military_regiment_id'],
  ],
  jailed: ['jailed_type'],
  injured: ['injured_wound', 'injured_cause'],
  hospitalized: [],
  died: ['death_reason'],
  memorated: ['memorial_id', 'memorial_kind', 'memorial_ref'],
  decorated: ['decoration', 'citation'],
  extra: [],
  cwxrm: ['batch', 'csv_id', 'first_name', 'last_name', 'email', 'group', 'sponsor_name', 'mail_labels'],
};

describe('the values', () => {
  test('are those of the documents [EVENT-02, EVENT-05, EVENT-06, EVENT-08, EVENT-11]', () => {
    expect([...eventTypes].sort()).toEqual(Object.keys(ownFields).sort());
    expect(eventTypes).toHaveLength(14);
    expect(whereReasons).toEqual(['homeaddress', 'fugitive', 'evacuated', 'deportated', 'moved']);
    expect(enlistedReasons).toEqual([
      ...['enlisted', 'active service', 'posted to', 'attached to', 'renumbered', 'transferred to', 'promoted'],
    ]);
    expect(jailedTypes).toEqual(['jailed', 'captive']);
    expect(memorialKinds).toEqual(['original', 'current', 'none', 'unknown']);
  });

  test('defaults: home address, active service, jailed, current [EVENT-31, EVENT-32]', () => {
    expect(draftOf(event('where')).where_reason).toBe('homeaddress');
    expect(draftOf(event('military')).enlisted_reason).toBe('active service');
    expect(draftOf(event('jailed')).jailed_type).toBe('jailed');
    expect(draftOf(event('memorated')).memorial_kind).toBe('current');
  });
});

describe.each(eventTypes)('%s', (type) => {
  /** Every field of every type, filled. */
  const everything: Input = {
    type,
    start_day: 1,
    start_month: 2,
    start_year: 1915,
    end_day: 3,
    end_month: 4,
    end_year: 1916,
    place_id: id(1),
    topo: 'Markt 1',
    description: 'tekst',
    ...Object.fromEntries(
      Object.values(ownFields)
        .flat()
        .filter((field) => field !== 'batch' && field !== 'csv_id')
        .map((field) => [field, `waarde van ${field}`]),
    ),
    where_reason: 'moved',
    enlisted_reason: 'promoted',
    jailed_type: 'captive',
    memorial_kind: 'original',
    military_entity_id: id(2),
    military_regiment_id: id(3),
    memorial_id: id(4),
  };

  test('has exactly the common fields and its own; those of other types are dropped [EVENT-01, EVENT-03, EVENT-04, EVENT-05, EVENT-06, EVENT-07, EVENT-08, EVENT-09, EVENT-10, EVENT-11, EVENT-12, EVENT-13, EVENT-14, EVENT-15]', () => {
    expect([...eventTypeFields[type]].sort()).toEqual([...ownFields[type]].sort());
    const { draft, errors } = checkEvent(everything);
    expect(errors.errors).toEqual({});
    const blank = emptyEvent(type);
    const own = ownFields[type].filter((field) => field !== 'batch' && field !== 'csv_id');
    const expected: Record<string, unknown> = {
      ...blank,
      start_day: 1,
      start_month: 2,
      start_year: 1915,
      topo: 'Markt 1',
      description: 'tekst',
      ...Object.fromEntries(own.map((field) => [field, everything[field as keyof Input]])),
    };
    if (!['decorated', 'cwxrm', 'military', 'born', 'died'].includes(type)) {
      Object.assign(expected, { end_day: 3, end_month: 4, end_year: 1916 });
    }
    if (!['memorated', 'decorated'].includes(type)) expected.place_id = id(1);
    expect(draft).toEqual(expected);
  });

  test('has one date or two, and a place or none, as the documents say [EVENT-17, EVENT-18, EVENT-19]', () => {
    expect(singleDateTypes.has(type)).toBe(['decorated', 'cwxrm', 'military', 'born', 'died'].includes(type));
    expect(placelessTypes.has(type)).toBe(['memorated', 'decorated'].includes(type));
  });

  test('keeps its text within its length, each error beside its field [EVENT-37, VALID-12, VALID-39]', () => {
    const long = Object.fromEntries(
      [
        'topo',
        'description',
        ...ownFields[type].filter((field) => !/_id$|_reason$|_type$|_kind$|^batch$/.test(field)),
      ].map((field) => [field, 'x'.repeat(10_001)]),
    );
    if (type === 'died') long.death_reason = 'x'.repeat(10_001);
    const errors = errorsOf(event(type, long));
    expect(errors).toEqual(Object.fromEntries(Object.keys(long).map((field) => [field, [`${field}: INVALID_LENGTH`]])));
  });

  test('an update of nothing changes nothing, and null clears', () => {
    const stored = draftOf(everything);
    expect(draftOf({}, stored)).toEqual(stored);
    const cleared = draftOf(
      {
        ...Object.fromEntries(
          ownFields[type].filter((field) => !/^(batch|csv_id|memorial_id)$/.test(field)).map((field) => [field, null]),
        ),
        ...{ start_day: null, start_month: null, start_year: null, end_day: null, end_month: null, end_year: null },
        ...{ place_id: null, topo: null, description: null },
      },
      stored,
    );
    expect(cleared).toEqual({ ...emptyEvent(type), memorial_id: stored.memorial_id });
  });
});

describe('the type', () => {
  test('unknown is INVALID_OPTION, and nothing is drafted [EVENT-21, EVENT-38]', () => {
    for (const type of ['', 'Born', 'buried', 'constructor', '__proto__']) {
      expect(checkEvent({ type }).draft).toBeNull();
      expect(errorsOf({ type })).toEqual({ type: ['type: INVALID_OPTION'] });
    }
    expect(errorsOf({})).toEqual({ type: ['type: INVALID_OPTION'] });
  });

  test('of a stored event stays', () => {
    const stored = draftOf(event('school'));
    expect(errorsOf({ type: 'work' }, stored)).toEqual({ type: ['type: INVALID_OPTION'] });
    expect(errorsOf({ type: 'school' }, stored)).toEqual({});
    expect(errorsOf({}, stored)).toEqual({});
  });
});

describe('dates', () => {
  test('bad ones are INVALID_FORMAT on start_day or end_day, end before start INVALID_DATE_ORDER on end_day [EVENT-38, PERSON-55, DATE-14]', () => {
    expect(errorsOf(event('school', { start_day: 30, start_month: 2, end_year: 'x' }))).toEqual({
      start_day: ['start_day: INVALID_FORMAT'],
      end_day: ['end_day: INVALID_FORMAT'],
    });
    expect(errorsOf(event('school', { start_year: 1916, end_year: 1915 }))).toEqual({
      end_day: ['end_day: INVALID_DATE_ORDER'],
    });
    expect(errorsOf(event('school', { start_year: 1916, start_month: 2, end_year: 1916 }))).toEqual({});
  });

  test('of a type with one date say nothing of an end, however wrong [EVENT-17]', () => {
    for (const type of singleDateTypes) {
      expect(errorsOf(event(type, { start_year: 1916, end_year: 1800, end_day: 99 })), type).toEqual({});
    }
  });
});

describe('choices', () => {
  test.each([
    ['where', 'where_reason', whereReasons],
    ['military', 'enlisted_reason', enlistedReasons],
    ['jailed', 'jailed_type', jailedTypes],
    ['memorated', 'memorial_kind', memorialKinds],
  ] as const)('of %s: %s is one of its values, else INVALID_OPTION [EVENT-38, VALID-22]', (type, field, values) => {
    for (const value of values) expect(draftOf(event(type, { [field]: value }))[field]).toBe(value);
    for (const wrong of ['other', 'constructor', values[0].toUpperCase()]) {
      expect(errorsOf(event(type, { [field]: wrong }))).toEqual({ [field]: [`${field}: INVALID_OPTION`] });
    }
  });

  test('a memorated event needs its memorial [EVENT-38, VALID-17]', () => {
    const missing = { memorial_id: ['memorial_id: DATA_REQUIRED'] };
    expect(errorsOf({ type: 'memorated' })).toEqual(missing);
    expect(errorsOf({ memorial_id: null }, draftOf(event('memorated')))).toEqual(missing);
  });
});

test('batch and csv_id are kept and cannot be sent [EVENT-14]', () => {
  const stored = { ...draftOf(event('cwxrm', { first_name: 'Ann' })), batch: 'B7', csv_id: '12' };
  expect(draftOf({ batch: 'X', csv_id: 'Y', first_name: 'Anna' } as Input, stored)).toEqual({
    ...stored,
    first_name: 'Anna',
  });
  expect(draftOf({ type: 'cwxrm', batch: 'X', csv_id: 'Y' } as Input)).toMatchObject({ batch: '', csv_id: '' });
});

test('a choice that is sent blank or cleared is the one that a new event has [EVENT-31]', () => {
  for (const where_reason of ['', null]) {
    const { draft, errors } = checkEvent(event('where', { where_reason }));
    expect([draft?.where_reason, errors.errors]).toEqual(['homeaddress', {}]);
  }
});

describe('overlap', () => {
  const period = (type: EventType, from: string, to: string, fields: Input = {}) => {
    const [start_day, start_month, start_year] = from.split('/');
    const [end_day, end_month, end_year] = to.split('/');
    return draftOf(event(type, { start_day, start_month, start_year, end_day, end_month, end_year, ...fields }));
  };
  const school = (from: string, to: string) => period('school', from, to);

  test.each([
    ['1/1/1915', '31/1/1915', '15/1/1915', '15/2/1915', true],
    ['1/1/1915', '31/1/1915', '31/1/1915', '15/2/1915', false],
    ['1/1/1915', '31/1/1915', '30/1/1915', '15/2/1915', true],
    ['1/1/1915', '31/1/1915', '1/2/1915', '15/2/1915', false],
    ['1/1/1915', '31/1/1915', '5/1/1915', '6/1/1915', true],
    ['1/1/1915', '31/1/1915', '5/1/1915', '5/1/1915', false],
    ['5/1/1915', '6/1/1915', '5/1/1915', '6/1/1915', true],
    ['5/1/1915', '5/1/1915', '5/1/1915', '5/1/1915', false],
    ['1/1/1915', '31/1/1915', '?/1/1915', '15/2/1915', false],
    ['1/1/1915', '?/?/?', '1/1/1915', '15/2/1915', false],
    ['1/1/1915', '?/12/1916', '1/1/1915', '15/2/1915', false],
    ['1/12/1914', '1/3/1915', '1/1/1915', '15/2/1916', true],
    ['1/1/1914', '31/12/1914', '1/1/1915', '15/2/1915', false],
  ])('%s-%s and %s-%s: %s, when both are complete and share more than one day [EVENT-36]', (a, b, c, d, expected) => {
    expect(overlaps(school(a, b), school(c, d))).toBe(expected);
    expect(overlaps(school(c, d), school(a, b))).toBe(expected);
  });

  const year = ['1/1/1915', '31/12/1915'] as const;

  test('is of the same type and the same reason or kind only [EVENT-36]', () => {
    expect(overlaps(period('school', ...year), period('work', ...year))).toBe(false);
    expect(overlaps(period('where', ...year), period('where', ...year))).toBe(true);
    expect(overlaps(period('where', ...year), period('where', ...year, { where_reason: 'fugitive' }))).toBe(false);
    expect(overlaps(period('jailed', ...year), period('jailed', ...year, { jailed_type: 'captive' }))).toBe(false);
  });

  test('never is of memorated, decorated, cwxrm and extra [EVENT-36]', () => {
    for (const type of ['memorated', 'decorated', 'cwxrm', 'extra'] as const) {
      expect(overlaps(period(type, ...year), period(type, ...year)), type).toBe(false);
    }
  });

  test('means the same from both sides', () => {
    const day = fc.record({ day: fc.integer({ min: 1, max: 5 }), month: fc.constant(1), year: fc.constant(1915) });
    const drawn = fc.tuple(fc.constantFrom('school', 'work', 'where', 'jailed'), day, day).map(([type, a, b]) =>
      draftOf(
        event(type as EventType, {
          ...{ start_day: Math.min(a.day, b.day), start_month: 1, start_year: 1915 },
          ...{ end_day: Math.max(a.day, b.day), end_month: 1, end_year: 1915 },
        }),
      ),
    );
    fc.assert(
      fc.property(drawn, drawn, (a, b) => {
        expect(overlaps(a, b)).toBe(overlaps(b, a));
      }),
    );
  });
});

describe('any input', () => {
  const text = fc.option(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...whereReasons, ...enlistedReasons)),
  );
  const part = fc.option(
    fc.oneof(fc.integer({ min: -1, max: 40 }), fc.integer({ min: 1880, max: 1920 }), fc.constantFrom('?', '7')),
  );
  const fields = [...new Set(Object.values(ownFields).flat())].filter((field) => !/_id$|^batch$/.test(field));
  const anyInput = fc
    .record({
      type: fc.constantFrom<string>(...eventTypes, 'other'),
      ...{ start_day: part, start_month: part, start_year: part, end_day: part, end_month: part, end_year: part },
      ...{ topo: text, description: text },
      ...Object.fromEntries(fields.map((field) => [field, text])),
    } as Record<string, fc.Arbitrary<unknown>>)
    .map((input) => ({ memorial_id: id(4), ...input }) as Input);

  test('without errors gives a draft with possible dates in order, that is its own stored form', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { draft, errors } = checkEvent(input);
        if (!draft || !errors.isEmpty) return;
        expect(isPossibleDate({ day: draft.start_day, month: draft.start_month, year: draft.start_year })).toBe(true);
        expect(isPossibleDate({ day: draft.end_day, month: draft.end_month, year: draft.end_year })).toBe(true);
        expect(draftOf(draft as Input)).toEqual(draft);
        expect(draftOf({}, draft)).toEqual(draft);
      }),
      { numRuns: 3000 },
    );
  });
});
