import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { type SavedSearch, savedSearchLimits } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { usePersonColumns } from '../../persons/usePersonColumns.tsx';
import { SearchQuestion } from '../SearchQuestion.tsx';
import { questionOf } from './savedAddress.ts';
import { savedQueries } from './savedQueries.ts';

/** Those alone who are new in a saved search, and the way to have seen them. */
export function NewPersons({ search }: { readonly search: SavedSearch }) {
  const { t } = useTexts();
  const messages = useMessages();
  const all = usePersonColumns();
  const columns = useMemo(() => all.map(({ filter: _, ...column }) => column), [all]);
  const { id, following } = search;
  const { data } = useMethod('countNewInSavedSearch', { id }, { enabled: following !== null });
  const mark = useCommand('markSavedSearchSeen', { refreshes: savedQueries });
  if (!following) return <p>{t('savedSearches.notFollowed')}</p>;
  return (
    <>
      <SearchQuestion query={questionOf(search)} />
      {data && (
        <p className="search-hint">
          {data.by === 'found'
            ? t('savedSearches.byFound')
            : t('savedSearches.byAdded', { most: savedSearchLimits.remembered })}
        </p>
      )}
      {data && data.count > 0 && (
        <div className="saved-seen">
          <SteadyButton
            variant="default"
            loading={mark.isPending}
            onClick={() => mark.mutate({ id }, { onSuccess: () => messages.success(t('savedSearches.seen')) })}
          >
            {t('savedSearches.markSeen')}
          </SteadyButton>
        </div>
      )}
      <ListBody
        method="findNewInSavedSearch"
        title={t('savedSearches.new')}
        columns={columns}
        sort={['name', 1]}
        searchDelay={null}
        params={() => ({ id })}
        nameOf={(person: Person) => listName(person) || t('persons.nameless')}
        rowPath={(person) => pathTo('person', { id: person.id })}
        emptyText={t('savedSearches.nobodyNew', { day: shownDay(following.looked_at) })}
      />
    </>
  );
}
