import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPossibleDate } from '../../lib/dates/partialDate.ts';
import { nameList } from '../../lib/fields/readFields.ts';
import { datasets } from '../datasets/datasets.ts';
import { relationTypes } from '../relations/relationTypes.ts';
import { checkPerson, emptyPerson } from './checkPerson.ts';
import type { PersonInput } from './person.ts';
import type { PersonDraft } from './personFields.ts';
import { genders, personLimits, victimTypeDetails, victimTypes } from './personValues.ts';

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const errorsOf = (input: PersonInput, base?: PersonDraft) => checkPerson(input, base).errors.errors;
const draftOf = (input: PersonInput, base?: PersonDraft) => checkPerson(input, base).draft;
const named = (input: PersonInput): PersonInput => ({ surname: 'Jan', ...input });

describe('the values', () => {
  test('are those of the documents [PERSON-02, PERSON-39, PERSON-42, PERSON-43]', () => {
    expect(genders).toEqual(['male', 'female', 'undefined']);
    expect(victimTypes).toEqual(['civilian', 'military', 'none', 'unknown']);
    expect(victimTypeDetails).toEqual(['none', 'unknown', 'deportated', 'executed']);
    expect([...datasets].sort()).toEqual(
      [
        ...['any', 'deaths', 'namelist', 'irish_memorial_records', 'survivors', 'with_documentation', 'contacts'],
        ...['military', 'stories', 'stories_1', 'stories_2', 'stories_3', 'stories_4'],
      ].sort(),
    );
  });

  test('of a new person are: gender undefined, civilian, details unknown, a victim, in the names list, no Irish record, age 0 [PERSON-39, PERSON-41, PERSON-42, PERSON-43, PERSON-44, PERSON-45, PERSON-46]', () => {
    expect(draftOf({ surname: 'Jan' })).toEqual({
      ...emptyPerson,
      surname: 'Jan',
      gender: 'undefined',
      victim_type: 'civilian',
      victim_type_details: 'unknown',
      war_casualty: true,
      in_namelist: true,
      irish_memorial_records: false,
      died_age: 0,
    });
  });
});

describe('names', () => {
  test('one of first and last name is needed, whichever [PERSON-35, PERSON-36, PERSON-56]', () => {
    expect(errorsOf({ surname: 'Jan' })).toEqual({});
    expect(errorsOf({ familyname: 'Peeters' })).toEqual({});
    for (const nothing of [{}, { surname: ' ' }, { surname: null, familyname: '\u200b' }]) {
      expect(errorsOf(nothing)).toEqual({
        surname: ['surname: AT_LEAST_ONE_FIELD_NEEDED'],
        familyname: ['familyname: AT_LEAST_ONE_FIELD_NEEDED'],
      });
    }
  });

  test('have at most 200 characters, counted after cleaning [PERSON-56, VALID-39]', () => {
    for (const field of ['surname', 'familyname'] as const) {
      expect(errorsOf(named({ [field]: ` ${'x'.repeat(200)} ` }))).toEqual({});
      expect(errorsOf(named({ [field]: 'x'.repeat(201) }))).toEqual({ [field]: [`${field}: INVALID_LENGTH`] });
    }
    expect(errorsOf(named({ initials: 'x'.repeat(51), nationality: 'x'.repeat(201) }))).toEqual({
      initials: ['initials: INVALID_LENGTH'],
      nationality: ['nationality: INVALID_LENGTH'],
    });
  });

  test('alternatives come as a list or comma-separated; blanks and repeats are dropped [PERSON-37]', () => {
    expect(nameList(' Jan, Jean ,,Jan,\tJohn  B. ')).toEqual(['Jan', 'Jean', 'John B.']);
    expect(nameList(['Jan', ' Jan', '', 'De Smet, jr.'])).toEqual(['Jan', 'De Smet, jr.']);
    expect(draftOf(named({ alternative_surnames: 'Jean, John', alternative_familynames: ['Smets'] }))).toMatchObject({
      alternative_surnames: ['Jean', 'John'],
      alternative_familynames: ['Smets'],
    });
  });

  test('there are at most 20 alternatives of each, of at most 200 characters [PERSON-56]', () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `Naam ${index}`);
    for (const field of ['alternative_surnames', 'alternative_familynames'] as const) {
      expect(errorsOf(named({ [field]: names(20) }))).toEqual({});
      expect(errorsOf(named({ [field]: names(21) }))).toEqual({ [field]: [`${field}: TOO_MANY_VALUES`] });
      expect(errorsOf(named({ [field]: names(21).join(',') }))).toEqual({ [field]: [`${field}: TOO_MANY_VALUES`] });
      expect(errorsOf(named({ [field]: ['x'.repeat(201)] }))).toEqual({ [field]: [`${field}: INVALID_LENGTH`] });
      expect(errorsOf(named({ [field]: Array(21).fill('same') }))).toEqual({});
    }
  });
});

describe('choices', () => {
  test.each([
    ['gender', genders],
    ['victim_type', victimTypes],
    ['victim_type_details', victimTypeDetails],
  ] as const)('%s is one of its values in any case, else INVALID_OPTION [PERSON-54, VALID-22]', (field, values) => {
    for (const value of values) {
      expect(draftOf(named({ [field]: value }))[field]).toBe(value);
      expect(draftOf(named({ [field]: value.toUpperCase() }))[field]).toBe(value);
    }
    for (const wrong of ['other', '', ' male', 'constructor']) {
      expect(errorsOf(named({ [field]: wrong }))).toEqual({ [field]: [`${field}: INVALID_OPTION`] });
    }
    expect(draftOf(named({ [field]: null }))[field]).toBe(emptyPerson[field]);
  });

  test('a victim type that only imports give stays until somebody picks another [PERSON-53]', () => {
    for (const victim_type of ['none', 'unknown'] as const) {
      const stored = { ...emptyPerson, surname: 'Jan', victim_type };
      expect(draftOf({ nationality: 'Belg' }, stored).victim_type).toBe(victim_type);
      expect(draftOf({ victim_type: 'military' }, stored).victim_type).toBe('military');
    }
  });
});

describe('dates', () => {
  test('bad parts are one INVALID_FORMAT on the whole date [PERSON-54, PERSON-55, DATE-11]', () => {
    expect(errorsOf(named({ born_day: 31, born_month: 4, died_year: 17 }))).toEqual({
      born_date: ['born_date: INVALID_FORMAT'],
      died_date: ['died_date: INVALID_FORMAT'],
    });
  });

  test('death before birth is INVALID_DATE_ORDER on the death, by the parts known on both sides [DATE-14, VALID-23]', () => {
    const wrong = { died_date: ['died_date: INVALID_DATE_ORDER'] };
    expect(errorsOf(named({ born_year: 1900, died_year: 1899 }))).toEqual(wrong);
    expect(errorsOf(named({ born_year: 1900, born_month: 5, died_year: 1900, died_month: 4 }))).toEqual(wrong);
    expect(errorsOf(named({ born_year: 1900, born_month: 5, died_year: 1900 }))).toEqual({});
    expect(errorsOf(named({ born_month: 5, died_year: 1800 }))).toEqual({});
    const born = { ...emptyPerson, surname: 'Jan', born_year: 1900 };
    expect(errorsOf({ died_year: '1899' }, born)).toEqual(wrong);
  });

  test('? and blank are stored as unknown [DATE-04, DATE-10, PERSON-40]', () => {
    expect(draftOf(named({ born_day: '?', born_month: '', born_year: null, died_day: '07' }))).toMatchObject({
      born_day: null,
      born_month: null,
      born_year: null,
      died_day: 7,
    });
  });
});

describe('the age at death', () => {
  test.each([
    [27, 27],
    ['27', 27],
    [' 27 ', 27],
    [0, 0],
    [130, 130],
    ['', 0],
    ['?', 0],
    [null, 0],
  ])('%j is read as %s [PERSON-41]', (given, age) => {
    expect([draftOf(named({ died_age: given })).died_age, errorsOf(named({ died_age: given }))]).toEqual([age, {}]);
  });

  test.each([
    ['zeventig', 'INVALID_FORMAT'],
    [-1, 'INVALID_FORMAT'],
    [1.5, 'INVALID_FORMAT'],
    [1e30, 'INVALID_FORMAT'],
    [131, 'INVALID_DATA'],
  ])('%j is %s: whole years from 0 to 130 [PERSON-56]', (given, code) => {
    expect(errorsOf(named({ died_age: given }))).toEqual({ died_age: [`died_age: ${code}`] });
  });
});

describe('flags that contradict each other', () => {
  test.each([
    [
      { war_casualty: true, victim_type: 'military' },
      { in_namelist: true, irish_memorial_records: true },
    ],
    [
      { war_casualty: true, victim_type: 'civilian' },
      { in_namelist: true, irish_memorial_records: false },
    ],
    [
      { war_casualty: false, victim_type: 'military' },
      { in_namelist: false, irish_memorial_records: false },
    ],
    [
      { war_casualty: false, victim_type: 'civilian' },
      { in_namelist: false, irish_memorial_records: false },
    ],
  ])(
    'of %j are put right, not refused: %j [PERSON-44, PERSON-45, PERSON-46, PERSON-47, PERSON-52]',
    (given, expected) => {
      const sent = named({ ...given, in_namelist: true, irish_memorial_records: true });
      expect(errorsOf(sent)).toEqual({});
      expect(draftOf(sent)).toMatchObject(expected);
    },
  );
});

describe('relations and memberships', () => {
  test('a relation is of a known kind, to somebody else, once in each kind [RELATION-02, RELATION-05, RELATION-08, RELATION-09, VALID-16]', () => {
    const relate = (...relations: NonNullable<PersonInput['relations']>) => errorsOf(named({ id: id(1), relations }));
    for (const relation of relationTypes) expect(relate({ person_id: id(2), relation })).toEqual({});
    expect(relate({ person_id: id(2), relation: 'neighbour' })).toEqual({ relations: ['relations: INVALID_OPTION'] });
    expect(relate({ person_id: id(1), relation: 'friend' })).toEqual({ relations: ['relations: INVALID_REFERENCE'] });
    const friend = { person_id: id(2), relation: 'friend' };
    expect(relate(friend, friend)).toEqual({ relations: ['relations: CONNECTION_ALREADY_EXISTS'] });
    expect(relate(friend, { ...friend, relation: 'cousin' }, { ...friend, person_id: id(3) })).toEqual({});
    expect(relate({ ...friend, comments: 'x'.repeat(10_001) })).toEqual({ relations: ['relations: INVALID_LENGTH'] });
  });

  test('a person is in a project once [RELATION-10, RELATION-11]', () => {
    const membership = { project: id(5), notes: 'zaal 1' };
    expect(errorsOf(named({ project_memberships: [membership] }))).toEqual({});
    expect(errorsOf(named({ project_memberships: [membership, { project: id(5) }] }))).toEqual({
      project_memberships: ['project_memberships: CONNECTION_ALREADY_EXISTS'],
    });
  });

  test('not spoken of is not changed; an empty list clears', () => {
    expect(checkPerson(named({}))).toMatchObject({ relations: undefined, memberships: undefined });
    expect(checkPerson(named({ relations: [], project_memberships: [] }))).toMatchObject({
      relations: [],
      memberships: [],
    });
  });
});

describe('any input', () => {
  const text = fc.option(
    fc.oneof(fc.string({ unit: 'binary', maxLength: 250 }), fc.constantFrom('', '?', 'male', 'military')),
    {
      nil: undefined,
    },
  );
  const part = fc.option(
    fc.oneof(
      fc.integer({ min: -1, max: 40 }),
      fc.integer({ min: 1880, max: 1920 }),
      fc.constantFrom('?', '', '7', '1917'),
    ),
    {
      nil: undefined,
    },
  );
  const anyInput: fc.Arbitrary<PersonInput> = fc.record({
    surname: text,
    familyname: text,
    alternative_surnames: text,
    initials: text,
    gender: text,
    victim_type: text,
    victim_type_details: text,
    born_day: part,
    born_month: part,
    born_year: part,
    died_day: part,
    died_month: part,
    died_year: part,
    died_age: part,
    war_casualty: fc.option(fc.boolean()),
    in_namelist: fc.option(fc.boolean()),
    irish_memorial_records: fc.option(fc.boolean()),
    description: text,
  });

  test('gives a draft that holds every rule of the database when there are no errors', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { draft, errors } = checkPerson(input);
        if (!errors.isEmpty) return;
        expect(draft.surname + draft.familyname).not.toBe('');
        expect(draft.surname.length).toBeLessThanOrEqual(personLimits.name);
        expect(isPossibleDate({ day: draft.born_day, month: draft.born_month, year: draft.born_year })).toBe(true);
        expect(isPossibleDate({ day: draft.died_day, month: draft.died_month, year: draft.died_year })).toBe(true);
        expect(draft.died_age).toBeGreaterThanOrEqual(0);
        expect(draft.died_age).toBeLessThanOrEqual(personLimits.diedAge);
        expect(draft.in_namelist && !draft.war_casualty).toBe(false);
        expect(draft.irish_memorial_records && !(draft.war_casualty && draft.victim_type === 'military')).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });

  test('checked again in its stored form gives the same, and an update of nothing changes nothing', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { draft, errors } = checkPerson(input);
        if (!errors.isEmpty) return;
        expect(draftOf(draft)).toEqual(draft);
        expect(draftOf({}, draft)).toEqual(draft);
      }),
      { numRuns: 3000 },
    );
  });
});
