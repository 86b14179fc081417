import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Failure } from '../../../lib/ui/Failure.tsx';
import { Pagination } from '../../../lib/ui/Pagination.tsx';
import type { Via } from '../../persons/via.ts';
import { lastPage, pageSize } from '../searchState.ts';
import { type SearchControl, usePersons } from '../useSearch.ts';
import { ResultsSkeleton, ResultsTable } from './ResultsTable.tsx';

interface Props {
  readonly control: SearchControl;
  readonly via: Via;
  readonly heading?: (total: number) => ReactNode;
  readonly empty: ReactNode;
}

/** One page of the persons of a search, with its count line and the links to the other pages. */
export function PersonsOfSearch({ control, via, heading, empty }: Props) {
  const { t } = useTexts();
  const { state, hrefOf } = control;
  const { found, error, isFetching, refetch } = usePersons(state);
  if (error) return <Failure title={t('search.results.failed')} error={error} onRetry={() => void refetch()} />;
  if (!found) return <ResultsSkeleton />;
  if (found.total === 0) return empty;
  const before = (state.page - 1) * pageSize;
  const pages = Math.min(Math.ceil(found.total / pageSize), lastPage);
  return (
    <div className="persons-of-search" aria-busy={isFetching}>
      {heading?.(found.total)}
      <ResultsTable control={control} found={found} stale={isFetching} via={via} />
      <p className="range">
        {t('search.results.range', {
          from: found.rows.length === 0 ? 0 : before + 1,
          to: before + found.rows.length,
          total: found.total,
        })}
      </p>
      <Pagination page={state.page} pages={pages} hrefOf={(page) => hrefOf({ ...state, page })} />
      {found.total > lastPage * pageSize && (
        <p className="aside">{t('search.results.limit', { count: lastPage * pageSize })}</p>
      )}
    </div>
  );
}
