import { useMethod } from '@salient/shared/client/useMethod.ts';
import { HistoryPanel } from '../../ui/history/HistoryPanel.tsx';
import type { useOpenPanel } from '../../ui/useOpenPanel.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserSessionsDialog } from './UserSessionsDialog.tsx';

/** The dialogs over the list of accounts, one at a time, as the address says. */
export function UserPanels({ panel }: { readonly panel: ReturnType<typeof useOpenPanel> }) {
  const { open, close } = panel;
  const id = open?.id;
  if (open?.panel === 'create') return <UserDialog key="create" id={undefined} onClose={close} />;
  if (!id) return null;
  switch (open.panel) {
    case 'edit':
      return <UserDialog key={id} id={id} onClose={close} historyPath={panel.hrefOf('history', id)} />;
    case 'sessions':
      return <UserSessionsDialog key={id} id={id} onClose={close} />;
    case 'history':
      return <UserHistory key={id} id={id} onClose={close} />;
    default:
      return null;
  }
}

function UserHistory({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data } = useMethod('getUser', { id });
  return (
    <HistoryPanel
      record={{ type: 'app_user', id }}
      name={data?.account ?? ''}
      refreshes={['findUsers', 'getUser']}
      onClose={onClose}
    />
  );
}
