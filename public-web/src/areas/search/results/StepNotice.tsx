import { cleanQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { emptySearch } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

/** Says which fallback found the persons, and offers to undo it (beyond.md 14). */
export function StepNotice({ control, step }: { readonly control: SearchControl; readonly step: FallbackStep | null }) {
  const { t } = useTexts();
  const { state, hrefOf } = control;
  const widening = (widen: false | undefined) =>
    hrefOf({ ...emptySearch, tab: 'results', query: cleanQuery({ ...state.query, widen }) });
  if (state.query.widen === false) {
    return (
      <p className="step">
        {t('filters.exactShown')} <Link to={widening(undefined)}>{t('search.empty.widen')}</Link>
      </p>
    );
  }
  if (!step || step === 'typed') return null;
  return (
    <p className="step">
      {t(`search.steps.${step}`)} <Link to={widening(false)}>{t('filters.exactOnly')}</Link>
    </p>
  );
}
