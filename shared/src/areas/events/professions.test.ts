import { expect, test } from 'vitest';
import { professionGroups, professionIn } from './professions.ts';

test.each([
  ['onderwijzeres', 'fr', '', 'institutrice'],
  ['Schoolteacher', 'nl', 'female', 'onderwijzeres'],
  ['schoolteacher', 'nl', '', 'onderwijzer'],
  ['infirmière', 'de', 'undefined', 'Krankenschwester'],
  ['MARÉCHAL-FERRANT', 'en', 'male', 'farrier'],
  ['boer', 'nl', 'male', 'boer'],
  ['Fuhrmann', 'de', 'male', 'Fuhrmann'],
  ['uitvinder van het vuur', 'en', '', null],
] as const)('%s is for a reader in %s, of a %s person, %s [P15]', (written, language, gender, shown) => {
  expect(professionIn(written, language, gender)).toBe(shown);
});

test('every profession has a word in each language, and none is in two groups', () => {
  expect(professionGroups.flatMap(({ label }) => Object.values(label)).filter((word) => word === '')).toEqual([]);
  const words = professionGroups.flatMap((group) => group.words);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
