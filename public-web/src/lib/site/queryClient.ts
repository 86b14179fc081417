import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { type DehydratedState, defaultShouldDehydrateQuery, dehydrate, QueryClient } from '@tanstack/react-query';

const minute = 60_000;
const isTransient = (error: unknown) => ['network', 'http'].includes(failureOf(error).name);

/** Answers stay fresh for a visit's page turns: the names list changes by the hour, not by the second. */
export function createQueryClient(): QueryClient {
  const onServer = typeof window === 'undefined';
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: onServer ? Number.POSITIVE_INFINITY : 15 * minute,
        retry: (failures, error) => !onServer && failures < 2 && isTransient(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        // A failure that the server rendered is shown as it is; the visitor decides to try again.
        retryOnMount: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/**
 * Everything that was asked, failures too, so that the browser starts from the very same page. Without the times of
 * the answers, so that equal pages are equal to the letter.
 */
export function dehydrateAll(queries: QueryClient): DehydratedState {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || query.state.status === 'error',
    shouldRedactErrors: () => false,
  });
  return withTimes(state, 0);
}

/** Answers that came with the page count as of now. */
export const arrivedNow = (state: DehydratedState | null) => state && withTimes(state, Date.now());

function withTimes({ mutations, queries }: DehydratedState, time: number): DehydratedState {
  return {
    mutations,
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: time,
      state: { ...query.state, dataUpdatedAt: time, errorUpdatedAt: query.state.error ? time : 0 },
    })),
  };
}
