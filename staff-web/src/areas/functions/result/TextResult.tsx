import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Running } from './Running.tsx';

interface Props {
  readonly name: string;
  readonly query: SearchQuery;
  readonly runs: number;
}

/** What a function says in words. It is asked when somebody presses the button and never by itself: it may set something going. */
export function TextResult({ name, query, runs }: Props) {
  const { t, language } = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = ['callFunction', 'text', name, runs] as const;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await client.callFunction({ name, args: callArguments(query), language }, { signal });
      void queries.invalidateQueries({ queryKey: ['getFunctionRuns'] });
      return answer;
    },
    enabled: runs > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <Running isRunning={isFetching} onCancel={() => void queries.cancelQueries({ queryKey })} />
      {error && <FailedNotice error={error} onRetry={() => void refetch()} />}
      {typeof data === 'string' && (
        <section className="form-section functions-result" aria-label={t('functions.running.result')}>
          <pre className="functions-text" role="status">
            {data}
          </pre>
        </section>
      )}
    </>
  );
}
