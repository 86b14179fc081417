import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { ListState } from './listState.ts';
import type { ListMethod, ListParams, RowOf } from './listTypes.ts';

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Asks the server for the rows of one page (LIST-12); those of the page before stay until they come (LIST-14). */
export function useListRows<Name extends ListMethod>(
  method: Name,
  { text, page, rows, sort }: ListState,
  further: ListParams<Name>,
  isSearched: boolean,
) {
  // Every list method takes these, which the compiler cannot follow through the table of methods.
  const params = {
    ...further,
    ...(isSearched ? { text } : {}),
    offset: page * rows,
    limit: rows,
    ...(sort ? { sort: [...sort] } : {}),
  } as unknown as ParamsOf<Methods[Name]>;
  const query = useMethod(method, params, { keepPrevious: true });
  return { ...query, data: query.data as (ListAnswer<RowOf<Name>> & ResultOf<Methods[Name]>) | undefined };
}
