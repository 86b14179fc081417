import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { EntityTable } from '../../../lib/list/EntityTable.tsx';
import { ListPages } from '../../../lib/list/ListPages.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import type { ListShape } from '../../../lib/list/listState.ts';
import { SelectionBar } from '../../../lib/list/SelectionBar.tsx';
import { useListPreferences } from '../../../lib/list/useListPreferences.ts';
import { type ListControl, useListState } from '../../../lib/list/useListState.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { LastComparison } from '../../persons/merge/suggestions/LastComparison.tsx';
import { ActionDialog, type AskedAction } from '../action/ActionDialog.tsx';
import { SelectedRowsMenu } from '../action/SelectedRowsMenu.tsx';
import { useSelection } from '../action/useSelection.ts';
import { elementPaths } from './elementPaths.ts';
import { Running } from './Running.tsx';
import { useTable } from './useTable.ts';
import { nameOfRow, recordOf, rowOf, type TableRow, useTableColumns } from './useTableColumns.tsx';
import '../../../lib/list/list.css';

interface Props {
  readonly definition: FunctionDefinition;
  readonly query: SearchQuery;
  readonly runs: number;
}

/** The function whose rows are what a comparison of all persons found: where there are none, perhaps there was no comparison. */
const ofComparison = 'PersonMergeSuggestions';

/** Ten rows on a page, as the documents ask (FUNC-03). */
const rowsOnPage = 10;

/** The table of a function once it was run, which the address says: it is run again when the page is opened anew. */
export function TableResult({ definition, query, runs }: Props) {
  const { t } = useTexts();
  const [address] = useSearchParams();
  const [columnKeys, setColumnKeys] = useState<readonly string[] | null>(null);
  const asked = address.get('sort')?.replace(/^-/, '');
  const shape: ListShape = useMemo(
    () => ({
      // Before the first answer any column may be the one in the address; the server refuses what is none.
      sortable: columnKeys ?? (asked ? [asked] : []),
      ...{ sort: null, rows: rowsOnPage, filters: {} },
    }),
    [columnKeys, asked],
  );
  const control = useListState(shape);
  const isRun = address.get('run') === '1';
  const [isCancelled, setCancelled] = useState(false);
  const [toDo, setToDo] = useState<AskedAction | null>(null);
  /** How often something was done with rows: what was selected for it is selected no more. */
  const [acts, setActs] = useState(0);
  const table = useTable({ name: definition.name, query, runs, isRun }, control.state);
  const { data: found, error, isFetching, isPlaceholderData, refetch } = table;
  const sortable = found?.columns.filter((column) => column.sortable).map(({ key }) => key);
  if (sortable && String(sortable) !== String(columnKeys)) setColumnKeys(sortable);
  if (isFetching && isCancelled) setCancelled(false);
  if (!isRun) return null;
  const cancel = async () => {
    await table.cancel();
    setCancelled(true);
  };
  return (
    <section className="functions-result" aria-label={t('functions.running.result')}>
      <Running isRunning={isFetching} onCancel={() => void cancel()} />
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : isCancelled ? (
        <p role="status">{t('functions.running.cancelled')}</p>
      ) : found === undefined ? (
        <ListSkeleton rows={rowsOnPage} />
      ) : found.total === 0 ? (
        <div className="functions-none" role="status">
          <p>{t('functions.running.none')}</p>
          {definition.name === ofComparison && <LastComparison />}
        </div>
      ) : (
        <Rows {...{ definition, found, control }} stale={isPlaceholderData} run={`${runs} ${acts}`} onAct={setToDo} />
      )}
      <ActionDialog
        name={definition.name}
        asked={toDo}
        onClose={() => setToDo(null)}
        onDone={() => setActs((before) => before + 1)}
      />
    </section>
  );
}

interface RowsProps extends Pick<Props, 'definition'> {
  /** Another run begins with nothing selected. */
  readonly run: string;
  readonly onAct: (asked: AskedAction) => void;
  readonly found: FunctionTable;
  readonly control: ListControl;
  readonly stale: boolean;
}

function Rows({ definition, found, control, stale, run, onAct }: RowsProps) {
  const { t } = useTexts();
  const { density } = useListPreferences(`function.${definition.name}`);
  const columns = useTableColumns(found.columns);
  const rows = found.data.map(rowOf);
  const nameOf = (row: (typeof rows)[number]) => nameOfRow(row) || t('functions.rows.nameless');
  const selection = useSelection(`${definition.name} ${run}`);
  const hasActions = definition.actions.length > 0;
  const paths = elementPaths[definition.elementType];
  return (
    <>
      {hasActions && (
        <SelectionBar
          selection={selection}
          page={rows.map((row) => ({ id: row.id, name: nameOf(row) }))}
          countText={(count) => t('functions.rows.selected', { count })}
        >
          <SelectedRowsMenu definition={definition} rows={selection.rows} onAct={onAct} />
        </SelectionBar>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by keyboard. */}
      <section className="list-scroll" tabIndex={0} aria-label={functionName(definition.name, t)}>
        <EntityTable<TableRow>
          title={functionName(definition.name, t)}
          columns={columns}
          hidden={nothingHidden}
          rows={rows}
          control={control}
          nameOf={nameOf}
          density={density}
          stale={stale}
          selection={hasActions ? selection : undefined}
          {...(paths
            ? {
                rowPath: (row) => paths.read(recordOf(row)),
                rowActions: (row) => [
                  {
                    key: 'edit',
                    label: t('functions.rows.edit', { name: nameOf(row) }),
                    icon: <Icon name="edit" />,
                    to: paths.edit(recordOf(row)),
                  },
                ],
              }
            : {})}
        />
      </section>
      <ListPages control={control} total={found.total} shown={rows.length} />
    </>
  );
}

const nothingHidden: ReadonlySet<string> = new Set();
