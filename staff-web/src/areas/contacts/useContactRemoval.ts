import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { useUnsavedLoss } from '../../lib/dialogs/useUnsavedLoss.tsx';
import { failureText, referenceOf } from '../../lib/messages/failureText.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';

interface Removal {
  /** As the question names it. */
  readonly name: string;
  readonly run: () => Promise<unknown>;
  /** Leads away from its page once it is gone. */
  readonly onRemoved?: (() => void) | undefined;
}

/** Asks before a contact person or a contact moment is removed, and says what came of it (CONTACT-09, CONTACT-11, MOMENT-25). */
export function useContactRemoval() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const messages = useMessages();
  const loss = useUnsavedLoss();
  return async ({ name, run, onRemoved }: Removal): Promise<void> => {
    const title = t('forms.removeTitle', { name });
    const text = onRemoved ? loss.told(t('contactPages.removeText')) : t('contactPages.removeText');
    if (!(await confirm({ title, text, verb: t('forms.remove'), tone: 'danger' }))) return;
    await run().then(
      () => {
        messages.success(t('contacts.messages.removed', { name }));
        if (!onRemoved) return;
        loss.forget();
        onRemoved();
      },
      (error) =>
        messages.error(`${t('contacts.messages.removeFailed', { name })}\n${failureText(error, t)}`, {
          reference: referenceOf(failureOf(error)),
        }),
    );
  };
}
