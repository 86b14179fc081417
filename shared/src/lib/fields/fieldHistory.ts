import type { HistoryField } from '../history/defineHistory.ts';
import { type DateName, dateColumns, type Field, type Fields, type SingleName } from './fields.ts';

/** The names under which history shows fields: a date stands as one, `born_date`. */
export type HistoryName<All extends Fields> = SingleName<All> | `${DateName<All>}_date`;

const historyKind = { line: 'text', text: 'text', names: 'names', flag: 'flag', age: 'age' } as const;

function historyField(name: string, field: Field): HistoryField {
  const { label } = field;
  if (field.kind === 'date') return { label, kind: 'date', columns: dateColumns(name) };
  if (field.kind === 'choice') return { label, kind: 'choice', choices: field.choices };
  if (field.kind === 'reference') return { label, kind: 'record', record: field.record };
  return { label, kind: historyKind[field.kind] };
}

/** The fields of a record as its history shows and restores them. */
export const fieldHistory = <All extends Fields>(fields: All) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      field.kind === 'date' ? `${name}_date` : name,
      historyField(name, field),
    ]),
  ) as { readonly [Name in HistoryName<All>]: HistoryField };
