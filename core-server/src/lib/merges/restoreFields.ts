import type { Fields } from '../changes/ChangeRow.ts';
import { sameValue } from '../changes/sameValue.ts';

/** What an undo has to know of a noun's fields. */
export interface UndoRules<Draft> {
  /** Fields that say one thing between them, as the two of a position: they go back together or not at all. */
  readonly together?: readonly (readonly (keyof Draft & string)[])[];
  /** By field, what a part of the merged record shares with the part of the kept one that stands for both. */
  readonly partKeys?: { readonly [Field in keyof Draft]?: PartKey<Draft[Field]> };
}

type PartKey<List> = NonNullable<List> extends readonly (infer Part)[] ? (part: Part) => string : never;

/** The fields of a merge: of the kept record before and after it, and of the merged one. */
export interface MergedFields {
  readonly kept_before: Fields;
  readonly kept_after: Fields;
  readonly merged_before: Fields;
}

interface Restored {
  readonly kept: Fields;
  readonly merged: Fields;
  /** Fields of the kept record that keep what somebody changed since. */
  readonly left: string[];
}

/**
 * The fields of both records as they were before the merge. One of the kept record that was changed since keeps its later
 * value; of a list of names those go that the merge brought, and of a list of parts those go back, as they are now, that
 * came from the merged record. What was changed of a part that stood for both was changed for both.
 */
export function restoreFields<Draft>(
  present: Fields,
  merge: MergedFields,
  { together = [], partKeys = {} }: UndoRules<Draft> = {},
): Restored {
  const { kept_before, kept_after, merged_before } = merge;
  const left: string[] = [];
  const kept: Record<string, unknown> = { ...present };
  const merged: Record<string, unknown> = { ...merged_before };
  for (const fields of groupsOf(present, together)) {
    const changed = fields.filter((field) => !sameValue(kept_before[field], kept_after[field], 'ordered'));
    if (fields.every((field) => sameValue(present[field], kept_after[field], 'ordered'))) {
      for (const field of changed) kept[field] = kept_before[field];
      continue;
    }
    const [field = '', ...others] = fields;
    const isAlone = others.length === 0;
    const [value, before, after, former] = [
      present[field],
      kept_before[field],
      kept_after[field],
      merged_before[field],
    ];
    if (isAlone && isParts(value) && isParts(before) && isParts(after) && isParts(former)) {
      const partKey = (partKeys as Readonly<Record<string, (part: Part) => string>>)[field];
      const parted = restoreParts({ value, before, after, former }, partKey);
      [kept[field], merged[field]] = [parted.kept, parted.merged];
    } else if (changed.length === 0) {
      // Nothing of it came from the merge.
    } else if (isAlone && isNames(value) && isNames(before) && isNames(after)) {
      kept[field] = value.filter((name) => before.includes(name) || !after.includes(name));
    } else {
      left.push(...fields.filter((each) => changed.includes(each) || !sameValue(present[each], kept_before[each])));
    }
  }
  return { kept, merged, left };
}

/** Every field once: those that belong together as one group, each other alone. */
function groupsOf(present: Fields, together: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const grouped = new Set(together.flat());
  const alone = Object.keys(present).filter((field) => !grouped.has(field));
  return [...together, ...alone.map((field) => [field])];
}

interface Parts {
  readonly value: readonly Part[];
  readonly before: readonly Part[];
  readonly after: readonly Part[];
  readonly former: readonly Part[];
}

function restoreParts({ value, before, after, former }: Parts, partKey?: (part: Part) => string) {
  const partOf = (parts: readonly Part[], id: string) => parts.find((part) => part.id === id);
  const came = new Set(after.map(({ id }) => id));
  for (const { id } of before) came.delete(id);
  /** A part as it was, with what was changed since of the part that the merge left; none where that went. */
  const asChanged = (part: Part, { id }: Part): Part[] => {
    const then = partOf(after, id);
    // Who sends a list anew without its ids still says the same.
    const now = partOf(value, id) ?? (then && partKey && value.find((each) => partKey(each) === partKey(then)));
    if (!now || !then) return [];
    const fields = Object.entries(part).map(([field, was]) => {
      const isChanged = !sameValue(now[field], then[field], 'ordered');
      return [field, isChanged ? now[field] : was];
    });
    return [{ ...now, ...Object.fromEntries(fields), id: part.id }];
  };
  return {
    kept: value
      .filter(({ id }) => !came.has(id))
      .flatMap((part) => {
        const was = partOf(before, part.id);
        return was ? asChanged(was, part) : [part];
      }),
    merged: former.flatMap((part) => {
      if (came.has(part.id)) return value.filter(({ id }) => id === part.id);
      const forBoth = partKey && before.find((own) => partKey(own) === partKey(part));
      return forBoth ? asChanged(part, forBoth) : [part];
    }),
  };
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

interface Part {
  readonly id: string;
  readonly [field: string]: unknown;
}

const isParts = (value: unknown): value is readonly Part[] =>
  Array.isArray(value) && value.every((item) => typeof item?.id === 'string');
