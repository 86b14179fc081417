import { Button } from '@mantine/core';
import { useCommand } from '@salient/shared/client/useCommand.ts';
import { useMethod } from '@salient/shared/client/useMethod.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { Session } from '@salient/shared/users/session.ts';
import { useMessages } from '../../app/messages/useMessages.ts';
import { PanelDialog } from '../../ui/dialogs/PanelDialog.tsx';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { ListSkeleton } from '../../ui/list/ListStates.tsx';
import { programName } from './programName.ts';

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
    <PanelDialog opened={opened} onClose={onClose} title={t('accounts.sessions.open', { name: user?.account ?? '' })}>
      {sessions.isError ? (
        <FailureNotice error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : !sessions.data ? (
        <ListSkeleton rows={2} />
      ) : sessions.data.total === 0 ? (
        <p>{t('accounts.sessions.none')}</p>
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

function SessionRow({ session }: { readonly session: Session }) {
  const { t, language } = useTexts();
  const messages = useMessages();
  const end = useCommand('endSession', { refreshes: ['findSessions'] });
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const program = programName(session.user_agent) ?? t('accounts.sessions.unknownProgram');
  return (
    <li>
      <div>
        <strong>{program}</strong>
        {session.current && <p>{t('accounts.sessions.current')}</p>}
        <p>{t('accounts.sessions.used', { when: format.format(new Date(session.last_used_at)) })}</p>
        <p>
          {t('accounts.sessions.since', {
            when: format.format(new Date(session.created_at)),
            address: session.address,
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          loading={end.isPending}
          aria-label={t('accounts.sessions.endOf', { program })}
          onClick={() =>
            end.mutate({ id: session.id }, { onSuccess: () => messages.success(t('accounts.sessions.ended')) })
          }
        >
          {t('accounts.sessions.end')}
        </Button>
      )}
    </li>
  );
}
