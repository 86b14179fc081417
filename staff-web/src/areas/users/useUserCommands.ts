import type { User } from '@salient/shared/areas/users/user.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { useRemoval } from '../../lib/dialogs/useRemoval.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';

/**
 * What can be done with an account besides editing it (USER-02).
 *
 * @param onResent told of which account a new invitation is on its way.
 */
export function useUserCommands(onResent: (id: string) => void) {
  const { t } = useTexts();
  const messages = useMessages();
  const resend = useCommand('resendUserInvitationMail', { refreshes: ['findUsers', 'getUser', 'findMails'] });
  const removeUser = useCommand('removeUser', { refreshes: ['findUsers', 'findChanges'] });
  const remove = useRemoval();
  const confirm = useConfirm();
  const stale = { refreshes: ['findUsers', 'getUser', 'findChanges', 'findSessions'] } as const;
  const suspendUser = useCommand('suspendUser', stale);
  const resumeUser = useCommand('resumeUser', stale);
  return {
    resend: ({ id }: User) =>
      resend.mutate(
        { id },
        {
          onSuccess: ({ status }) => (status === 'OK' ? onResent(id) : messages.error(t('accounts.gone'))),
        },
      ),
    suspend: async ({ id, version, account: name }: User) => {
      const question = { title: t('accounts.suspendTitle', { name }), text: t('accounts.suspendText') };
      if (!(await confirm({ ...question, verb: t('accounts.suspendVerb'), tone: 'danger' }))) return;
      suspendUser.mutate({ id, version }, { onSuccess: () => messages.success(t('accounts.suspended', { name })) });
    },
    resume: ({ id, version, account: name }: User) =>
      resumeUser.mutate({ id, version }, { onSuccess: () => messages.success(t('accounts.resumed', { name })) }),
    remove: ({ id, version, account }: User) =>
      remove({ name: account, text: t('accounts.removeText'), run: () => removeUser.mutateAsync({ id, version }) }),
  };
}
