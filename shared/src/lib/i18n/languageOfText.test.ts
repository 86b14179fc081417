import { expect, test } from 'vitest';
import { clearLanguageOf, languageOfText } from './languageOfText.ts';

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
  ['Evakuationshospital in Taschkent', 'de'],
  ['Potschinki, Gouvernement Nishnij-Nowgorod, Rußland', 'de'],
  ['kriegsgef.', 'de'],
  ['12345', 'nl'],
  ['', 'nl'],
])('%s is taken for %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

test.each([
  ['Letters that a program wrote', null],
  ['Service record', null],
  ['A short letter', null],
  ['War diary 2nd Battalion', null],
  ['Lettre de Paul', null],
  ['', null],
  ['Brieven die hij naar huis schreef.', 'nl'],
  ['Letters that he wrote to his mother', 'en'],
  ['Lettres de la mère à son fils', 'fr'],
  ['Briefe an die Mutter und den Sohn, mit der Feldpost', 'de'],
])('%s is said to be %s', (text, language) => {
  expect(clearLanguageOf(text)).toBe(language);
});
