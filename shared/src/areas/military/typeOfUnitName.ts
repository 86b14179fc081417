import type { offeredTypes } from './militaryEntityTypes.ts';
import { unitWordsTyped } from './militarySearch.ts';

/** Words that say of which type a unit is, as they are compared, in the four languages. */
const wordsOfType: readonly (readonly [(typeof offeredTypes)[number], readonly string[]])[] = [
  ['corps', ['corps', 'korps', 'legerkorps', 'armeekorps']],
  ['division', ['division', 'divisie']],
  ['brigade', ['brigade']],
  [
    'unit',
    ['bataljon', 'battalion', 'bataillon', 'compagnie', 'company', 'kompanie', 'batterij', 'battery', 'batterie'],
  ],
  ['regiment', ['regiment', 'linieregiment']],
];

/** The type that a name says, as `3e divisie` does; the smallest of several: a battalion of a regiment is a unit. */
export function typeOfUnitName(name: string): (typeof offeredTypes)[number] | null {
  const typed = new Set(unitWordsTyped(name).map(({ word }) => word));
  const said = wordsOfType.filter(([, words]) => words.some((word) => typed.has(word))).map(([type]) => type);
  return said.includes('unit') ? 'unit' : (said.at(-1) ?? null);
}
