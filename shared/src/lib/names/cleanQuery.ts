import { foldLetters } from './foldLetters.ts';
import { groupWords, isParticleWord } from './nameGroups.ts';
import { type QueryWord, splitQuery } from './queryWords.ts';
import { takeNumbers } from './takeNumbers.ts';
import { withoutRanks } from './withoutRanks.ts';

/** What a visitor typed into the one search box, taken apart. */
export interface CleanQuery {
  /** The names as typed, without ranks, numbers, quotation marks, wildcards and brackets, one blank between words. */
  readonly words: string;
  /** The names folded, particles joined to the name behind them: `van den berghe karel` gives `vandenberg`, `karel`. */
  readonly folded: string[];
  /** The same words before folding, one for one, in the form of `normalizeText`: `vandenberghe`, `karel`. */
  readonly plain: string[];
  /** The same words folded without their particles: `berg`, `karel`. */
  readonly cores: string[];
  /** Years from 1800 to 1950, in the order typed. */
  readonly years: number[];
  /** Service numbers in capitals, in the order typed. */
  readonly numbers: string[];
}

/** `Berghe, Karel van den`: a particle at the end belongs before the family name that the comma ends. */
function withParticlesInFront(words: readonly QueryWord[]): readonly QueryWord[] {
  if (words.at(-1)?.segment === words[0]?.segment) return words;
  const end = words.findLastIndex((word) => word.segment === words[0]?.segment || !isParticleWord(word.form)) + 1;
  return [...words.slice(end), ...words.slice(0, end)];
}

const initialsTogether = /^(?:\p{L}\.-?)+\p{L}?\.?$/u;

/** The form of a word as a name is grouped from it: `J.M.` is two, and the O of `John O. Brian` is no O'. */
function namesOf({ text, form, dotted }: QueryWord): string[] {
  if (form.length > 1 && initialsTogether.test(text)) return [...form];
  return [dotted && form === 'o' ? 'o.' : form];
}

/** What is longer is no name, and is not folded: letters typed over and over are not the one that folding leaves of them. */
const longestName = 40;
/** Of a name folding leaves more than a third: Tschetsch is Cec, `aaaa` is no A. */
const mostFolded = 3;

function foldTyped(word: string): string {
  if (word.length > longestName) return word;
  const folded = foldLetters(word);
  return folded.length * mostFolded < word.length ? word : folded;
}

/**
 * Takes apart what a visitor typed into the one search box. Ranks and titles in four languages go, but never the only
 * word that can be a family name: `Major Smith` is Smith, `John Major` stays. Never throws; only the first 300
 * characters are read.
 */
export function cleanQuery(text: string): CleanQuery {
  const { words, years, numbers } = takeNumbers(splitQuery(text));
  const names = withParticlesInFront(withoutRanks(words));
  const nothingElse = years.length === 0 && numbers.length === 0;
  const kept = names.length === 0 && nothingElse ? words : names;
  const groups = groupWords(kept.flatMap(namesOf));
  const plain = groups.map(({ particles, core }) => particles + core);
  return {
    words: kept.map((word) => word.text).join(' '),
    folded: plain.map(foldTyped),
    plain,
    cores: groups.map(({ core }) => foldTyped(core)),
    years,
    numbers,
  };
}
