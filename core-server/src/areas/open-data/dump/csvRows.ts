import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';
import {
  type OpenPerson,
  type OpenRecord,
  openEventSchema,
  openSchemas,
} from '@salient/shared/areas/open-data/openRecord.ts';
import { inertText } from '@salient/shared/lib/csv/inertText.ts';
import { stringify } from 'csv-stringify/sync';
import type { DumpFileName } from './dumpFiles.ts';

/** A table of the dump: its columns, and what of a record stands in its rows. */
interface CsvTable {
  readonly file: DumpFileName;
  readonly columns: readonly string[];
  readonly rowsOf: (record: OpenRecord) => readonly Readonly<Record<string, unknown>>[];
}

const without = (columns: readonly string[], left: readonly string[]) => columns.filter((name) => !left.includes(name));
const columnsOf = (kind: OpenKind) => Object.keys(openSchemas[kind].shape);

/** One row each, without what needs rows of its own. */
const flat = (kind: OpenKind, file: DumpFileName, left: readonly string[] = []): CsvTable => ({
  file,
  columns: without(columnsOf(kind), left),
  rowsOf: (record) => [record],
});

const events: CsvTable = {
  file: 'events.csv',
  columns: ['person_id', ...Object.keys(openEventSchema.shape)],
  rowsOf: (record) => (record as OpenPerson).events.map((event) => ({ person_id: record.id, ...event })),
};

export const csvTables: Readonly<Record<OpenKind, readonly CsvTable[]>> = {
  person: [flat('person', 'persons.csv', ['events', 'relations']), events],
  place: [flat('place', 'places.csv')],
  unit: [flat('unit', 'units.csv', ['history'])],
  memorial: [flat('memorial', 'memorials.csv')],
};

/** Several values in one cell: lists side by side, records as `key=value`. */
function cell(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(' | ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, each]) => `${key}=${each}`)
      .join(' | ');
  }
  // A coordinate west of Greenwich is a number to every program, not a formula.
  return typeof value === 'number' ? value : String(value);
}

const header = (columns: readonly string[]) => stringify([[...columns]], { record_delimiter: 'windows' });

/** The line with the names of the columns. */
export const csvHeader = ({ columns }: CsvTable): string => header(columns);

/** Rows by RFC 4180 with commas. A text that a spreadsheet would take for a formula has an apostrophe before it. */
export const csvRows = ({ columns, rowsOf }: CsvTable, records: readonly OpenRecord[]): string =>
  stringify(
    records.flatMap(rowsOf).map((row) => columns.map((name) => cell(row[name]))),
    { record_delimiter: 'windows', cast: { string: inertText } },
  );
