import type { CsvFormat } from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { cellWords } from '@salient/shared/areas/functions/query/wordOf.ts';
import { edtfDate } from '@salient/shared/lib/dates/edtfDate.ts';
import { minuteText } from '@salient/shared/lib/dates/momentText.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { stringify } from 'csv-stringify/sync';
import { functionWords } from '../functionWords.ts';
import { severalInCell } from './Cell.ts';
import { peopleStyle, programStyle } from './CsvStyle.ts';
import { csvOptions } from './CsvWriter.ts';

type Column = FunctionTable['columns'][number];
type Row = FunctionTable['data'][number];

/** A stored day as programs read it; what is none stays. */
const dayOf = (stored: unknown) => (typeof stored === 'string' ? edtfDate(stored) : stored);

/** Writes the rows of a function's table: for people in words of their language, for programs as it is stored. */
export function tableWriter(format: CsvFormat, columns: readonly Column[], language: Language) {
  if (format === 'jsonl') {
    const days = columns.filter(({ kind }) => kind === 'day').map(({ key }) => key);
    const asObject = (row: Row) => ({ ...row, ...Object.fromEntries(days.map((key) => [key, dayOf(row[key])])) });
    return {
      header: '',
      lines: (rows: readonly Row[]) => rows.map((row) => `${JSON.stringify(asObject(row))}\n`).join(''),
    };
  }
  const isForPeople = format === 'csvfile';
  const t = functionWords(language);
  const { date } = isForPeople ? peopleStyle(language, t) : programStyle(language, format);
  const cell = ({ key, kind }: Column, row: Row): string => {
    const value = row[key];
    if (value === null || value === undefined) return '';
    if (kind === 'day') return date(String(value), '');
    if (kind === 'moment' && isForPeople) return minuteText(String(value));
    if (kind === 'words' && isForPeople) return cellWords(key, value, t, language).join(severalInCell);
    return Array.isArray(value) ? value.join(severalInCell) : String(value);
  };
  const heading = ({ key }: Column): string => {
    const name = `functions.columns.${key}` as 'functions.columns.name';
    return !isForPeople || t(name) === name ? key : t(name);
  };
  const options = csvOptions(format);
  return {
    header: (isForPeople ? '\ufeff' : '') + stringify([columns.map(heading)], options),
    lines: (rows: readonly Row[]) =>
      stringify(
        rows.map((row) => columns.map((column) => cell(column, row))),
        options,
      ),
  };
}
