import type {
  AgeField,
  DateName,
  Fields,
  NamesField,
  SingleName,
  StoredValue,
} from '@salient/shared/lib/fields/fields.ts';
import { dateColumns, emptyDraft } from '@salient/shared/lib/fields/fields.ts';
import type { DateValue } from '../dates/dateTexts.ts';

/** The form of one field: several names are one line (PERSON-37), an age is blank when it is not known. */
type FormValue<One> = One extends NamesField | AgeField ? string : StoredValue<One>;

/** What is typed for the fields of a record; a day is one value, `born_date`. */
export type FormOf<All extends Fields> = { readonly [Name in SingleName<All>]: FormValue<All[Name]> } & {
  readonly [Name in `${DateName<All>}_date`]: DateValue;
};

/** The form of a record as replies or drafts have it. */
export function formOf<All extends Fields>(fields: All, record: object): FormOf<All> {
  const row = record as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).map(([name, { kind }]): [string, unknown] => {
    const value = row[name];
    if (kind === 'names') return [name, (value as readonly string[]).join(', ')];
    if (kind === 'age') return [name, value === 0 ? '' : String(value)];
    if (kind !== 'date') return [name, value];
    const [day, month, year] = dateColumns(name).map((column) => row[column] ?? '?');
    return [`${name}_date`, { day, month, year }];
  });
  return Object.fromEntries(entries) as FormOf<All>;
}

/** The form of a new record before anything is typed. */
export const emptyFormOf = <All extends Fields>(fields: All): FormOf<All> => formOf(fields, emptyDraft(fields));

/** What calls carry of a form: a day in its three parts, all else under its name. */
export function inputOfForm<All extends Fields>(fields: All, form: FormOf<All>): InputOfForm<All> {
  const typed = form as Readonly<Record<string, unknown>>;
  const entries = Object.entries(fields).flatMap(([name, { kind }]): [string, unknown][] => {
    if (kind !== 'date') return [[name, typed[name]]];
    const { day, month, year } = typed[`${name}_date`] as DateValue;
    return dateColumns(name).map((column, at) => [column, [day, month, year][at]]);
  });
  return Object.fromEntries(entries) as InputOfForm<All>;
}

type InputOfForm<All extends Fields> = { [Name in SingleName<All>]: FormValue<All[Name]> } & {
  [Column in `${DateName<All>}_${'day' | 'month' | 'year'}`]: DateValue['day'];
};
