import { otherNames } from '@salient/shared/areas/places/historicNames.ts';
import { barred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** What is asked for: names as they are written, each in normal form, with the others that history knows. */
export interface AskedNames {
  readonly keys: ReadonlySet<string>;
  readonly historic: ReadonlySet<string>;
  /** All of them as `|key|key|`. */
  readonly all: string;
}

/** Words around a name that are no part of it. */
const around = /^(?:near|nr\.?|at|bij|bei|près de|pres de)\s+|\s*\([^)]*\)?|[?!.,;:"]+$/giu;

/** The names of a text that lists or diaries have for a place: whole, and without what stands around it. */
export function askedNames(texts: readonly string[]): AskedNames {
  const keys = new Set(
    texts
      .flatMap((text) => [text, text.replace(around, '')])
      .flatMap((text) => normalizeText(text).replaceAll('|', ' ') || []),
  );
  const historic = new Set([...keys].flatMap(otherNames).filter((key) => !keys.has(key)));
  return { keys, historic, all: barred([...keys, ...historic]) };
}

/** SQL: whether two lists of names as `|key|key|` have one in common, whatever its spelling, hyphens and blanks. */
export const areSpelledAlike = (keys: string, asked: string): string =>
  `salient_place_spellings(${keys}) && salient_place_spellings(${asked})`;
