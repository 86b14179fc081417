import type { PersonalValues } from '../../../lib/personal-data/PersonalValues.ts';
import {
  digitsOf,
  emailForm,
  leastDigits,
  phoneEnd,
  withoutNickname,
  wordsOf,
} from '../../../lib/personal-data/valueForms.ts';

/** Pieces of the values of which a row must hold one, so that the database need not hand over every row. */
export interface Fragments {
  /** In small letters without accents. */
  readonly texts: readonly string[];
  /** Digits alone. */
  readonly digits: readonly string[];
}

const accents = {
  a: 'àáâãäåāăą',
  c: 'çćč',
  d: 'ď',
  e: 'èéêëēęě',
  i: 'ìíîïī',
  l: 'ł',
  n: 'ñńň',
  o: 'òóôõöøōő',
  r: 'ř',
  s: 'šś',
  t: 'ť',
  u: 'ùúûüūůű',
  y: 'ýÿ',
  z: 'žźż',
};
/** Accents written as signs of their own; the database drops what has no counterpart. */
const loneAccents = '\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327';
const accented = Object.values(accents).join('') + loneAccents;
const plain = Object.entries(accents)
  .map(([letter, forms]) => letter.repeat(forms.length))
  .join('');
/** What a word is split at: signs, and pairs of letters that stand for one letter of other alphabets, as `ss` for `ß`. */
const splitPattern = /[^a-z0-9]|ss|ae|oe|th|dj/;

/** The longest piece that a text must hold, however its letters are accented; null when there is none to go by. */
function fragmentOf(words: readonly string[]): string | null {
  const pieces = words.flatMap((word) => word.split(splitPattern)).sort((a, b) => b.length - a.length);
  return pieces[0] && pieces[0].length >= 3 ? pieces[0] : null;
}

/** Null when a value gives nothing to go by: then every row is read. */
export function fragmentsOf(values: PersonalValues): Fragments | null {
  const texts = [
    ...values.emails.map((email) => fragmentOf([emailForm(email)])),
    ...values.names.map((name) => fragmentOf(wordsOf(withoutNickname(name)))),
    ...values.addresses.map((address) => fragmentOf(wordsOf(address))),
    ...values.accounts.map((account) => fragmentOf(wordsOf(account))),
  ];
  if (texts.includes(null)) return null;
  const digits = values.phones.map((phone) => phoneEnd(digitsOf(phone)));
  return {
    texts: [...new Set(texts as string[])],
    digits: [...new Set(digits.filter((each) => each.length >= leastDigits))],
  };
}

const literal = (text: string) => `'%${text.replaceAll("'", "''")}%'`;

/** The rows of a table that may hold a value, as `FROM` and `WHERE` of SQL; the columns are of any type. */
export function rowsThatMay({ texts, digits }: Fragments, table: string, columns: readonly string[]): string {
  // Once a row: `OFFSET 0` keeps the planner from writing it out wherever it is used.
  const whole = `(SELECT concat_ws(' ', ${columns.join(', ')}) AS whole OFFSET 0)`;
  // Most texts have no accents, and are done in a tenth of the time.
  const folded = `CASE WHEN octet_length(whole) = length(whole) THEN lower(whole COLLATE "C")
    ELSE translate(lower(whole), '${accented}', '${plain}') END`;
  const holds = [
    ...(texts.length > 0 ? [`${folded} LIKE ANY (ARRAY[${texts.map(literal).join(', ')}])`] : []),
    ...digits.map(
      (number) =>
        `(whole LIKE ${literal([...number].join('%'))} AND translate(whole, ' ()./,_+-\u00a0\u202f\u2010\u2011\u2012\u2013\u2014', '') LIKE ${literal(number)})`,
    ),
  ];
  return `FROM ${table} CROSS JOIN LATERAL ${whole} AS w WHERE ${holds.join(' OR ') || 'false'}`;
}
