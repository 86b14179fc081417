import { describeFilters } from '@salient/shared/areas/functions/query/describeFilters.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../../lib/ui/icons.tsx';
import { emptySearch } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

/** What the search asks for, each part removable. */
export function FilterChips({ control }: { readonly control: SearchControl }) {
  const { t } = useTexts();
  const { state, hrefOf } = control;
  // The typed text stands in the box above, which has a button of its own to empty it.
  const chips = describeFilters(state.query, t).filter(({ key }) => key !== 'text');
  if (chips.length === 0) return null;
  const href = (query: typeof state.query) => hrefOf({ ...emptySearch, tab: 'results', query, sort: state.sort });
  return (
    <ul className="chips" aria-label={t('filters.chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link className="chip" to={href(without)} aria-label={t('filters.chips.remove', { filter: label })}>
            <bdi>{label}</bdi>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link className="chip chip-quiet" to={href({})}>
            {t('filters.chips.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
