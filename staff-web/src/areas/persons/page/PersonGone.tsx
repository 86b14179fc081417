import { canEdit, isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { useStaleQueries } from '../../../lib/history/useStaleQueries.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';

/** The page of a removed person: since when, and for an admin the way back. */
export function PersonGone({ id, at }: { readonly id: string; readonly at: string }) {
  const { t } = useTexts();
  const actor = useActor();
  const { shown, hrefOf, close } = useOpenPanel();
  return (
    <Page title={t('merging.gone.title')}>
      <div className="notice-page">
        <p>{t('merging.gone.text', { when: momentText(at) })}</p>
        {isAdmin(actor) ? <Restore id={id} /> : canEdit(actor) && <p>{t('merging.gone.admin')}</p>}
        {canEdit(actor) && (
          <Link to={hrefOf('history', id)} preventScrollReset>
            {t('historyPanel.open')}
          </Link>
        )}
        <Link to={pathTo('persons')}>{t('pages.persons')}</Link>
      </div>
      {shown?.panel === 'history' && canEdit(actor) && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'person', id }} onClose={close} />
      )}
    </Page>
  );
}

function Restore({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const messages = useMessages();
  const { data } = useMethod('findChanges', { type: 'person', id, limit: 1 });
  const restore = useCommand('restoreRemoved', { refreshes: useStaleQueries('person') });
  const [change] = data?.data ?? [];
  if (change?.kind !== 'removed' || !change.restorable) return null;
  const done = () => messages.success(t('historyPanel.restored', { name: change.record.name ?? '' }));
  return (
    <SteadyButton
      leftSection={<Icon name="restore" />}
      loading={restore.isPending}
      onClick={() => restore.mutate({ change: change.id }, { onSuccess: done })}
    >
      {t('merging.gone.restore')}
    </SteadyButton>
  );
}
