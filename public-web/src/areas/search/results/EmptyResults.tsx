import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { emptySearch } from '../searchQuery.ts';
import type { SearchControl } from '../useSearch.ts';

/** Nobody found, as the heading says: why, and one way on. */
export function EmptyResults({ control }: { readonly control: SearchControl }) {
  const { t } = useTexts();
  const { text, widen } = control.state.query;
  const triedWidely = text !== undefined && widen !== false;
  return (
    <div className="empty">
      <p>{t('search.empty.why')}</p>
      <p>{triedWidely ? t('search.empty.tipForName') : t('search.empty.tip')}</p>
      <p>
        <Link className="button" to={control.hrefOf(emptySearch)}>
          {t('search.empty.clear')}
        </Link>
      </p>
    </div>
  );
}
