import type { RetentionEntry } from '@salient/shared/areas/privacy/retention/retention.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';

/** What a decision about the list makes stale. */
export const staleLists = ['findRetentionEntries', 'findErasureRuns'] as const;

/** Asks before entries are erased, erases them and says how much went and what stayed. */
export function useErasing(entries: readonly RetentionEntry[], onDone: () => void) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const messages = useMessages();
  const command = useCommand('confirmErasures', { refreshes: staleLists });
  const erase = async () => {
    const question = { title: t('retention.eraseTitle'), text: t('retention.eraseText'), verb: t('retention.erase') };
    if (!(await confirm({ ...question, tone: 'danger' }))) return;
    // A promise, as the list may be empty by then and gone.
    await command.mutateAsync({ ids: entries.map(({ id }) => id) }).then(
      ({ erased, no_longer_due: left }) => {
        const stayed = left > 0 ? ` ${t('retention.noLongerDue', { count: left })}` : '';
        messages.success(`${t('retention.erased', { count: erased })}${stayed}`);
        onDone();
      },
      () => undefined,
    );
  };
  return { erase, isPending: command.isPending };
}
