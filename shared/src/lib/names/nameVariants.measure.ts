import { cleanQuery } from './cleanQuery.ts';
import { familyNameTokens, givenNameTokens } from './foldName.ts';
import { givenNameWeight } from './givenNameGroups.ts';
import type { NamePair } from './nameVariants.fixture.ts';
import { soundKeys } from './sounds/soundKeys.ts';

/** Whether somebody who types `query` finds the person whose list entry is `stored`. */
export type Finder = (query: string, stored: string, pair: NamePair) => boolean;

/** The folded words of a stored name of the fixture. */
export const storedTokens = (stored: string, { language }: NamePair): readonly string[] =>
  language === 'given' ? givenNameTokens(stored) : familyNameTokens(stored);

/** Every folded word of the query is a word of the stored name. */
export const findsByFold: Finder = (query, stored, pair) => {
  const tokens = storedTokens(stored, pair);
  return cleanQuery(query).folded.every((word) => tokens.includes(word));
};

/** Every word of the query is a word of the stored name, folded or by sound. */
export const findsBySound: Finder = (query, stored, pair) => {
  const tokens = storedTokens(stored, pair);
  const keys = soundKeys(stored);
  return cleanQuery(query).folded.every(
    (word) => tokens.includes(word) || soundKeys(word).some((key) => keys.includes(key)),
  );
};

/** Every word of the query is a word of the stored name, folded, by sound, or as another form of the first name. */
export const findsByEverything: Finder = (query, stored, pair) =>
  findsBySound(query, stored, pair) ||
  (pair.language === 'given' &&
    cleanQuery(query).folded.every((word) =>
      storedTokens(stored, pair).some((token) => token === word || givenNameWeight(word, token) > 0),
    ));

/** The pairs of one name that are not found in both directions. */
export const missedPairs = (same: readonly NamePair[], finds: Finder): NamePair[] =>
  same.filter((pair) => !(finds(pair.one, pair.other, pair) && finds(pair.other, pair.one, pair)));

/** The pairs of different names that are found in either direction. */
export const falseHits = (different: readonly NamePair[], finds: Finder): NamePair[] =>
  different.filter((pair) => finds(pair.one, pair.other, pair) || finds(pair.other, pair.one, pair));

export const showPairs = (pairs: readonly NamePair[]): string =>
  pairs.map(({ one, other }) => `${one} / ${other}`).join(', ');
