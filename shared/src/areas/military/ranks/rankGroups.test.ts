import { expect, test } from 'vitest';
import { rankGroupLabel, rankGroupOf, rankIn } from './rankGroups.ts';

test.each([
  ['Pte.', 'nl', 'soldaat'],
  ['Private', 'fr', 'soldat'],
  ['Private', 'en', 'Private'],
  ['LstInft.', 'de', 'Infanterist'],
  ['Acting Sergeant', 'nl', 'sergeant'],
  ['Korporaal', 'en', 'corporal'],
  ['Hptm.', 'fr', 'capitaine'],
  ['Oblt.', 'en', 'lieutenant'],
  ['Jemadar', 'nl', null],
] as const)('%s is for a reader in %s %s [P15]', (written, language, shown) => {
  expect(rankIn(written, language)).toBe(shown);
});

test('an abbreviation and a word stand for one group to who searches', () => {
  expect(['Pte.', 'Private', 'LstInft.'].map(rankGroupOf)).toEqual(['private', 'private', 'private']);
  expect(rankGroupLabel('private')).toEqual({ nl: 'soldaat', en: 'private', fr: 'soldat', de: 'Soldat' });
});
