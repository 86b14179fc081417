import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import type { User } from '@salient/shared/areas/users/user.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';

interface Props {
  readonly opened: boolean;
  /** Of the account. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Where the last invitation of an account is; its link, for an administrator to hand over, while no mail carries it. */
export function InvitationDialog({ opened, id, onClose }: Props) {
  const { t } = useTexts();
  const user = useMethod('getUser', { id }, { everyMs: 2_000 });
  const name = user.data?.account ?? '';
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('accounts.invitation.title', { name })}>
      {user.error ? (
        <FailedNotice error={user.error} onRetry={() => void user.refetch()} />
      ) : !user.data ? (
        <ListSkeleton rows={2} />
      ) : (
        <Invitation user={user.data} onClose={onClose} />
      )}
    </PanelDialog>
  );
}

function Invitation({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const { t } = useTexts();
  const { invitation, email, status } = user;
  if (!invitation || status !== 'pending') return <p>{t('accounts.gone')}</p>;
  return (
    <Stack>
      <p role="status">{t(`accounts.invitation.${invitation.status}`, { email })}</p>
      {invitation.status === 'kept' && <InvitationLink mail={invitation.mail_id} />}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Group>
    </Stack>
  );
}

function InvitationLink({ mail: id }: { readonly mail: string }) {
  const { t } = useTexts();
  const mail = useMethod('getMail', { id });
  if (mail.error) return <FailedNotice error={mail.error} onRetry={() => void mail.refetch()} />;
  const link = linkIn(mail.data?.text ?? '');
  return (
    <Group align="end" wrap="nowrap">
      <TextInput
        className="invitation-link"
        label={t('accounts.invitation.link')}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={link}>
        {({ copied, copy }) => (
          <Button onClick={copy} disabled={link === ''}>
            {t(copied ? 'frame.copied' : 'accounts.invitation.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}

/** The address with the token, which stands in the words of a mail that is kept. */
const linkIn = (text: string) => /https?:\/\/\S+[?&]key=\S+/.exec(text)?.[0] ?? '';
