import { useMediaQuery } from '@mantine/hooks';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useFocusAfterRemoval } from '../focus/useFocusAfterRemoval.ts';
import { FailedNotice } from '../page/FailedNotice.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { EntityTable } from './EntityTable.tsx';
import { ListFilterField } from './ListFilterField.tsx';
import { ListPages } from './ListPages.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListEmpty, ListSkeleton } from './ListStates.tsx';
import { ListTools } from './ListTools.tsx';
import './list.css';
import type { ReactNode } from 'react';
import { pageInstead } from './listRange.ts';
import type { ListShape, ListSort } from './listState.ts';
import {
  type ListColumn,
  type ListFilter,
  type ListMethod,
  type ListParams,
  type RecordFilter,
  type RowAction,
  type RowOf,
  sortKeyOf,
} from './listTypes.ts';
import { RecordChips } from './RecordChips.tsx';
import { RecordFilterMenu } from './RecordFilterMenu.tsx';
import { readRecordValue } from './recordFilters.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Selection } from './selection.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useListPreferences } from './useListPreferences.ts';
import { useListRows } from './useListRows.ts';
import { useListState } from './useListState.ts';

export interface ListProps<Name extends ListMethod> {
  readonly method: Name;
  /** Heading of the page, or of the part of a page. */
  readonly title: string;
  readonly columns: readonly ListColumn<RowOf<Name>>[];
  /** Ascending by title, name or account, whichever the list has (LIST-11); null leaves the order to the server. */
  readonly sort: ListSort | null;
  /** A search puts the best match first until the reader sorts by a column. */
  readonly bestFirst?: boolean;
  /** Rest after typing before the list is asked: 750 ms unless LIST-04 says 500; null where nothing is searched. */
  readonly searchDelay?: 500 | 750 | null;
  /** Choices above the table, such as that of a dataset. */
  readonly filters?: readonly ListFilter[];
  /** Records by which it is narrowed. */
  readonly recordFilters?: readonly RecordFilter[];
  /** What the chosen filters, and anything else that the list always asks for, are in the method's params. */
  readonly params?: (filters: Readonly<Record<string, string>>) => ListParams<Name>;
  readonly nameOf: (row: RowOf<Name>) => string;
  readonly rowPath?: (row: RowOf<Name>) => string;
  readonly rowActions?: (row: RowOf<Name>) => readonly RowAction[];
  /** What can be done here, such as creating a record. */
  readonly actions?: ReactNode;
  /** How the search looks, beside its box. */
  readonly searchOptions?: ReactNode;
  /**
   * What can be done with all rows that the search and the filters leave, beside the tools of the list.
   *
   * @param params as the method is asked, without page and order; `total` is how many there are, null while that is not known.
   */
  readonly wholeList?: (params: ListParams<Name>, total: number | null) => ReactNode;
  /** Rows can be selected, each by a box before its name; what can be done with them stands beside the list. */
  readonly selection?: Selection | undefined;
  /** What is to be said of an answer as a whole, above its rows. */
  readonly notice?: (answer: ResultOf<Methods[Name]>) => ReactNode;
  /** What it means that the list is empty, where that is good to know. */
  readonly emptyText?: string;
}

const none: readonly RecordFilter[] = [];

/** The one list of the staff app (LIST-01): search, sort, filters, pages and count, its whole state in the address. */
export function ListBody<Name extends ListMethod>(props: ListProps<Name>) {
  const {
    method,
    title,
    columns,
    sort,
    bestFirst = false,
    searchDelay = 750,
    filters = [],
    recordFilters = none,
  } = props;
  const { params, nameOf, rowPath, rowActions, selection } = props;
  const { t } = useTexts();
  const preferences = useListPreferences(method);
  const allFilters = useMemo(() => [...filters, ...columns.flatMap(({ filter }) => filter ?? [])], [filters, columns]);
  const shape: ListShape = useMemo(
    () => ({
      sortable: columns.flatMap((column) => sortKeyOf(column) ?? []),
      sort,
      bestFirst,
      rows: preferences.rows,
      filters: Object.fromEntries(allFilters.map(({ name, choices }) => [name, choices.map(({ value }) => value)])),
      records: Object.fromEntries(
        recordFilters.map((filter) => [filter.name, (value: string) => readRecordValue(filter, value) !== null]),
      ),
    }),
    [columns, sort, bestFirst, preferences.rows, allFilters, recordFilters],
  );
  const control = useListState(shape);
  const { state, change } = control;
  const query = useListRows(method, state, params?.(state.filters) ?? {}, searchDelay !== null);
  const { data: found, isPlaceholderData, isError, error, isFetching, refetch } = query;
  const isLate = useDelayed(isFetching);

  const instead = found && !isPlaceholderData ? pageInstead(state.page, state.rows, found.total) : null;
  useEffect(() => {
    if (instead !== null) change({ page: instead }, { replace: true });
  }, [instead, change]);

  const searchBox = useRef<HTMLInputElement>(null);
  useShortcut('/', t('shortcuts.search'), () => searchBox.current?.focus(), searchDelay !== null);
  const table = useRef<HTMLDivElement>(null);
  useKeptPlace(table, found !== undefined);
  // A row that was merged, kept apart or taken off hands the focus on.
  const focusKeeper = useFocusAfterRemoval<HTMLDivElement>(found?.data.map(({ id }) => id) ?? []);
  const search = useCallback((text: string) => change({ text }, { replace: true }), [change]);
  const narrow = (name: string, value: string) => change({ filters: { ...state.filters, [name]: value } });
  const wholeList = props.wholeList?.(
    { ...params?.(state.filters), ...(searchDelay === null ? {} : { text: state.text }) } as ListParams<Name>,
    isPlaceholderData || isError ? null : (found?.total ?? null),
  );
  const isPhone = useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false });
  const narrowed = state.text !== '' || Object.keys(state.filters).length > 0;
  return (
    <>
      <search className="list-bar" aria-label={title}>
        {filters.map((filter) => (
          <ListFilterField
            key={filter.name}
            filter={filter}
            value={state.filters[filter.name]}
            onChange={(value) => narrow(filter.name, value)}
          />
        ))}
        {recordFilters.length > 0 && <RecordFilterMenu filters={recordFilters} onChoose={narrow} />}
        {searchDelay !== null && (
          <ListSearch
            text={state.text}
            delay={searchDelay}
            inputRef={searchBox}
            onSearch={search}
            onArrowDown={() => table.current?.querySelector<HTMLElement>('[data-row-link]')?.focus()}
          />
        )}
        {props.searchOptions}
        {!isPhone && wholeList}
        <ListTools
          columns={columns}
          preferences={preferences}
          rows={state.rows}
          onRows={(rows) => {
            preferences.chooseRows(rows);
            change({ rows });
          }}
        />
      </search>
      {recordFilters.length > 0 && (
        <RecordChips filters={recordFilters} chosen={state.filters} onRemove={(name) => narrow(name, '')} />
      )}
      <div className="list-progress" data-busy={isLate || undefined} />
      {found && !isError && props.notice?.(found)}
      {selection && found && !isError && found.total > 0 && (
        <SelectionBar
          selection={selection}
          page={found.data.map((row) => ({ id: row.id, name: nameOf(row) }))}
          countText={(count) => t('lists.selected', { count })}
        />
      )}
      <div className="list-rows" {...focusKeeper}>
        {isError ? (
          <FailedNotice error={error} onRetry={() => void refetch()} />
        ) : found === undefined ? (
          <ListSkeleton rows={state.rows} />
        ) : found.total === 0 ? (
          <ListEmpty
            narrowed={narrowed}
            onClear={() => change({ text: '', filters: {} })}
            action={props.actions}
            text={props.emptyText}
          />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by keyboard.
          <section className="list-scroll" ref={table} tabIndex={0} aria-label={title}>
            <EntityTable
              title={title}
              columns={columns}
              hidden={preferences.hidden}
              rows={found.data}
              control={control}
              nameOf={nameOf}
              rowPath={rowPath}
              rowActions={rowActions}
              selection={selection}
              density={preferences.density}
              stale={isPlaceholderData}
            />
          </section>
        )}
      </div>
      {found && !isError && found.total > 0 && (
        <ListPages control={control} total={found.total} shown={found.data.length} />
      )}
      {/* On a phone the rows come first. */}
      {isPhone && wholeList}
    </>
  );
}
