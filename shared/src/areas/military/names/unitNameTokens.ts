import { oncePerText } from '../../../lib/names/oncePerText.ts';
import { readRoman } from '../../../lib/names/readRoman.ts';
import { clausesOf, spelledOut } from './unitClauses.ts';
import { ordinalWords, unsaidWords } from './unitNameWords.ts';

const asNumber = (word: string): string => {
  const ordinal = ordinalWords.get(word);
  if (ordinal !== undefined) return `${ordinal}`;
  // A letter alone names a company or is an initial.
  const roman = word.length > 1 ? readRoman(word) : null;
  return roman === null ? word : `${roman}`;
};

/**
 * The words by which a unit is found, each once: abbreviations written out, kinds of units in one language, ordinals and
 * Roman numerals as numbers, without words like `of`. `k.k. LstIR Nr. 27`: `kk`, `landsturm`, `infanterie`, `regiment`, `27`.
 */
export const unitNameTokens = oncePerText((text): readonly string[] => [
  ...new Set(
    clausesOf(text)
      .flat()
      .flatMap(spelledOut)
      .map(asNumber)
      .filter((word) => !unsaidWords.has(word)),
  ),
]);
