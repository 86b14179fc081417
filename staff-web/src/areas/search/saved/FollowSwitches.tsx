import { Switch } from '@mantine/core';
import type { SavedSearch } from '@salient/shared/areas/saved-searches/savedSearch.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { savedQueries } from './savedQueries.ts';

/** Whether the reader is told who is new in a search, and by mail too. */
export function FollowSwitches({ search }: { readonly search: SavedSearch }) {
  const { t } = useTexts();
  const messages = useMessages();
  const user = useUser();
  const follow = useCommand('followSavedSearch', { refreshes: savedQueries });
  const { id, name, following } = search;
  const hasAddress = Boolean(user?.email);
  const mails = following?.weekly_mail ?? false;
  const choose = (follows: boolean, weekly_mail: boolean) => {
    if (follow.isPending) return;
    const told = weekly_mail === mails ? undefined : t(`savedSearches.${weekly_mail ? 'mailOn' : 'mailOff'}`, { name });
    follow.mutate({ id, follows, weekly_mail }, { onSuccess: () => told && messages.success(told) });
  };
  return (
    <div className="saved-switches">
      <Switch
        label={t('savedSearches.follow')}
        checked={following !== null}
        onChange={({ currentTarget: { checked } }) => choose(checked, false)}
      />
      <Switch
        label={t('savedSearches.weeklyMail')}
        description={hasAddress ? undefined : t('savedSearches.noAddress')}
        disabled={!hasAddress && !mails}
        checked={mails}
        onChange={({ currentTarget: { checked } }) => choose(true, checked)}
      />
    </div>
  );
}
