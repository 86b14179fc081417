import type { CsvFormat } from '@salient/shared/areas/functions/csv/csvFields.ts';
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
const spreadsheet: Options = { delimiter: ';', quoted_string: true, escape_formulas: true, record_delimiter: '\r\n' };
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

/** How a person becomes an object: `general` with its own fields, and for each group a list of events with what is known. */
function objectOf(columns: readonly ExportColumn[]): (person: ExportedPerson) => Record<string, unknown> {
  const own = columns.filter(isOfPerson);
  const ofEvents = columns.filter((column) => !isOfPerson(column));
  const groups = [...new Set(ofEvents.map(({ group }) => group))].map((group) => ({
    group,
    columns: ofEvents.filter((column) => column.group === group),
  }));
  return (person) => ({
    general: Object.fromEntries(own.map(({ key, texts }) => [key, texts(person)[0] ?? ''])),
    ...Object.fromEntries(groups.map(({ group, columns: each }) => [group, eventsIn(each, person)])),
  });
}

function eventsIn(columns: readonly ExportColumn[], person: ExportedPerson): Record<string, string>[] {
  const texts = columns.map((column) => column.texts(person));
  const [first = []] = texts;
  return first.map((_, at) =>
    Object.fromEntries(
      columns.flatMap(({ key }, column) => {
        const text = texts[column]?.[at] ?? '';
        return text === '' ? [] : [[key, text]];
      }),
    ),
  );
}
