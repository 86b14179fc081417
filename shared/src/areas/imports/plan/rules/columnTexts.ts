import type { ImportPlan } from '../ImportPlan.ts';
import { importTargets, isChoiceTarget, type TargetId, targetIds } from '../importTargets.ts';

export type Json = Record<string, unknown>;
/** The columns that say something, as a text of a mapping names them. */
export type TextsOf = (id: TargetId) => string[];
export interface RuleParts {
  readonly plan: ImportPlan;
  readonly textsOf: TextsOf;
}

/** A column in a text of a mapping. Names with its own signs go by their number. */
export function columnText(column: string, columns: readonly string[]): string {
  return /[{}[\]?#]/.test(column) ? `{#${columns.indexOf(column) + 1}}` : `{${column}}`;
}

/** One column, or several with blanks between them. */
export const joined = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : { join: [...texts] });
const dated = (texts: readonly string[]): unknown => (texts.length === 1 ? texts[0] : { any: [...texts] });

/** The value of a column by its kind and its table; undefined where no column says it. */
export function expressionOf(id: TargetId, { plan, textsOf }: RuleParts): unknown {
  const texts = textsOf(id);
  if (texts.length === 0) return undefined;
  const { kind } = importTargets[id];
  if (kind === 'date') return dated(texts);
  const steps: unknown[] = [];
  if (kind === 'name') steps.push('nameCase');
  if (Object.keys(plan.values[id] ?? {}).length > 0) {
    // A word that means nothing that is known is told; of records of their own it leaves the usual kind.
    steps.push({ table: id, else: isChoiceTarget(id) ? (isOfPerson(id) ? 'warn' : 'empty') : 'keep' });
  }
  return steps.length === 0 ? joined(texts) : { from: joined(texts), do: steps };
}

const isOfPerson = (id: TargetId) => importTargets[id].at[0] === 'person';

/** What columns say of the fields of a record of its own. */
export function fieldsOf(owner: 'place' | 'memorial' | 'memorial_place', parts: RuleParts): Json {
  const fields: Json = {};
  for (const id of targetIds) {
    const { at } = importTargets[id];
    const value = at[0] === owner ? expressionOf(id, parts) : undefined;
    if (value !== undefined) fields[at[1]] = value;
  }
  return fields;
}

/** The country of the list, where none of its columns says another. */
export const countryOf = ({ country }: ImportPlan): Json => (country === '' ? {} : { country });
