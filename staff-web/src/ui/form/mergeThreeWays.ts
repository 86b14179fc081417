/** Whether two values of a field are the same; fields hold JSON. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `fields` in which two records differ. */
export function changedKeys<T extends object>(fields: readonly (keyof T & string)[], a: T, b: T) {
  return fields.filter((field) => !isSame(a[field], b[field]));
}

export interface Merge<T extends object> {
  /** What nobody has to decide: their changes taken over, mine kept; clashing fields hold mine until decided. */
  readonly merged: T;
  /** Fields that both changed, to different values. */
  readonly clashes: readonly (keyof T & string)[];
  /** Fields that only they changed. */
  readonly theirsOnly: readonly (keyof T & string)[];
}

/**
 * Brings together what two people made of one record.
 *
 * @param base the record that I began from.
 * @param mine my draft of it.
 * @param theirs the record as it is saved now.
 */
export function mergeThreeWays<T extends object>(
  fields: readonly (keyof T & string)[],
  base: T,
  mine: T,
  theirs: T,
): Merge<T> {
  const byThem = changedKeys(fields, base, theirs);
  const clashes = byThem.filter((field) => !isSame(base[field], mine[field]) && !isSame(mine[field], theirs[field]));
  const theirsOnly = byThem.filter((field) => isSame(base[field], mine[field]));
  const merged = { ...mine };
  for (const field of theirsOnly) merged[field] = theirs[field];
  return { merged, clashes, theirsOnly };
}

export type Choice = 'mine' | 'theirs';

/** The record that is agreed on when each clash is decided. */
export function decideClashes<T extends object>(
  { merged, clashes }: Merge<T>,
  theirs: T,
  choices: Readonly<Partial<Record<string, Choice>>>,
): T {
  const agreed = { ...merged };
  for (const field of clashes) if (choices[field] === 'theirs') agreed[field] = theirs[field];
  return agreed;
}
