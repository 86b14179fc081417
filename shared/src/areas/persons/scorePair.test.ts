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

test.each([
  ['jan', 'jan', true],
  ['jan', 'jann', true],
  ['jan', 'jna', true],
  ['jan', 'pan', true],
  ['jan', 'piet', false],
  ['abcd', 'badc', false],
])('%s and %s are one slip apart: %s', (a, b, answer) => {
  expect([withinOneSlip(a, b), withinOneSlip(b, a)]).toEqual([answer, answer]);
});
