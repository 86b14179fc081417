import type { CsvField } from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { Values } from './ReadColumns.ts';

/** The columns that stand for a date that is split (CSV-15); those of an end only where an event can last. */
export const dateParts = ['day', 'month', 'year', 'endDay', 'endMonth', 'endYear'] as const;

/** One column that a field fills. */
export interface Cell {
  /** The field, or the part of a date that stands for it. */
  readonly key: CsvField | (typeof dateParts)[number];
  readonly text: (row: Values) => string;
  /** Whether the text holds several values, as the style writes lists. */
  readonly isList?: boolean;
}

/** What stands between the values of several events, or several names, in one cell (CSV-16). */
export const severalInCell = ' | ';
