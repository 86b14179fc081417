import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyPerson } from '../checkPerson.ts';
import { joinTexts, type MergeCard, mergeCards, mergeFields, proposeField } from './mergeFields.ts';

const blank: MergeCard = {
  ...emptyPerson,
  ...{ born_place_id: null, born_topo: '', born_description: '' },
  ...{ died_place_id: null, died_topo: '', died_description: '', death_reason: '' },
};
const card = (given: Partial<MergeCard>): MergeCard => ({ ...blank, ...given });

describe('the proposal for a date', () => {
  test.each([
    ['1890-?-?', '1890-3-2', 'b', '1890-3-2', false],
    ['1890-3-2', '?-3-?', 'a', '1890-3-2', false],
    ['1890-?-2', '1890-3-?', 'both', '1890-3-2', false],
    ['1890-3-?', '1891-?-?', 'a', '1890-3-?', true],
    ['1890-?-?', '1891-3-4', 'b', '1891-3-4', true],
    ['?-2-?', '1917-?-30', 'b', '1917-?-30', true],
  ])('of %s and %s is %s: %s', (own, other, choice, result, conflict) => {
    const born = (text: string) => {
      const [year, month, day] = text.split('-').map((part) => (part === '?' ? null : Number(part)));
      return card({ born_year: year ?? null, born_month: month ?? null, born_day: day ?? null });
    };
    const [a, b] = [born(own), born(other)];
    expect(proposeField('born_date', a, b)).toMatchObject({ choice, conflict });
    const { born_year, born_month, born_day } = mergeCards(a, b);
    expect([born_year, born_month, born_day].map((part) => part ?? '?').join('-')).toBe(result);
  });
});

test('a name that is not chosen becomes an alternative, whichever side wins [beyond 24]', () => {
  const [a, b] = [card({ surname: 'Jan', alternative_surnames: ['Johan'] }), card({ surname: 'Johan' })];
  expect(mergeCards(a, b)).toMatchObject({ surname: 'Jan', alternative_surnames: ['Johan'] });
  expect(mergeCards(a, b, { surname: 'b' })).toMatchObject({ surname: 'Johan', alternative_surnames: ['Jan'] });
});

test('a text that holds the other is not doubled', () => {
  expect(joinTexts('Metser in Ieper', 'Metser')).toBe('Metser in Ieper');
  expect(joinTexts('Metser', 'Metser in Ieper')).toBe('Metser in Ieper');
  expect(joinTexts('Metser', 'Ieper')).toBe('Metser\n\nIeper');
});

const name = fc.constantFrom('', 'Jan', 'Johan', 'Jean');
const part = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: null });
const someCard = fc
  .record({
    ...{ surname: name, familyname: name, nationality: name, description: name, died_topo: name },
    ...{
      alternative_surnames: fc.subarray(['Jan', 'Hans']),
      alternative_familynames: fc.subarray(['Peeters', 'Jean']),
    },
    ...{ born_day: part(28), born_month: part(12), died_age: fc.nat(3), war_casualty: fc.boolean() },
    gender: fc.constantFrom('male' as const, 'female' as const, 'undefined' as const),
  })
  .map(card);

test('no name is lost, and nothing stands in the result that neither side said', () => {
  fc.assert(
    fc.property(someCard, someCard, (a, b) => {
      const merged = mergeCards(a, b);
      for (const field of ['surname', 'familyname'] as const) {
        const names = (each: MergeCard) => [each[field], ...each[`alternative_${field}s`]].filter(Boolean);
        expect(new Set(names(merged))).toEqual(new Set([...names(a), ...names(b)]));
      }
      for (const field of mergeFields) {
        const { choice, choices } = proposeField(field, a, b);
        expect(choices).toContain(choice);
      }
      expect([a.nationality, b.nationality]).toContain(merged.nationality);
      expect(merged.nationality === '').toBe(a.nationality === '' && b.nationality === '');
      expect(mergeCards(a, a)).toEqual(mergeCards(mergeCards(a, a), a));
    }),
  );
});
