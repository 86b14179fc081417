/** Whether two values of a field are the same; fields hold JSON. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields of `fields` in which two records differ. */
export function changedKeys<T extends object>(fields: readonly (keyof T & string)[], a: T, b: T) {
  return fields.filter((field) => !isSame(a[field], b[field]));
}

/** Fields that say one thing together, such as the parts of a day; the first stands for them all. */
export type FieldGroups<T extends object> = readonly (readonly (keyof T & string)[])[];

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
 * @param groups fields of which both changes must not be mixed: their day in my month is a date that nobody meant.
 */
export function mergeThreeWays<T extends object>(
  fields: readonly (keyof T & string)[],
  base: T,
  mine: T,
  theirs: T,
  groups: FieldGroups<T> = [],
): Merge<T> {
  const units = unitsOf(fields, groups);
  const differs = (unit: readonly (keyof T & string)[], a: T, b: T) => changedKeys(unit, a, b).length > 0;
  const byThem = units.filter((unit) => differs(unit, base, theirs));
  const clashes = byThem.filter((unit) => differs(unit, base, mine) && differs(unit, mine, theirs));
  const theirsOnly = byThem.filter((unit) => !differs(unit, base, mine));
  const merged = { ...mine };
  for (const field of theirsOnly.flat()) merged[field] = theirs[field];
  return { merged, clashes: leads(clashes), theirsOnly: leads(theirsOnly) };
}

function unitsOf<T extends object>(fields: readonly (keyof T & string)[], groups: FieldGroups<T>): FieldGroups<T> {
  const grouped = new Set(groups.flat());
  return [...groups, ...fields.filter((field) => !grouped.has(field)).map((field) => [field])];
}

const leads = <Field>(units: readonly (readonly Field[])[]) => units.flatMap(([first]) => (first ? [first] : []));

export type Choice = 'mine' | 'theirs';

/** The record that is agreed on when each clash is decided. */
export function decideClashes<T extends object>(
  { merged, clashes }: Merge<T>,
  theirs: T,
  choices: Readonly<Partial<Record<string, Choice>>>,
  groups: FieldGroups<T> = [],
): T {
  const agreed = { ...merged };
  for (const lead of clashes) {
    if (choices[lead] !== 'theirs') continue;
    for (const field of groups.find(([first]) => first === lead) ?? [lead]) agreed[field] = theirs[field];
  }
  return agreed;
}
