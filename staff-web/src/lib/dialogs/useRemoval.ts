import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useConfirm } from './ConfirmProvider.tsx';
import { useUnsavedLoss } from './useUnsavedLoss.tsx';

interface Removal {
  /** Of the record, as the question names it. */
  readonly name: string;
  /** What goes with it, and whether it can be undone. */
  readonly text: string;
  /** Removes it; a failure tells itself in a message. */
  readonly run: () => Promise<unknown>;
  /** Leads away from its page once it is gone. */
  readonly onRemoved?: () => void;
}

/** Asks before a record is removed, removes it and says so (SHELL-24, ERR-20). */
export function useRemoval() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const messages = useMessages();
  const loss = useUnsavedLoss();
  return async ({ name, text, run, onRemoved }: Removal): Promise<void> => {
    const title = t('forms.removeTitle', { name });
    const told = onRemoved ? loss.told(text) : text;
    if (!(await confirm({ title, text: told, verb: t('forms.remove'), tone: 'danger' }))) return;
    await run().then(
      () => {
        messages.success(t('forms.removed', { name }));
        if (!onRemoved) return;
        loss.forget();
        onRemoved();
      },
      () => undefined,
    );
  };
}
