import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQuery } from '@tanstack/react-query';
import type { Via } from '../../lib/routing/links.ts';
import { loadTitles, pageTitle } from '../composeAreas.ts';

/** What a page is called in the breadcrumbs: the record's own title once it is there, else the kind of page. */
export function useViaTitle(via: Via | undefined): string {
  const { t } = useTexts();
  const client = useClient();
  const load = via?.id ? loadTitles[via.code] : undefined;
  const { data } = useQuery({
    queryKey: ['viaTitle', via?.code, via?.id],
    queryFn: ({ signal }) => (load && via?.id ? load(client, via.id, signal) : ''),
    enabled: load !== undefined,
    meta: { showsFailure: true },
  });
  return data || (via ? pageTitle(t, via.code) : '');
}
