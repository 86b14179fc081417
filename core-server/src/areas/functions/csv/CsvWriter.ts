import type { CsvFormat } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { inertText } from '@salient/shared/lib/csv/inertText.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { type Options, stringify } from 'csv-stringify/sync';
import { severalInCell } from './Cell.ts';
import type { ExportColumn, ExportedPerson } from './PersonTable.ts';

/** Writes the lines of an export: a header first, where the form has one, and then persons as they come. */
export interface CsvWriter {
  readonly header: string;
  readonly lines: (persons: readonly ExportedPerson[]) => string;
}

/** CSV for spreadsheets (CSV-16): a byte order mark, semicolons, and no text that could be taken for a formula. */
const spreadsheet: Options = {
  ...{ delimiter: ';', quoted_string: true, record_delimiter: '\r\n' },
  cast: { string: inertText },
};
/** CSV as RFC 4180 has it. */
const rfc4180: Options = { record_delimiter: '\r\n' };

export const csvOptions = (format: 'csvfile' | 'csv'): Options => (format === 'csvfile' ? spreadsheet : rfc4180);

/** How an export is written. */
export function csvWriter(format: CsvFormat, columns: readonly ExportColumn[], t: Translate): CsvWriter {
  if (format === 'jsonl') {
    const asObject = objectOf(columns);
    return {
      header: '',
      lines: (persons) => persons.map((each) => `${JSON.stringify(asObject(each))}\n`).join(''),
    };
  }
  const options = csvOptions(format);
  const names = columns.map((column) =>
    format === 'csvfile' ? headingOf(column, t) : `${column.group}.${column.key}`,
  );
  return {
    header: (format === 'csvfile' ? '\ufeff' : '') + stringify([names], options),
    lines: (persons) =>
      stringify(
        persons.map((each) => columns.map((column) => cellOf(column.texts(each)))),
        options,
      ),
  };
}

function headingOf({ group, key }: ExportColumn, t: Translate): string {
  const field = t(`csvExport.fields.${key}`);
  return group === 'general' ? field : `${t(`csvExport.groups.${group}`)}: ${field}`;
}

/** The values of several events, each in its place in all columns of the group; blank when none says anything. */
const cellOf = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : texts.some((text) => text !== '') ? texts.join(severalInCell) : '';

const isOfPerson = ({ group, key }: ExportColumn) => group === 'general' || key === 'age';

/** What a value is in JSON: an age is a number, everything else a text; undefined for what nobody knows. */
function jsonValue(key: ExportColumn['key'], text: string): string | number | undefined {
  if (text === '') return undefined;
  return key === 'age' ? Number(text) : text;
}

/** The fields that say something. */
const known = (fields: readonly (readonly [string, string | number | undefined])[]) =>
  Object.fromEntries(fields.filter(([, value]) => value !== undefined));

/** How a person becomes an object: `general` with its own fields, and for each group a list of events with what is known. */
function objectOf(columns: readonly ExportColumn[]): (person: ExportedPerson) => Record<string, unknown> {
  const general = columns.filter(({ group }) => group === 'general');
  const groups = [...new Set(columns.map(({ group }) => group))]
    .filter((group) => group !== 'general')
    .map((group) => ({ group, columns: columns.filter((column) => column.group === group) }));
  return (person) => ({
    general: Object.fromEntries(general.map((column) => [column.key, ownValue(column, person)])),
    ...Object.fromEntries(groups.map(({ group, columns: each }) => [group, eventsIn(each, person)])),
  });
}

function ownValue({ texts, isList }: ExportColumn, person: ExportedPerson): unknown {
  const [text = ''] = texts(person);
  return isList ? JSON.parse(text) : text;
}

/** What is the person's own and told with an event, such as the age at death, stands with the first event of its group. */
function eventsIn(columns: readonly ExportColumn[], person: ExportedPerson): Record<string, unknown>[] {
  const read = columns.map((column) => ({ column, texts: column.texts(person) }));
  const own = known(
    read
      .filter(({ column }) => isOfPerson(column))
      .map(({ column: { key }, texts }) => [key, jsonValue(key, texts[0] ?? '')]),
  );
  const ofEvents = read.filter(({ column }) => !isOfPerson(column));
  const events = (ofEvents[0]?.texts ?? []).map((_, at) =>
    known(ofEvents.map(({ column: { key }, texts }) => [key, jsonValue(key, texts[at] ?? '')])),
  );
  if (Object.keys(own).length === 0) return events;
  const [first = {}, ...others] = events;
  return [{ ...first, ...own }, ...others];
}
