import type { HistoryType } from '../history/historyTypes.ts';
import type { TextKey } from '../i18n/texts.ts';

interface Labelled {
  /** What people call it, in forms, views and histories. */
  readonly label: TextKey;
  /** The section in which forms and views draw it by themselves; absent where a component of its noun does. */
  readonly section?: string;
}

/** One line of text. */
export interface LineField extends Labelled {
  readonly kind: 'line';
  readonly longest: number;
  /** Whether it must say something. */
  readonly required?: boolean;
}

/** Text of several lines. */
export interface TextField extends Labelled {
  readonly kind: 'text';
  readonly longest: number;
}

/** Names of which there may be several. */
export interface NamesField extends Labelled {
  readonly kind: 'names';
  readonly longest: number;
  readonly most: number;
}

/** One of fixed values. */
export interface ChoiceField<Value extends string = string> extends Labelled {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  /** The group of texts that names the values. */
  readonly choices: string;
  /** What a new record has. */
  readonly empty: Value;
  /** Values that say nothing: a merge takes the other side's, and a title leaves them out. */
  readonly unsaid: readonly Value[];
}

/** Yes or no. */
export interface FlagField extends Labelled {
  readonly kind: 'flag';
  readonly empty: boolean;
}

/** Years of age; 0 is unknown. */
export interface AgeField extends Labelled {
  readonly kind: 'age';
  readonly greatest: number;
}

/** A day of which parts may be unknown: `born` is stored and sent as `born_day`, `born_month` and `born_year`. */
export interface DateField extends Labelled {
  readonly kind: 'date';
}

/** Another record by its id; null names none. A component of its noun draws it, as its name is read elsewhere. */
export interface ReferenceField extends Omit<Labelled, 'section'> {
  readonly kind: 'reference';
  readonly record: HistoryType;
  readonly section?: undefined;
  /** Whether there must be one. */
  readonly required: boolean;
}

export type Field =
  | LineField
  | TextField
  | NamesField
  | ChoiceField
  | FlagField
  | AgeField
  | DateField
  | ReferenceField;

/** The fields of a record, in the order in which they are shown. */
export type Fields = Readonly<Record<string, Field>>;

export const line = (field: Omit<LineField, 'kind'>): LineField => ({ kind: 'line', ...field });
export const text = (field: Omit<TextField, 'kind'>): TextField => ({ kind: 'text', ...field });
export const names = (field: Omit<NamesField, 'kind'>): NamesField => ({ kind: 'names', ...field });
export const flag = (field: Omit<FlagField, 'kind'>): FlagField => ({ kind: 'flag', ...field });
export const age = (field: Omit<AgeField, 'kind'>): AgeField => ({ kind: 'age', ...field });
export const date = (field: Omit<DateField, 'kind'>): DateField => ({ kind: 'date', ...field });
export const reference = (
  record: HistoryType,
  field: Omit<ReferenceField, 'kind' | 'record' | 'required'> & { readonly required?: boolean },
): ReferenceField => ({ kind: 'reference', record, required: false, ...field });
export const choice = <const Value extends string>(
  values: readonly Value[],
  field: Omit<ChoiceField<NoInfer<Value>>, 'kind' | 'values'>,
): ChoiceField<Value> => ({ kind: 'choice', values, ...field });

/** The names of the fields that are dates: `born`. */
export type DateName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends DateField ? Name : never;
}[keyof All] &
  string;

/** The names of all other fields: each is stored under its own. */
export type SingleName<All extends Fields> = Exclude<keyof All, DateName<All>> & string;

/** The names of the fields that are one of fixed values. */
export type ChoiceName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends ChoiceField ? Name : never;
}[keyof All] &
  string;

/** The names of the fields that are other records. */
export type ReferenceName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends ReferenceField ? Name : never;
}[keyof All] &
  string;

/** The columns of a date: `born_day`, `born_month`, `born_year`. */
export type DateColumn<Name extends string> = `${Name}_${'day' | 'month' | 'year'}`;

/** What is stored of a field that is no date. */
export type StoredValue<One> =
  One extends ChoiceField<infer Value>
    ? Value
    : One extends NamesField
      ? string[]
      : One extends FlagField
        ? boolean
        : One extends AgeField
          ? number
          : One extends ReferenceField
            ? string | null
            : string;

/** The fields of a record as they are stored: clean texts, known choices, numbers or null for date parts. */
export type DraftOf<All extends Fields> = { [Name in SingleName<All>]: StoredValue<All[Name]> } & {
  [Column in DateColumn<DateName<All>>]: number | null;
};

/** The columns of a date, in the order day, month, year. */
export const dateColumns = <Name extends string>(name: Name) =>
  [`${name}_day`, `${name}_month`, `${name}_year`] as const satisfies readonly DateColumn<Name>[];

function emptyValue(field: Exclude<Field, DateField>): unknown {
  switch (field.kind) {
    case 'choice':
    case 'flag':
      return field.empty;
    case 'names':
      return [];
    case 'age':
      return 0;
    case 'reference':
      return null;
    default:
      return '';
  }
}

/** A new record before anything is typed. */
export function emptyDraft<All extends Fields>(fields: All): DraftOf<All> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
    field.kind === 'date' ? dateColumns(name).map((column) => [column, null]) : [[name, emptyValue(field)]],
  );
  return Object.fromEntries(entries) as DraftOf<All>;
}
