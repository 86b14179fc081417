import { typeText } from '@salient/shared/app/changeTexts.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { columnTitle } from '@salient/shared/areas/functions/functionTexts.ts';
import { cellWords } from '@salient/shared/areas/functions/query/wordOf.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../../../lib/list/listTypes.ts';
import { useRecordPath } from '../../../lib/records/useRecordPath.ts';

/** A row as its actions know it, and the record that it opens. */
export interface TableRow extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

export const rowOf = (row: Readonly<Record<string, unknown>>): TableRow => ({ ...row, id: String(row.id) });
export const recordOf = ({ id, element_id = id }: TableRow) => String(element_id);

/** The columns of a function's table (FUNC-08), each shown by its kind. */
export function useTableColumns(columns: FunctionTable['columns']): readonly ListColumn<TableRow>[] {
  const { t, language } = useTexts();
  return columns.map(({ key, sortable, kind }) => ({
    key,
    title: columnTitle(key, t),
    sortable,
    numeric: kind === 'number',
    largestFirst: kind === 'number',
    short: kind === 'day' || kind === 'moment',
    render: (row): ReactNode => {
      const value = row[key];
      if (key === 'record' && row.element_kind) return <RecordLink row={row} />;
      if (value === null || value === undefined || value === '') return '';
      if (kind === 'day') return <DateText date={String(value)} />;
      if (kind === 'moment') return momentText(String(value));
      if (kind === 'number') return Number(value).toLocaleString(locales[language]);
      if (kind === 'words') return cellWords(key, value, t, language).join('; ');
      return String(value);
    },
  }));
}

/** The record that a row of a report of all kinds is about, also one that is removed: its page says so. */
function RecordLink({ row }: { readonly row: TableRow }) {
  const { t } = useTexts();
  const path = useRecordPath()(row.element_kind as HistoryType, recordOf(row));
  const name = row.record === null ? '' : String(row.record);
  return path === null ? name : <Link to={path}>{name || typeText(t, row.element_kind as HistoryType)}</Link>;
}

/** What a row is called. */
export const nameOfRow = (row: TableRow): string =>
  String(row.name ?? row.record ?? '') ||
  [row.familyname, row.surname].filter((part) => typeof part === 'string' && part !== '').join(', ');
