import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ColumnDef, flexRender, getCoreRowModel, useReactTable } from '@tanstack/react-table';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ColumnHead } from './ColumnHead.tsx';
import { type ListColumn, type RowAction, sortKeyOf } from './listTypes.ts';
import { RowActions } from './RowActions.tsx';
import type { Selection } from './selection.ts';
import { tableRoles } from './tableRoles.ts';
import type { Density } from './useListPreferences.ts';
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
  /** Rows that can be selected, each by a box before its name. */
  readonly selection?: Pick<Selection, 'has' | 'toggle'> | undefined;
  readonly density: Density;
  /** The rows are of the page before; the new ones are on their way. */
  readonly stale: boolean;
}

/**
 * A table of records: sorting and filters in its head, actions in one menu at the end of each row (S17), the first column
 * always in sight. Columns are as wide as what is in them, and share alike what room there is. Where there is little, each
 * row is a card. Arrow keys go from row to row, Enter opens.
 */
export function EntityTable<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, columns, hidden, rows, control, nameOf, rowPath, rowActions, selection, density, stale } = props;
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
              return column.oneLine && shown && typeof shown === 'string' ? <span title={shown}>{shown}</span> : shown;
            }
            return (
              <>
                <Link
                  data-row-link
                  to={rowPath(original)}
                  preventScrollReset
                  title={column.oneLine && typeof shown === 'string' ? shown : undefined}
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
  const shownColumns = table.getVisibleLeafColumns();
  return (
    <table
      {...tableRoles.table}
      className="list-table"
      style={tracks(
        shownColumns.map(({ id }) => byKey.get(id)?.width),
        rowActions !== undefined,
      )}
      data-density={density}
      aria-label={title}
      aria-busy={stale}
      data-stale={stale || undefined}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {shownColumns.map(({ id }) => {
            const column = byKey.get(id) as ListColumn<Row>;
            return (
              <ColumnHead
                key={id}
                title={column.title}
                sortKey={sortKeyOf(column)}
                filter={column.filter}
                numeric={column.numeric ?? false}
                largestFirst={column.largestFirst ?? false}
                control={control}
              />
            );
          })}
          {rowActions && (
            <th {...tableRoles.columnHead} scope="col" className="list-actions">
              <span className="visually-hidden">{t('lists.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody {...tableRoles.group} onKeyDown={moveBetweenRows}>
        {table.getRowModel().rows.map((row) => (
          <tr {...tableRoles.row} key={row.id} data-row={row.id} data-entry={row.id}>
            {row.getVisibleCells().map((cell, index) => {
              const column = byKey.get(cell.column.id) as ListColumn<Row>;
              const content = flexRender(cell.column.columnDef.cell, cell.getContext());
              const look = { 'data-one-line': column.oneLine, 'data-short': column.short };
              if (index === 0) {
                return (
                  <th {...tableRoles.rowHead} key={cell.id} scope="row" {...look}>
                    <div className="list-cell">
                      {selection && (
                        <input
                          type="checkbox"
                          className="list-select"
                          aria-label={t('lists.select', { name: nameOf(row.original) })}
                          checked={selection.has(row.id)}
                          onChange={() => selection.toggle({ id: row.id, name: nameOf(row.original) })}
                        />
                      )}
                      {content}
                    </div>
                  </th>
                );
              }
              return (
                <td
                  {...tableRoles.cell}
                  key={cell.id}
                  {...look}
                  data-numeric={column.numeric || undefined}
                  data-label={column.title}
                >
                  <div className="list-cell">{content}</div>
                </td>
              );
            })}
            {rowActions && (
              <td {...tableRoles.cell} className="list-actions">
                <RowActions name={nameOf(row.original)} actions={rowActions(row.original)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One track for each column. A name has its line before the columns beside it have theirs. */
const tracks = (widths: readonly (string | undefined)[], hasActions: boolean) =>
  ({
    '--tracks': [
      ...widths.map((width, index) => width ?? (index === 0 ? 'minmax(11rem, auto)' : 'auto')),
      ...(hasActions ? ['max-content'] : []),
    ].join(' '),
  }) as CSSProperties;

/** Arrow keys take the focus to the same place in the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const row = (event.target as HTMLElement).closest('tr');
  if (!step || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling;
  event.preventDefault();
  next?.querySelector<HTMLElement>('[data-row-link], button, a')?.focus();
}
