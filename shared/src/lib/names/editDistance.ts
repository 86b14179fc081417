/**
 * Slips of the pen between a word and each beginning of a name: letters left out, added, changed, or two beside each other
 * exchanged. Entry `n` counts those to the first `n` letters of the name.
 */
function slipsToBeginnings(word: string, name: string): readonly number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row++) {
    const next = [row];
    for (let at = 1; at <= name.length; at++) {
      const isSame = word[row - 1] === name[at - 1];
      let slips = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      const isExchanged = row > 1 && at > 1 && word[row - 1] === name[at - 2] && word[row - 2] === name[at - 1];
      if (isExchanged) slips = Math.min(slips, (beforeLast[at - 2] as number) + 1);
      next.push(slips);
    }
    beforeLast = last;
    last = next;
  }
  return last;
}

/** How many slips of the pen lie between two words. */
export const editDistance = (one: string, other: string): number => slipsToBeginnings(one, other)[other.length] ?? 0;

/** How alike two words are, from 0 (no letter in its place) to 1 (equal). */
export const likeness = (one: string, other: string): number =>
  one === other ? 1 : 1 - editDistance(one, other) / Math.max(one.length, other.length);

/** Slips that a word of this length may hold: as many as the index corrects (`personIndexSettings`). */
const slipsAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Whether the word is the name or its beginning but for slips of the pen: one from four letters on, two from eight. */
export function isSlipOf(word: string, name: string): boolean {
  const allowed = slipsAllowed(word.length);
  if (allowed === 0 || name.length < word.length - allowed) return false;
  return Math.min(...slipsToBeginnings(word, name)) <= allowed;
}
