import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { personHistory } from '@salient/shared/areas/persons/personHistory.ts';
import { columnsOf } from '@salient/shared/lib/history/defineHistory.ts';

type Draft = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Takes back what a merge did to the fields of the kept person. A field that somebody has changed since keeps its value;
 * of a list of names, what the merge added goes and everything else stays.
 *
 * @param before what the merge found.
 * @param after what it left.
 * @returns the fields, and the names of those that kept a later value.
 */
export function fieldsBeforeMerge(
  now: PersonDraft,
  before: Draft,
  after: Draft,
): { readonly draft: PersonDraft; readonly left: string[] } {
  const draft: Record<string, unknown> = { ...now };
  const left: string[] = [];
  for (const [name, field] of Object.entries(personHistory)) {
    const columns = columnsOf(name, field).filter((column) => column in before);
    if (columns.every((column) => same(before[column], after[column]))) continue;
    if (columns.every((column) => same(draft[column], after[column]))) {
      for (const column of columns) draft[column] = before[column];
    } else if (field.kind === 'names') {
      draft[name] = withoutAdded(draft[name] as string[], before[name] as string[], after[name] as string[]);
    } else if (!columns.every((column) => same(draft[column], before[column]))) {
      left.push(name);
    }
  }
  return { draft: draft as unknown as PersonDraft, left };
}

function withoutAdded(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((name) => !before.includes(name));
  const taken = before.filter((name) => !after.includes(name));
  return [...new Set([...now.filter((name) => !added.includes(name)), ...taken])];
}
