import { oncePerText } from '../../../lib/names/oncePerText.ts';
import { readRoman } from '../../../lib/names/readRoman.ts';
import type { MilitaryEntityType } from '../militaryEntityTypes.ts';
import { namingFields } from '../militaryEntityTypes.ts';
import { clausesOf, kindWord, spelledOut } from './unitClauses.ts';
import type { UnitNames } from './unitNames.ts';
import { ordinalWords, unsaidWords } from './unitNameWords.ts';

/**
 * What a military entity is called, folded to one text that all usual ways to write it share: ordinals and Roman numerals
 * as numbers, kinds of units in one language and written out, words in any order. `Royal Scots, 2nd Bn` and
 * `2nd Battalion Royal Scots` are one, `3rd Battalion` and `4th Battalion` or `2nd/5th` and `5th` are not. Two folds are
 * compared within one type. Empty when the names hold no letter or digit.
 */
export function foldUnitName({ type, ...names }: UnitNames): string {
  const told = { ...names, regiment: withoutTitle(names.regiment) };
  const parts =
    type === 'unit' ? [`${told.unit_nr} ${told.unit}`, told.regiment] : namingFields[type].map((field) => told[field]);
  return foldParts([type, ...parts.map((part) => part.replaceAll('|', ' '))].join('|'));
}

/** A regiment that has a number is known by it: the 15th (King's) Hussars are the 15th Hussars. */
const withoutTitle = (regiment: string) =>
  /\d/.test(regiment.replace(/\([^()]*\)/g, '')) ? regiment.replace(/\([^()\d]*\)/g, ' ') : regiment;

const foldParts = oncePerText((text) => {
  const [first, ...parts] = text.split('|');
  const type = first as MilitaryEntityType;
  const clauses = parts.flatMap(clausesOf).map((words) => words.flatMap(spelledOut));
  const kinds = new Set(clauses.flat());
  const plain = clauses.map((words) => words.map((word) => numberOf(word, type, kinds) ?? word));
  const isSaid = (word: string) => !unsaidWords.has(word) && !impliedWords[type].has(word);
  const said = plain.map((words) => words.filter(isSaid));
  const told = said.some((words) => words.length > 0) ? said : plain;
  return [...new Set(withOwnNumbers(told))].sort().join(' ');
});

/**
 * Words that go without saying of a type: a battalion of a regiment need not say regiment, and brigades and divisions are of
 * infantry unless they say of what else.
 */
const impliedWords: Readonly<Record<MilitaryEntityType, ReadonlySet<string>>> = {
  corps: new Set([kindWord('corps')]),
  division: new Set([kindWord('division'), kindWord('infantry')]),
  brigade: new Set([kindWord('brigade'), kindWord('infantry')]),
  regiment: new Set([kindWord('regiment')]),
  unit: new Set([kindWord('regiment')]),
  others: new Set(),
};

/** Kinds of units that are told apart by letters. */
const lettered = ['battery', 'company', 'squadron'].map(kindWord);

/** The number that a word is: III, V of a corps, third. */
function numberOf(word: string, type: MilitaryEntityType, words: ReadonlySet<string>): string | null {
  const ordinal = ordinalWords.get(word);
  if (ordinal !== undefined) return `${ordinal}`;
  const mayBeLetter = word.length === 1 && (type === 'regiment' || lettered.some((kind) => words.has(kind)));
  const roman = mayBeLetter ? null : readRoman(word);
  return roman === null ? null : `${roman}`;
}

const isNumber = (word: string) => /^\p{N}/u.test(word);

/** The words; where there are several numbers, each with what it counts: the 2nd battalion of the 3rd is not the 3rd of the 2nd. */
function withOwnNumbers(clauses: readonly (readonly string[])[]): string[] {
  const numbers = new Set(clauses.flat().filter(isNumber));
  if (numbers.size < 2) return clauses.flat();
  return clauses.flatMap((words) =>
    words.map((word, at) => {
      if (!isNumber(word)) return word;
      const counted = words.slice(at + 1).find((each) => !isNumber(each));
      const before = words[at - 1];
      const isFree = before !== undefined && !isNumber(before) && !isNumber(words[at - 2] ?? '');
      return [word, counted ?? (isFree ? before : '')].join('×');
    }),
  );
}
