import { useMethod } from '@salient/shared/client/useMethod.ts';
import { HistoryPanel } from '../../ui/history/HistoryPanel.tsx';
import type { useOpenPanel } from '../../ui/useOpenPanel.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserSessionsDialog } from './UserSessionsDialog.tsx';

/** The dialogs over the list of accounts, one at a time, as the address says. */
export function UserPanels({ panel }: { readonly panel: ReturnType<typeof useOpenPanel> }) {
  const { shown, close } = panel;
  if (!shown) return null;
  const { key, id, opened } = shown;
  if (shown.panel === 'create') return <UserDialog key={key} opened={opened} id={undefined} onClose={close} />;
  if (!id) return null;
  switch (shown.panel) {
    case 'edit':
      return <UserDialog key={key} opened={opened} id={id} historyPath={panel.hrefOf('history', id)} onClose={close} />;
    case 'sessions':
      return <UserSessionsDialog key={key} opened={opened} id={id} onClose={close} />;
    case 'history':
      return <UserHistory key={key} opened={opened} id={id} onClose={close} />;
    default:
      return null;
  }
}

interface HistoryProps {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

function UserHistory({ opened, id, onClose }: HistoryProps) {
  const { data } = useMethod('getUser', { id });
  return (
    <HistoryPanel
      opened={opened}
      record={{ type: 'app_user', id }}
      name={data?.account ?? ''}
      refreshes={['findUsers', 'getUser']}
      onClose={onClose}
    />
  );
}
