import { expect, test } from 'vitest';
import { languageOfText } from './languageOfText.ts';

test.each([
  ['schapenscheerder', 'nl'],
  ['onderwijzeres', 'nl'],
  ['been en buik', 'nl'],
  ['gesneuveld', 'nl'],
  ['Zoon van Pieter, bakker', 'nl'],
  ['killed in action', 'en'],
  ['died of wounds', 'en'],
  ['Son of William and Mary McGee, of Cardiff', 'en'],
  ['left arm', 'en'],
  ['docker', 'en'],
  ['tué à l’ennemi par un éclat d’obus', 'fr'],
  ['cultivateur', 'fr'],
  ['mort des suites de ses blessures', 'fr'],
  ['gefallen bei Langemark', 'de'],
  ['Sohn des Bürgermeisters', 'de'],
  ['12345', 'nl'],
  ['', 'nl'],
])('%s is taken for %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
