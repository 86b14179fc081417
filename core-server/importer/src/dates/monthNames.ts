/** Month names of the four languages, with Austrian and older spellings; without accents, lower case. */
const monthNames: readonly (readonly string[])[] = [
  ['januari', 'january', 'janvier', 'januar', 'janner', 'jaenner'],
  ['februari', 'february', 'fevrier', 'februar', 'feber'],
  ['maart', 'march', 'mars', 'marz', 'maerz', 'mrt'],
  ['april', 'avril'],
  ['mei', 'may', 'mai'],
  ['juni', 'june', 'juin', 'juno'],
  ['juli', 'july', 'juillet'],
  ['augustus', 'august', 'aout', 'oogst'],
  ['september', 'septembre', '7bre', '7ber'],
  ['oktober', 'october', 'octobre', '8bre', '8ber'],
  ['november', 'novembre', '9bre', '9ber'],
  ['december', 'decembre', 'dezember', '10bre', 'xbre', '10ber', 'xber'],
];

const exact = new Map<string, number>();
/** Beginnings of at least three letters; 0 where two months share one (`jui`). */
const beginnings = new Map<string, number>();
for (const [index, names] of monthNames.entries()) {
  for (const name of names) {
    exact.set(name, index + 1);
    for (let length = 3; length < name.length; length++) {
      const beginning = name.slice(0, length);
      const known = beginnings.get(beginning);
      beginnings.set(beginning, known === undefined || known === index + 1 ? index + 1 : 0);
    }
  }
}

/**
 * The month that a word names.
 *
 * @param word lower case, without accents and without a final dot.
 * @returns 1-12; `guessed` when one letter had to be changed, added or left out; null when no or several months fit.
 */
export function readMonthName(word: string): { readonly month: number; readonly guessed: boolean } | null {
  const known = exact.get(word) ?? beginnings.get(word);
  if (known) return { month: known, guessed: false };
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return null;
  const fitting = new Set<number>();
  for (const [name, month] of exact) {
    if (/^\p{L}/u.test(name) && name.length >= 4 && differByOneLetter(word, name)) fitting.add(month);
  }
  const [month] = fitting;
  return fitting.size === 1 && month !== undefined ? { month, guessed: true } : null;
}

function differByOneLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}
