/** Rows on a page; 10 as the documents ask (LIST-10), the others by choice (S1). */
export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** Links lead to the pages of index 0 to 99 (LIST-08, LIST-13). */
export const mostPages = 100;

/** Column and direction, 1 ascending or -1 descending. */
export type ListSort = readonly [column: string, direction: 1 | -1];

/** Where somebody is in a list. All of it stands in the address, so that back, reload and a shared link show the same. */
export interface ListState {
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly rows: PageSize;
  readonly sort: ListSort | null;
  /** Chosen filters by name; what is at its default is left out. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What a list allows in its address, and what holds where the address is silent. */
export interface ListShape {
  readonly sortable: readonly string[];
  readonly sort: ListSort | null;
  /** A search puts the best match first until the reader sorts by a column. */
  readonly bestFirst?: boolean;
  readonly rows: PageSize;
  /** Values by filter; the first is the default. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Filters with values that no list can count, and what one looks like. */
  readonly records?: Readonly<Record<string, (value: string) => boolean>>;
}

/** The order that holds where nobody chose one; null leaves it to the server. */
const usualSort = ({ sort, bestFirst = false }: ListShape, text: string): ListSort | null =>
  bestFirst && text !== '' ? null : sort;

const isPageSize = (value: number): value is PageSize => pageSizes.some((size) => size === value);

/** Reads an address; whatever a list does not know counts as absent. */
export function readListState(address: URLSearchParams, shape: ListShape): ListState {
  const rows = Number(address.get('rows'));
  const page = Math.trunc(Number(address.get('page'))) - 1;
  return {
    text: address.get('text') ?? '',
    page: Number.isFinite(page) ? Math.min(Math.max(page, 0), mostPages - 1) : 0,
    rows: isPageSize(rows) ? rows : shape.rows,
    sort: readSort(address.get('sort'), shape) ?? usualSort(shape, address.get('text') ?? ''),
    filters: Object.fromEntries([
      ...Object.entries(shape.filters).flatMap(([name, values]) => {
        const value = address.get(name);
        return value !== null && value !== values[0] && values.includes(value) ? [[name, value]] : [];
      }),
      ...Object.entries(shape.records ?? {}).flatMap(([name, isRecord]) => {
        const value = address.get(name);
        return value !== null && isRecord(value) ? [[name, value]] : [];
      }),
    ]),
  };
}

/** `name` is ascending, `-name` descending. */
function readSort(text: string | null, { sortable }: ListShape): ListSort | null {
  if (text === null) return null;
  const column = text.replace(/^-/, '');
  if (!sortable.includes(column)) return null;
  return [column, text.startsWith('-') ? -1 : 1];
}

/** Writes `state` into `address` and leaves alone what is no list's, such as `via`. */
export function writeListState(address: URLSearchParams, state: ListState, shape: ListShape): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('text', state.text || null);
  put('page', state.page > 0 ? String(state.page + 1) : null);
  // The number of a page says nothing without the number of rows on it, which another reader may have set differently.
  put('rows', state.page > 0 || state.rows !== shape.rows ? String(state.rows) : null);
  put('sort', state.sort && !isSame(state.sort, usualSort(shape, state.text)) ? sortText(state.sort) : null);
  for (const [name, values] of Object.entries(shape.filters)) {
    const value = state.filters[name];
    put(name, value && value !== values[0] ? value : null);
  }
  for (const name of Object.keys(shape.records ?? {})) put(name, state.filters[name] || null);
  return next;
}

const sortText = ([column, direction]: ListSort) => (direction === 1 ? column : `-${column}`);
const isSame = (sort: ListSort | null, other: ListSort | null) =>
  sort === other || (sort !== null && other !== null && sortText(sort) === sortText(other));

/**
 * A change of anything but the page leads back to the first page (LIST-03). An order that nobody chose gives way to the
 * one that is usual for what is searched now.
 */
export function changeListState(state: ListState, change: Partial<ListState>, shape: ListShape): ListState {
  const { text = state.text } = change;
  const sort = isSame(state.sort, usualSort(shape, state.text)) ? usualSort(shape, text) : state.sort;
  return { ...state, page: 0, sort, ...change };
}

/** Sorts by `column`: ascending first, or descending where `largestFirst`, and then the other way (LIST-05). */
export function nextSort(sort: ListSort | null, column: string, largestFirst = false): ListSort {
  const first = largestFirst ? -1 : 1;
  return [column, sort?.[0] === column && sort[1] === first ? (first === 1 ? -1 : 1) : first];
}
