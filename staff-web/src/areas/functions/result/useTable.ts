import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListState } from '../../../lib/list/listState.ts';

interface Asked {
  readonly name: string;
  readonly query: SearchQuery;
  /** How often it was run: each run asks anew. */
  readonly runs: number;
  readonly isRun: boolean;
}

/** Asks for a page of a function's table; whoever stops it has the database stop too. */
export function useTable(
  { name, query, runs, isRun }: Asked,
  { page, rows, sort }: Pick<ListState, 'page' | 'rows' | 'sort'>,
) {
  const client = useClient();
  const { language } = useTexts();
  const queries = useQueryClient();
  const params = {
    ...{ name, args: callArguments(query), language, offset: page * rows, limit: rows },
    ...(sort ? { sort: [[...sort] as [string, 1 | -1]] } : {}),
  };
  const queryKey = ['callFunction', name, params, runs] as const;
  const asked = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const answer = await client.callFunction(params, { signal });
        if (typeof answer === 'string') throw new TypeError(`${name} answers with a text`);
        return answer;
      } finally {
        if (page === 0) void queries.invalidateQueries({ queryKey: ['getFunctionRuns'] });
      }
    },
    enabled: isRun,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    meta: { showsFailure: true },
  });
  return { ...asked, cancel: () => queries.cancelQueries({ queryKey }) };
}
