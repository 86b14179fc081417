import type { PageCode } from '@salient/shared/app/pages/staffPages.ts';
import { fullName } from '@salient/shared/areas/stories/storyName.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQuery } from '@tanstack/react-query';
import type { Via } from '../../lib/routing/links.ts';

type LoadTitle = (client: Client, id: string, signal: AbortSignal) => Promise<string>;

const personName: LoadTitle = async (client, id, signal) => {
  const person = await client.getPerson({ id, extend: [] }, { signal });
  return 'surname' in person
    ? [person.surname, person.familyname].join(' ').trim()
    : [person.firstName, person.lastName].join(' ').trim();
};

/** How the title of a record is got by loading it (SHELL-19). */
const loadTitles: { readonly [Code in PageCode]?: LoadTitle } = {
  person: personName,
  person_edit: personName,
  personstory: async (client, id, signal) => fullName(await client.getPersonStory2({ id }, { signal })),
  project: async (client, id, signal) => (await client.getProject({ id }, { signal })).title,
};

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
  return data || (via ? t(`pages.${via.code}`) : '');
}
