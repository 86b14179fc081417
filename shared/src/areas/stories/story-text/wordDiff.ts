import { diffArrays } from 'diff';

export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words with the blanks that follow them, so that the runs put together give the texts again. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** What changed between two texts, word by word: as many words as can be stay, whatever blanks follow them. */
export function wordDiff(before: string, after: string): DiffRun[] {
  const comparator = (old: string, now: string) => old.trim() === now.trim();
  return diffArrays(wordsOf(before), wordsOf(after), { comparator }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
