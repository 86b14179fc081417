import { expect, test } from 'vitest';
import { causeIn } from './causes.ts';

test.each([
  ['missing, presumed killed', 'nl', 'male', 'vermist, vermoedelijk gesneuveld'],
  ["Tué à l'ennemi", 'en', 'male', 'killed in action'],
  ['gefallen', 'fr', 'female', 'tuée à l’ennemi'],
  ['gesneuveld', 'nl', '', 'gesneuveld'],
  ['Died of wounds.', 'de', '', 'den Wunden erlegen'],
  ['tué au bombardement de Trévausaux', 'nl', 'male', null],
] as const)('%s is for a reader in %s, of a %s person, %s [P15]', (written, language, gender, shown) => {
  expect(causeIn(written, language, gender)).toBe(shown);
});
