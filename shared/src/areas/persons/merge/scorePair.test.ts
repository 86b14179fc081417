import { describe, expect, test } from 'vitest';
import { type ScoredPerson, scorePair, withinOneSlip } from './scorePair.ts';

const man = (given: Partial<ScoredPerson> = {}): ScoredPerson => ({
  ...{ surname: 'Jan', familyname: 'Vandenberghe', alternative_surnames: [], alternative_familynames: [] },
  ...{ gender: 'male', victim_type: 'military', born: '18900302', died: '19171004' },
  ...{ numbers: ['12345'], regiments: ['3l'], birthplace: null },
  ...given,
});

describe('one man in two lists', () => {
  test.each([
    ['spelt otherwise', { familyname: 'Van den Berge' }],
    ['with one letter wrong', { familyname: 'Vandenberghr', numbers: [] }],
    ['with the initial only', { surname: 'J.' }],
    ['without a birth', { born: '????????' }],
    ['with day and month swapped', { born: '18900203' }],
    ['with a second first name', { surname: 'Jan Baptist', numbers: [] }],
    ['with another number after he moved', { numbers: ['777'] }],
    ['known by year only', { born: '1890????', numbers: [], regiments: [] }],
    ['under an alternative name', { familyname: 'Berger', alternative_familynames: ['Vandenberghe'] }],
  ])('is found %s', (_, given) => {
    const found = scorePair(man(), man(given));
    expect(found?.score).toBeGreaterThanOrEqual(50);
    expect(scorePair(man(given), man())).toEqual(found);
  });

  test('scores highest when all agrees, and says what does', () => {
    expect(scorePair(man(), man())).toEqual({
      score: 100,
      reasons: ['same_name', 'born', 'died', 'number', 'regiment'],
    });
  });
});

describe('two men', () => {
  test.each<[string, Partial<ScoredPerson>, Partial<ScoredPerson>?]>([
    ['father and son', { born: '18650412', died: '1916????', numbers: [] }],
    ['cousins of one name in one regiment', { born: '18930711', died: '19141023', numbers: ['999'] }],
    ['namesakes who fell on one day', { born: '18950101', numbers: ['444'], regiments: ['9l'] }],
    ['brothers', { surname: 'Karel', born: '18920511', numbers: ['888'] }],
    [
      'brothers with one middle name',
      { surname: 'Karel Petrus', born: '????????', numbers: [] },
      { surname: 'Jan Petrus' },
    ],
    ['twins', { surname: 'Karel', died: '19150501', numbers: ['888'] }],
    ['a man and his sister', { surname: 'Johanna', gender: 'female', victim_type: 'civilian', numbers: [] }],
    ['strangers of one day', { surname: 'Piet', familyname: 'Lowyck', numbers: [] }],
    ['namesakes of whom little is known', { born: '????????', died: '1917????', numbers: [], regiments: [] }],
  ])('are left alone: %s', (_, given, own = {}) => {
    expect(scorePair(man(own), man(given))).toBeNull();
  });
});

describe('what each comparison weighs, by the score of two who share names and birth', () => {
  /** Names (5 + 3) and birth (8) are 4 above the threshold: 66. Each point more or less is 4. */
  const known = { died: '????????', numbers: [], regiments: [] };
  const score = (given: Partial<ScoredPerson>, own: Partial<ScoredPerson> = {}) =>
    scorePair(man({ ...known, ...own }), man({ ...known, ...given }))?.score ?? null;

  test.each<[string, number | null, Partial<ScoredPerson>, Partial<ScoredPerson>?]>([
    ['nothing else', 66, {}],
    ['a birth without its day', 50, { born: '189003??' }],
    ['one day of death', 90, { died: '19171004' }, { died: '19171004' }],
    ['one month of death', 82, { died: '191710??' }, { died: '19171004' }],
    ['one year of death', 74, { died: '1917????' }, { died: '19171004' }],
    ['one day of death of unknown years', 66, { died: '????1004' }, { died: '19171004' }],
    ['deaths a day apart', 62, { died: '19171005' }, { died: '19171004' }],
    ['deaths a year apart', 62, { died: '19161004' }, { died: '19171004' }],
    ['deaths two years apart', null, { died: '19151004' }, { died: '19171004' }],
    ['deaths in two months', 54, { died: '191711??' }, { died: '19171004' }],
    ['deaths in another month and on another day', null, { died: '19171105' }, { died: '19171004' }],
    ['deaths with day and month swapped', 78, { died: '19170410' }, { died: '19171004' }],
    ['a day and a month that are only half swapped', null, { died: '19170411' }, { died: '19171004' }],
    ['one number', 94, { numbers: ['9', '12'] }, { numbers: ['12'] }],
    ['other numbers', 54, { numbers: ['9'] }, { numbers: ['12'] }],
    ['a number on one side', 66, { numbers: ['9'] }],
    ['one regiment', 72, { regiments: ['3l'] }, { regiments: ['3l', '9l'] }],
    ['other regiments', 60, { regiments: ['3l'] }, { regiments: ['9l'] }],
    ['one birthplace', 74, { birthplace: 'a' }, { birthplace: 'a' }],
    ['other birthplaces', 58, { birthplace: 'a' }, { birthplace: 'b' }],
    ['a birthplace on one side', 66, { birthplace: 'a' }],
    ['another gender', null, { gender: 'female' }],
    ['another gender, but one number', 74, { gender: 'female', numbers: ['9'] }, { numbers: ['9'] }],
    ['a gender that is unknown', 66, { gender: 'undefined' }],
    ['a soldier and a civilian', 64, { victim_type: 'civilian' }],
    ['a family name with one letter wrong', 58, { familyname: 'Vandenberghr' }],
    ['a family name that sounds alike', 56, { familyname: 'Fermeulin' }, { familyname: 'Vermeulen' }],
    ['no family name, but one number', 74, { familyname: '', numbers: ['9'] }, { numbers: ['9'] }],
    ['no first name', 54, { surname: '' }],
    ['neither name of one', null, { surname: '', familyname: '', numbers: ['9'] }, { numbers: ['9'] }],
    ['an initial', 58, { surname: 'J.' }],
    ['another initial, but one number', 66, { surname: 'K.', numbers: ['9'] }, { numbers: ['9'] }],
    ['a second first name', 60, { surname: 'Jan Baptist' }],
    ['a first name with one letter wrong', 62, { surname: 'Albret' }, { surname: 'Albert' }],
    ['another first name, but one number', 66, { surname: 'Piet', numbers: ['9'] }, { numbers: ['9'] }],
    ['an alternative first name', 66, { surname: 'Piet', alternative_surnames: ['Jan'] }],
  ])('%s: %s', (_, expected, given, own = {}) => {
    expect(score(given, own)).toBe(expected);
    expect(scorePair(man({ ...known, ...given }), man({ ...known, ...own }))?.score ?? null).toBe(expected);
  });

  test('and only what agrees is told as a reason', () => {
    const other = { died: '19171005', numbers: ['9'], regiments: ['9l'], birthplace: 'b' };
    const [own, given] = [man({ birthplace: 'a' }), man({ ...other, alternative_familynames: ['Berg'] })];
    expect(scorePair(man(), man({ ...known, familyname: 'Vandenberghr', birthplace: 'a' }))?.reasons).toEqual([
      ...['similar_name', 'born'],
    ]);
    expect(scorePair({ ...own, died: '1917????', numbers: ['9'] }, { ...given, died: '1917????' })?.reasons).toEqual([
      ...['same_name', 'born', 'died', 'number'],
    ]);
    expect(scorePair(own, man({ ...known, birthplace: 'a' }))?.reasons).toEqual(['same_name', 'born', 'birthplace']);
  });
});

test.each([
  ['jan', 'jan', true],
  ['jan', 'jann', true],
  ['jan', 'jna', true],
  ['jan', 'pan', true],
  ['jan', 'piet', false],
  ['abcd', 'badc', false],
  ['abcd', 'acbd', true],
  ['abcd', 'abxy', false],
  ['abcd', 'abdx', false],
  ['abc', 'abcde', false],
  ['abab', 'ab', false],
  ['aab', 'ab', true],
])('%s and %s are one slip apart: %s', (a, b, answer) => {
  expect([withinOneSlip(a, b), withinOneSlip(b, a)]).toEqual([answer, answer]);
});
