import { isEmptyQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useTextSource, useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useChunk } from '../../lib/chunks/chunk.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { WhenFetched } from '../../lib/ui/WhenFetched.tsx';
import { linkToPerson } from '../persons/linkToPerson.ts';
import type { Via } from '../persons/via.ts';
import { searchVia } from './linkToSearch.ts';
import { panelChunks } from './panelChunks.ts';
import { type SearchControl, type SearchPageRows, usePersons } from './useSearch.ts';

/** How many persons stand under the box while typing. */
const shownWhileTyping = 8;

/** The best matches under the box while the visitor types; the rows before stay until new ones are there. */
export function LiveResults({ control, typed }: { readonly control: SearchControl; readonly typed: string }) {
  const { t, language } = useTexts();
  const texts = useTextSource();
  const { state, hrefOf } = control;
  const asks = !isEmptyQuery(state.query);
  const { found, error, isFetching, refetch } = usePersons({ ...state, page: 1, sort: null }, asks);
  const slow = useDelayed(asks && isFetching);
  const results = { ...state, tab: 'results', page: 1 } as const;
  const shown = asks ? found : undefined;
  // With the first letters, so that the rows need not wait for it.
  useEffect(() => {
    if (asks) panelChunks.results.load(texts, language).catch(() => undefined);
  }, [asks, texts, language]);

  return (
    <section className="live" aria-label={t('search.live.label')} aria-busy={isFetching && asks}>
      <p className="live-status" role="status">
        {asks && slow && t('search.live.searching')}
        {asks && !slow && shown?.total === 0 && !isFetching && t('search.live.noResults')}
        {asks && !slow && shown && shown.total > 0 && t('search.results.found', { count: shown.total })}
        {!asks && typed === '' && t('search.live.typeToSearch')}
      </p>
      {asks && error && <Failure title={t('search.results.failed')} error={error} onRetry={() => void refetch()} />}
      {shown && shown.total > 0 && !error && (
        <>
          {shown.step && shown.step !== 'typed' && <p className="step">{t(`search.steps.${shown.step}`)}</p>}
          <WhenFetched>
            <Rows rows={shown.rows.slice(0, shownWhileTyping)} isStale={isFetching} via={searchVia(results)} />
          </WhenFetched>
          <p>
            <Link className="button" to={hrefOf(results)}>
              {t('search.live.all', { count: shown.total })}
            </Link>
          </p>
        </>
      )}
      {shown && !error && (
        <WhenFetched>
          <Terms control={control} />
        </WhenFetched>
      )}
    </section>
  );
}

function Terms(props: { readonly control: SearchControl }) {
  const { SuggestedTerms } = useChunk(panelChunks.results);
  return <SuggestedTerms {...props} />;
}

interface RowsProps {
  readonly rows: SearchPageRows['rows'];
  readonly isStale: boolean;
  readonly via: Via;
}

/** The rows look as they do among the results, and come with them: nobody who types needs them before. */
function Rows({ rows, isStale, via }: RowsProps) {
  const address = useAddress();
  const { PersonSummaryRow } = useChunk(panelChunks.results);
  return (
    <ul className={isStale ? 'row-list row-list-stale' : 'row-list'}>
      {rows.map((row) => (
        <li key={row.id}>
          <PersonSummaryRow row={row} to={linkToPerson(address, row.id, via)} />
        </li>
      ))}
    </ul>
  );
}
