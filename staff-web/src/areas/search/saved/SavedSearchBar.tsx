import { Button } from '@mantine/core';
import { settledQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { mayChangeSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchPolicy.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { FollowSwitches } from './FollowSwitches.tsx';
import { NewSince } from './NewSince.tsx';
import { questionOf } from './savedAddress.ts';
import { savedQueries } from './savedQueries.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import './saved.css';

interface Props {
  readonly search: SavedSearch;
  /** What the page asks now. */
  readonly query: SearchQuery;
  readonly onOpen: (query: SearchQuery) => void;
  readonly onSaveAs: () => void;
}

/** Which saved search is open, whether the page still asks the same, and who is new in it. */
export function SavedSearchBar({ search, query, onOpen, onSaveAs }: Props) {
  const { t } = useTexts();
  const actor = useActor();
  const messages = useMessages();
  const change = useCommand('changeSavedSearch', { refreshes: savedQueries });
  const isOwn = search.owner.id === actor.id;
  const mayChange = mayChangeSavedSearch(actor, search);
  const saved = questionOf(search);
  const isEdited = JSON.stringify(settledQuery(definition, query)) !== JSON.stringify(saved);
  const saveChanges = () =>
    change.mutate(
      { id: search.id, query: callArguments(query) },
      { onSuccess: ({ name }) => messages.success(t('savedSearches.saved', { name })) },
    );
  return (
    <section className="saved-bar" aria-label={t('savedSearches.opened')}>
      <div className="saved-head">
        <h2>{search.name}</h2>
        <p className="saved-facts">
          {isOwn
            ? [
                t('savedSearches.visibility'),
                t(search.is_shared ? 'savedSearches.shared' : 'savedSearches.private'),
              ].join(t('common.colon'))
            : t('savedSearches.of', { account: search.owner.account })}
        </p>
        <p role="status">
          <NewSince search={search} />
        </p>
      </div>
      <FollowSwitches search={search} />
      <UnreadableNotice search={search} />
      {(isEdited || search.unreadable.length > 0) && (
        <div className="saved-edited">
          {isEdited && <p>{t('savedSearches.edited')}</p>}
          {mayChange && (
            <SteadyButton variant="default" loading={change.isPending} onClick={saveChanges}>
              {t('savedSearches.saveChanges')}
            </SteadyButton>
          )}
          <Button variant="default" onClick={onSaveAs}>
            {t('savedSearches.saveAs')}
          </Button>
          {isEdited && (
            <Button variant="subtle" onClick={() => onOpen(saved)}>
              {t('savedSearches.back')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
