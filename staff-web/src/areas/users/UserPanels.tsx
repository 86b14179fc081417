import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import type { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { InvitationDialog } from './InvitationDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserSessionsDialog } from './UserSessionsDialog.tsx';

interface Props {
  readonly panel: ReturnType<typeof useOpenPanel>;
  /** Told of which new account the invitation is on its way. */
  readonly onInvited: (id: string) => void;
}

/** The dialogs over the list of accounts, one at a time, as the address says. */
export function UserPanels({ panel, onInvited }: Props) {
  const { shown, close } = panel;
  if (!shown) return null;
  const { key, id, opened } = shown;
  if (shown.panel === 'create') {
    return <UserDialog key={key} opened={opened} id={undefined} onInvited={onInvited} onClose={close} />;
  }
  if (!id) return null;
  switch (shown.panel) {
    case 'edit':
      return <UserDialog key={key} opened={opened} id={id} historyPath={panel.hrefOf('history', id)} onClose={close} />;
    case 'invitation':
      return <InvitationDialog key={key} opened={opened} id={id} onClose={close} />;
    case 'sessions':
      return <UserSessionsDialog key={key} opened={opened} id={id} onClose={close} />;
    case 'history':
      return <HistoryPanel key={key} opened={opened} record={{ type: 'app_user', id }} onClose={close} />;
    default:
      return null;
  }
}
