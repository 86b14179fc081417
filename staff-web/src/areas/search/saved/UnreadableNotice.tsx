import { fieldLabel } from '@salient/shared/areas/functions/query/fieldLabels.ts';
import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { mayChangeSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchPolicy.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Notice } from '../../../lib/page/Notice.tsx';
import { useActor } from '../../../lib/session/useSession.ts';

/** What of a saved search can no longer be asked, by name. */
export function UnreadableNotice({ search }: { readonly search: SavedSearch }) {
  const { t, language } = useTexts();
  const actor = useActor();
  if (search.unreadable.length === 0) return null;
  const names = [...new Set(search.unreadable.map((path) => fieldLabel(path, t)))];
  const fields = new Intl.ListFormat(locales[language]).format(names);
  return (
    <Notice tone="warning">
      {t('savedSearches.unreadable', { count: names.length, fields })}
      {mayChangeSavedSearch(actor, search) && ` ${t('savedSearches.keepWithout')}`}
    </Notice>
  );
}
