import { foldName, givenNameTokens } from './foldName.ts';
import { givenNameTable } from './givenNameTable.ts';
import { oncePerText } from './oncePerText.ts';

/** Groups of a folded form, by the folded form; read when it is first asked for. */
let groupsOfForm: ReadonlyMap<string, readonly string[]> | undefined;

function readTable(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const line of givenNameTable.trim().split('\n')) {
    const forms = line.trim().split(/\s+/).map(foldName);
    const [group = ''] = forms;
    for (const form of new Set(forms)) groups.set(form, [...(groups.get(form) ?? []), group]);
  }
  return groups;
}

const noGroups: readonly string[] = [];

function groupsOf(form: string): readonly string[] {
  groupsOfForm ??= readTable();
  return groupsOfForm.get(form) ?? noGroups;
}

/** The key of a form that is short for several names, so that it is none of them for sure. */
const perhaps = (group: string) => `${group}?`;

/** The keys of one folded first name: its group, or for a form of several groups each of them as a perhaps. */
function keysOfForm(form: string): readonly string[] {
  const groups = groupsOf(form);
  return groups.length > 1 ? groups.map(perhaps) : groups;
}

/** The keys under which somebody with these first names is found by another form of one of them (beyond.md 21). */
export const givenNameKeys = oncePerText((surname): readonly string[] => [
  ...new Set(givenNameTokens(surname).flatMap(keysOfForm)),
]);

/**
 * The keys that a folded word is looked for under, when it is a first name of the table; none otherwise. A name finds its
 * own forms and those that may be short for it (Albert: Bert); a short form finds the names it may stand for (Bert:
 * Albert, Hubert), but no other short form.
 */
export function keysWanted(form: string): readonly string[] {
  const groups = groupsOf(form);
  return groups.length === 1 ? [...groups, ...groups.map(perhaps)] : groups;
}

/**
 * How surely two folded first names are forms of one name.
 *
 * @returns 1 for forms of one name, 0.5 when one of them may be short for others too, 0 when they have nothing in common.
 */
export function givenNameWeight(one: string, other: string): 0 | 0.5 | 1 {
  const [ones, others] = [groupsOf(one), groupsOf(other)];
  if (ones.length > 1 && others.length > 1) return 0;
  if (!ones.some((group) => others.includes(group))) return 0;
  return ones.length + others.length === 2 ? 1 : 0.5;
}
