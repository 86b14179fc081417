import { cleanQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useSite } from '../../../lib/site/SiteContext.ts';
import { emptySearch } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

interface Props {
  readonly control: SearchControl;
  readonly understood: Understood | null;
}

/** Nobody found, as the heading says: why, and what helps next. */
export function EmptyResults({ control, understood }: Props) {
  const { t } = useTexts();
  const { site } = useSite();
  const { query } = control.state;
  const { text, widen, sounds_alike } = query;
  const triedWidely = text !== undefined && widen !== false;
  const hrefOf = (next: SearchQuery, tab: 'results' | 'advanced' = 'results') =>
    control.hrefOf({ ...emptySearch, tab, query: cleanQuery(next) });
  const name = understood?.name ?? '';
  const conditions = understood?.conditions ?? [];
  const known = conditions.map((condition) => condition.text);
  return (
    <div className="empty">
      <p>{name === '' ? t('search.empty.why') : t('filters.nobody.called', { name })}</p>
      <p>{triedWidely ? t('search.empty.tipForName') : t('search.empty.tip')}</p>
      <ul className="empty-next">
        {name !== '' && !sounds_alike && (
          <li>
            <Link to={hrefOf({ ...query, widen: undefined, sounds_alike: true })}>
              {t('filters.nobody.soundsAlike')}
            </Link>
          </li>
        )}
        {name !== '' && known.length > 0 && (
          <li>
            <Link to={hrefOf({ ...query, text: known.join(' '), as_name: undefined, as_term: known })}>
              {t('filters.nobody.onlyKnown', { words: known.join(', ') })}
            </Link>
          </li>
        )}
        {name !== '' && (
          <li>
            <Link to={hrefOf({ familyname: { value: name, mode: 'contains' } }, 'advanced')}>
              {t('filters.nobody.advanced')}
            </Link>
          </li>
        )}
        {site.helpMail && (
          <li>
            <a href={`mailto:${site.helpMail}?subject=${encodeURIComponent(text ?? name)}`}>
              {t('filters.nobody.ask')}
            </a>
          </li>
        )}
      </ul>
      <p>
        <Link className="button" to={control.hrefOf(emptySearch)}>
          {t('search.empty.clear')}
        </Link>
      </p>
    </div>
  );
}
