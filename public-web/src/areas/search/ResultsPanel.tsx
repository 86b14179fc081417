import { cleanQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDelayed } from '@salient/shared/lib/ui/useDelayed.ts';
import { Link } from 'react-router-dom';
import { usePageFocus } from '../../lib/routing/usePageTurn.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { ErrorSummary } from './form/ErrorSummary.tsx';
import { SearchBox } from './form/SearchBox.tsx';
import type { SearchForm } from './form/SearchForm.ts';
import { SoundsAlike } from './form/SoundsAlike.tsx';
import { searchVia } from './linkToSearch.ts';
import { EmptyResults } from './results/EmptyResults.tsx';
import { Facets } from './results/Facets.tsx';
import { FilterChips } from './results/FilterChips.tsx';
import { PersonSummaryRow } from './results/PersonSummaryRow.tsx';
import { PersonsOfSearch } from './results/PersonsOfSearch.tsx';
import { SortSelect } from './results/SortSelect.tsx';
import { StepNotice } from './results/StepNotice.tsx';
import { SuggestedTerms } from './results/SuggestedTerms.tsx';
import { UnderstoodQuery } from './results/UnderstoodQuery.tsx';
import { emptySearch } from './searchState.ts';
import { usePersons } from './useSearch.ts';

export { ErrorSummary, PersonSummaryRow, PersonsOfSearch, SuggestedTerms };

/** The results tab: what was asked, how many there are, the persons of one page, and ways to narrow. */
export function ResultsPanel({ form }: { readonly form: SearchForm }) {
  const { t } = useTexts();
  const heading = usePageFocus<HTMLHeadingElement>();
  const { control, draft, edit } = form;
  const { state, hrefOf } = control;
  const { found, error, isFetching, refetch } = usePersons(state);
  const slow = useDelayed(isFetching);
  const outcome = (total: number) =>
    total === 0 ? t('search.empty.title') : t('search.results.found', { count: total });

  return (
    <div className="results">
      <form action={form.action} method="get" className="results-form" onSubmit={form.onSubmit} noValidate>
        <SearchBox
          value={draft.text ?? ''}
          onChange={(text) => edit('text', cleanQuery({ ...draft, text: text || undefined }))}
        />
        <SoundsAlike form={form} />
      </form>
      <ErrorSummary errors={form.errors} refusals={form.refusals} />
      <FilterChips control={control} />
      {found?.understood && (
        <UnderstoodQuery control={control} understood={found.understood} isAnybodyFound={found.total > 0} />
      )}
      <div className="results-head">
        {/* Told as it changes, and read once: what is said beside it as well is heard twice. */}
        <div role="status">
          <h2 className="results-count" ref={heading} tabIndex={-1}>
            {error || !found ? t('search.tabs.results') : outcome(found.total)}
          </h2>
        </div>
        {slow && <p className="results-busy">{t('search.live.searching')}</p>}
        {found && found.total > 1 && <SortSelect control={control} columns={found.columns} />}
      </div>
      {error ? (
        <SearchFailure
          error={error}
          onRetry={() => void refetch()}
          editHref={hrefOf({ ...emptySearch, tab: 'advanced', query: state.query })}
        />
      ) : (
        <div className={found?.total === 0 ? undefined : 'results-body'}>
          {found?.total === 0 ? null : <Facets control={control} total={found?.total} />}
          <div className="results-main" aria-busy={isFetching}>
            {found?.degraded && <p className="notice notice-quiet">{t('search.results.degraded')}</p>}
            {found && <StepNotice control={control} step={found.step} />}
            <PersonsOfSearch
              control={control}
              via={searchVia(state)}
              empty={<EmptyResults control={control} understood={found?.understood ?? null} />}
            />
          </div>
        </div>
      )}
    </div>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly editHref: string;
}

/** A search that could not be made; one that the server refused says what to change. */
function SearchFailure({ error, onRetry, editHref }: FailureProps) {
  const { t } = useTexts();
  const { name, data } = failureOf(error);
  if (name !== 'invalidData' && name !== 'tooBroad') {
    return <Failure title={t('search.results.failed')} error={error} onRetry={onRetry} />;
  }
  return (
    <>
      {name === 'tooBroad' ? (
        <p className="lead" role="alert">
          {t('errors.tooBroad')}
        </p>
      ) : (
        <>
          <p className="lead">{t('search.results.invalid')}</p>
          <ErrorSummary errors={data as FieldErrors} refusals={0} />
        </>
      )}
      <p>
        <Link className="button" to={editHref}>
          {t('search.results.change')}
        </Link>
      </p>
    </>
  );
}
