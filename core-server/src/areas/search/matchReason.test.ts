import { expect, test } from 'vitest';
import { matchReason } from './matchReason.ts';
import { readTypedText, type TypedText } from './TypedText.ts';

const reasonOf = (text: string, surname: string, familyname: string) =>
  matchReason(readTypedText(text) as TypedText, 'typed', {
    ...{ surname, familyname, alternative_surnames: [], alternative_familynames: [] },
  })?.reason ?? null;

test.each([
  ['J. Peeters', 'Jan', 'Peeters', 'initials'],
  ['J. Peeters', 'Karel', 'Peeters', 'familyname'],
  ['J. Peeters', 'Jan', 'Pesters', 'typo'],
  ['Dell Trmeblay', 'Dell', 'Tremblay', 'typo'],
  ['Kwagebeur', 'Maria', 'Quaghebeur', 'typo'],
  ['Royal Irish Rifles', 'Rosalie', 'Royal', null],
  ['Xqzwvbk', 'Jan', 'Zwick', null],
  ['Jan Vandermolenbeekx', 'Jan', 'Vandermeulen', null],
] as const)('%s finds %s %s because of: %s, computed from what matched', (text, surname, familyname, reason) => {
  expect(reasonOf(text, surname, familyname)).toBe(reason);
});
