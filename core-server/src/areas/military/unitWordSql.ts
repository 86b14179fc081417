import type { UnitWord } from '@salient/shared/areas/military/militarySearch.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';

/** Hands out the placeholder of a value. */
export type AddValue = (value: unknown) => string;

interface Columns {
  /** The words of the names, with a blank at both ends. */
  readonly words: string;
  /** The army in normalised form; absent where armies are not searched. */
  readonly army?: string;
}

const inside = (texts: readonly string[]) => texts.map((text) => `%${escapeLike(text)}%`);

/** That each word that was typed is met by the names or by the army. */
export function wordsMet(typed: readonly UnitWord[], { words, army }: Columns, add: AddValue): string {
  const conditions = typed.map(({ texts, armies }) => {
    const byName = `${words} LIKE ANY(${add(inside(texts))}::text[])`;
    return army && armies.length > 0 ? `(${byName} OR ${army} = ANY(${add(armies)}::text[]))` : byName;
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** How many of the words stand in the names as whole words: 3 before 13, and before 30. */
export function wholeWords(typed: readonly UnitWord[], { words }: Columns, add: AddValue): string {
  const marks = typed.map(({ word }) => `(${words} LIKE ${add(`% ${escapeLike(word)} %`)})::integer`);
  return marks.length === 0 ? '0' : marks.join(' + ');
}

interface Keyed extends Columns {
  /** `type|army|name|name` in normalised form. */
  readonly key: string;
}

/** Whether the names are these words, in whichever language, and no more: `3 Division` before `3 Canadian Division`. */
export function isOfWords(typed: readonly UnitWord[], { words, key }: Keyed, add: AddValue): string {
  const named = `btrim(translate(regexp_replace(${key}, '^[^|]*[|][^|]*[|]', ''), '|', ' '))`;
  const met = typed.map(({ texts }) => {
    const whole = texts.map((text) => `% ${escapeLike(text)} %`);
    return `${words} LIKE ANY(${add(whole)}::text[])`;
  });
  return [`cardinality(regexp_split_to_array(${named}, ' +')) = ${add(typed.length)}`, ...met].join(' AND ');
}
