import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useConfirm } from './ConfirmProvider.tsx';

interface Removal {
  /** Of the record, as the question names it. */
  readonly name: string;
  /** What goes with it, and whether it can be undone. */
  readonly text: string;
  /** Removes it; a failure tells itself in a message. */
  readonly run: () => Promise<unknown>;
}

/** Asks before a record is removed, removes it and says so (SHELL-24, ERR-20). */
export function useRemoval() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const messages = useMessages();
  return async ({ name, text, run }: Removal): Promise<void> => {
    const title = t('forms.removeTitle', { name });
    if (!(await confirm({ title, text, verb: t('forms.remove'), tone: 'danger' }))) return;
    await run().then(
      () => messages.success(t('forms.removed', { name })),
      () => undefined,
    );
  };
}
