import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { changeListState, type ListShape, type ListState, readListState, writeListState } from './listState.ts';

export interface ListControl {
  readonly state: ListState;
  /** Goes there; `replace` leaves no step in the history, as while somebody types. */
  readonly change: (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void;
  /** The address of the same list with `change`, for links. */
  readonly hrefOf: (change: Partial<ListState>) => string;
}

/** The state of a list as its address says it. */
export function useListState(shape: ListShape): ListControl {
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, shape), [address, shape]);
  const change: ListControl['change'] = useCallback(
    (wanted, { replace = false } = {}) =>
      setAddress((now) => writeListState(now, changeListState(readListState(now, shape), wanted, shape), shape), {
        replace,
        preventScrollReset: true,
      }),
    [setAddress, shape],
  );
  const hrefOf: ListControl['hrefOf'] = (wanted) => {
    const query = writeListState(address, changeListState(state, wanted, shape), shape).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return { state, change, hrefOf };
}
