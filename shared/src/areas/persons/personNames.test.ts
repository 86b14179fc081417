import { expect, test } from 'vitest';
import { fullName, listName, yearsOf } from './personNames.ts';

test('a name stands in lists by the family name, and is said with the first name first', () => {
  expect(listName({ surname: 'William', familyname: 'McGee' })).toBe('McGee, William');
  expect(listName({ surname: '', familyname: 'McGee' })).toBe('McGee');
  expect(fullName({ firstName: 'William', lastName: 'McGee' })).toBe('William McGee');
  expect(fullName({ firstName: 'William', lastName: '' })).toBe('William');
});

test.each([
  ['18900302', '1917????', '1890–1917'],
  ['????????', '1917????', '?–1917'],
  ['1890????', '????????', '1890–?'],
  ['????0302', '????????', ''],
])('of %s to %s the years are "%s"', (bornDate, diedDate, years) => {
  expect(yearsOf({ bornDate, diedDate })).toBe(years);
});
