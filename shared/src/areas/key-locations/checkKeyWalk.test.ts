import { expect, test } from 'vitest';
import { checkKeyWalk } from './checkKeyWalk.ts';

const [a, b] = ['0198c3a0-0000-7000-8000-000000000001', '0198c3a0-0000-7000-8000-000000000002'];
const complete = { titles: { nl: ' Gas ' }, keys: [b, a], length_km: '2,4', minutes: 40 };
const codesOf = (input: object) => checkKeyWalk({ ...complete, ...input }).errors.errors;

test('a walk is stored as it is meant: the order stays, a comma is a decimal point, what is not said is no [beyond 19]', () => {
  const { draft, errors } = checkKeyWalk(complete);
  expect(errors.isEmpty).toBe(true);
  expect(draft).toEqual({
    ...{ titles: { nl: 'Gas', en: '', fr: '', de: '' }, keys: [b, a] },
    ...{ length_km: 2.4, minutes: 40, for_children: false },
  });
  expect(checkKeyWalk({ minutes: '55', titles: { fr: 'Les gaz' } }, draft).draft).toEqual({
    ...{ ...draft, minutes: 55, titles: { nl: 'Gas', en: '', fr: 'Les gaz', de: '' } },
  });
});

test('a new walk needs a Dutch theme, two keys, a length and a time [beyond 19]', () => {
  expect(Object.keys(checkKeyWalk({}).errors.errors)).toEqual(['titles.nl', 'length_km', 'minutes', 'keys']);
});

test.each([
  [{ titles: { nl: 'Gas', en: 'x'.repeat(101) } }, { 'titles.en': ['titles.en: INVALID_LENGTH'] }],
  [{ keys: [a] }, { keys: ['keys: DATA_REQUIRED'] }],
  [{ keys: [a, b, a] }, { keys: ['keys: CONNECTION_ALREADY_EXISTS'] }],
  [{ length_km: 'ver' }, { length_km: ['length_km: INVALID_FORMAT'] }],
  [{ length_km: 0 }, { length_km: ['length_km: INVALID_DATA'] }],
  [{ length_km: '50,1' }, { length_km: ['length_km: INVALID_DATA'] }],
  [{ minutes: 2.5 }, { minutes: ['minutes: INVALID_FORMAT'] }],
  [{ minutes: 601 }, { minutes: ['minutes: INVALID_DATA'] }],
])('%j is refused [beyond 19]', (input, errors) => {
  expect(codesOf(input)).toEqual(errors);
});
