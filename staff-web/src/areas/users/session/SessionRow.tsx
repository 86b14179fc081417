import { Badge } from '@mantine/core';
import type { Session } from '@salient/shared/areas/users/session.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useLogOut } from '../../../lib/session/useLogOut.ts';
import { describeProgram } from './describeProgram.ts';

/** One place where the account is signed in. Ending the present one is signing out. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { t } = useTexts();
  const messages = useMessages();
  const logOut = useLogOut();
  const { mutate, isPending } = useCommand('endSession', { refreshes: ['findSessions'] });
  const program = describeProgram(session.user_agent);
  const name = program ? t('session.list.browser', { ...program }) : session.user_agent || t('session.list.unknown');
  const end = () =>
    session.current
      ? void logOut()
      : mutate({ id: session.id }, { onSuccess: () => messages.success(t('session.list.ended', { program: name })) });
  return (
    <li>
      <Icon name="sessions" />
      <div>
        <h2>
          {name}
          {session.current && <Badge variant="outline">{t('session.list.here')}</Badge>}
        </h2>
        <p>{t('session.list.used', { when: momentText(session.last_used_at) })}</p>
        <p>{t('session.list.since', { when: momentText(session.created_at), address: session.address })}</p>
        <p>{t('session.list.until', { when: momentText(session.expires_at) })}</p>
      </div>
      <SteadyButton
        variant="default"
        loading={isPending}
        aria-label={t('session.list.endOf', { program: name })}
        onClick={end}
      >
        {t('session.list.end')}
      </SteadyButton>
    </li>
  );
}
