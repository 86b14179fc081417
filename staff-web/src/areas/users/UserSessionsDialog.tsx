import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { SessionRow } from './session/SessionRow.tsx';

interface Props {
  readonly opened: boolean;
  /** Of the account. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Where somebody is signed in, and the way to sign them out there. */
export function UserSessionsDialog({ opened, id, onClose }: Props) {
  const { t } = useTexts();
  const { data: user } = useMethod('getUser', { id });
  const sessions = useMethod('findSessions', { user_id: id, limit: 100 });
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('accounts.sessions', { name: user?.account ?? '' })}>
      {sessions.isError ? (
        <FailedNotice error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : !sessions.data ? (
        <ListSkeleton rows={2} />
      ) : sessions.data.total === 0 ? (
        <p>{t('accounts.noSessions')}</p>
      ) : (
        <ul className="sessions">
          {sessions.data.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </PanelDialog>
  );
}
