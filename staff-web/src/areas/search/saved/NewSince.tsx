import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { savedAddress } from './savedAddress.ts';

/** How many are new in a search that the reader follows, as a link to them. */
export function NewSince({ search }: { readonly search: SavedSearch }) {
  const { t } = useTexts();
  const isAsked = search.following !== null && search.unreadable.length === 0;
  const { data, isError } = useMethod('countNewInSavedSearch', { id: search.id }, { enabled: isAsked });
  if (!isAsked) return null;
  if (isError) return <>{t('savedSearches.notCounted')}</>;
  if (!data) return <>{t('savedSearches.counting')}</>;
  const day = shownDay(data.looked_at);
  if (data.count === 0) return <span className="saved-nobody">{t('savedSearches.nobodyNew', { day })}</span>;
  return <Link to={savedAddress(search, 'new')}>{t('savedSearches.newSince', { count: data.count, day })}</Link>;
}
