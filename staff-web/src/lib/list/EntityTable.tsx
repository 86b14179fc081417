import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ColumnDef, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ColumnHead } from './ColumnHead.tsx';
import { type ListColumn, type RowAction, sortKeyOf } from './listTypes.ts';
import { RowActions } from './RowActions.tsx';
import type { ListControl } from './useListState.ts';

interface Props<Row extends { readonly id: string }> {
  readonly title: string;
  readonly columns: readonly ListColumn<Row>[];
  /** Columns that the reader has put away. */
  readonly hidden: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly control: ListControl;
  readonly nameOf: (row: Row) => string;
  /** Where a row leads. */
  readonly rowPath?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** The rows are of the page before; the new ones are on their way. */
  readonly stale: boolean;
}

/**
 * A table of records: sorting and filters in its head, actions at the end of each row, the first column always in
 * sight. Arrow keys go from row to row, Enter opens.
 */
export function EntityTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, columns, hidden, rows, control, nameOf, rowPath, rowActions, stale } = props;
  const { t } = useTexts();
  const definitions = useMemo(
    () =>
      columns.map(
        (column, index): ColumnDef<Row> => ({
          id: column.key,
          enableHiding: index > 0,
          cell: ({ row: { original } }) => {
            const shown = column.render ? column.render(original) : (original[column.key as keyof Row] as ReactNode);
            if (index > 0 || !rowPath) {
              // The rest of what is cut.
              return column.share && typeof shown === 'string' ? <span title={shown}>{shown}</span> : shown;
            }
            return (
              <>
                <Link
                  data-row-link
                  to={rowPath(original)}
                  preventScrollReset
                  title={column.share && typeof shown === 'string' ? shown : undefined}
                >
                  {shown || nameOf(original)}
                </Link>
                {column.beside?.(original)}
              </>
            );
          },
        }),
      ),
    [columns, rowPath, nameOf],
  );
  const table = useReactTable({
    data: rows as Row[],
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    getRowId: (row) => row.id,
    manualPagination: true,
    manualSorting: true,
    manualFiltering: true,
    state: { columnVisibility: Object.fromEntries([...hidden].map((key) => [key, false])) },
  });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return (
    <table className="list-table" aria-label={title} aria-busy={stale} data-stale={stale || undefined}>
      <thead>
        <tr>
          {table.getVisibleLeafColumns().map(({ id }) => {
            const column = byKey.get(id) as ListColumn<Row>;
            return (
              <ColumnHead
                key={id}
                title={column.title}
                sortKey={sortKeyOf(column)}
                filter={column.filter}
                numeric={column.numeric ?? false}
                share={column.share}
                control={control}
              />
            );
          })}
          {rowActions && (
            <th scope="col" className="list-actions">
              <span className="visually-hidden">{t('lists.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getVisibleCells().map((cell, index) => {
              const content = flexRender(cell.column.columnDef.cell, cell.getContext());
              if (index === 0) {
                return (
                  <th key={cell.id} scope="row" data-share={byKey.get(cell.column.id)?.share && true}>
                    <div className="list-cell">{content}</div>
                  </th>
                );
              }
              return (
                <td
                  key={cell.id}
                  data-numeric={byKey.get(cell.column.id)?.numeric || undefined}
                  data-share={byKey.get(cell.column.id)?.share && true}
                >
                  <div className="list-cell" data-short={byKey.get(cell.column.id)?.short || undefined}>
                    {content}
                  </div>
                </td>
              );
            })}
            {rowActions && (
              <td className="list-actions">
                <RowActions name={nameOf(row.original)} actions={rowActions(row.original)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Arrow keys take the focus to the same place in the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as HTMLElement).closest('tr');
  if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  event.preventDefault();
  next?.querySelector<HTMLElement>('[data-row-link], button, a')?.focus();
}
