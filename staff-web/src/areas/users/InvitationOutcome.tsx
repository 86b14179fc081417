import type { User } from '@salient/shared/areas/users/user.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';

/** An invitation that an administrator has just asked for. */
export interface AskedInvitation {
  /** Of the account. */
  readonly id: string;
  readonly isAgain: boolean;
  /** When, by the clock of this browser. */
  readonly at: number;
}

interface Props {
  readonly asked: AskedInvitation;
  readonly onSettled: () => void;
  /** It did not leave the house, or not yet: told where that stands. */
  readonly onUnsent: () => void;
}

/** A mail server that takes longer is not waited for. Milliseconds. */
const patienceMs = 5_000;
const askAgainMs = 500;

/** Says that an invitation was sent once it was, and hands over to the dialog with its link when it was not. */
export function InvitationOutcome({ asked, onSettled, onUnsent }: Props) {
  const { t } = useTexts();
  const messages = useMessages();
  const { data: user, dataUpdatedAt } = useMethod('getUser', { id: asked.id }, { everyMs: askAgainMs });
  const settle = useEffectEvent(({ email, invitation }: User) => {
    if (invitation?.status === 'queued' && dataUpdatedAt < asked.at + patienceMs) return;
    onSettled();
    if (invitation?.status !== 'sent') onUnsent();
    else messages.success(asked.isAgain ? t('accounts.resent') : t('accounts.invitation.sent', { email }));
  });
  useEffect(() => {
    // What was known before tells of the invitation before.
    if (user && dataUpdatedAt > asked.at) settle(user);
  }, [user, dataUpdatedAt, asked.at]);
  return null;
}
