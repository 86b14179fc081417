/** What `open` says of the merge dialog: both records, the one that is to stay first. */
export const mergePanel = 'merge';

export const pairText = (idA: string, idB: string) => `${idA}.${idB}`;

/** Reads what `pairText` wrote; null for anything else. */
export function readPair(text: string | undefined): readonly [string, string] | null {
  const [idA, idB, ...more] = (text ?? '').split('.');
  return idA && idB && more.length === 0 ? [idA, idB] : null;
}
