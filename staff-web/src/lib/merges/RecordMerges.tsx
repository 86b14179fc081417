import { Button, Stack } from '@mantine/core';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { RecordMerge } from '@salient/shared/lib/merges/recordMerge.ts';
import { useId, useState } from 'react';
import { SteadyButton } from '../controls/SteadyButton.tsx';
import { DialogButtons } from '../dialogs/DialogButtons.tsx';
import { PanelDialog } from '../dialogs/PanelDialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import './merges.css';

interface Props {
  readonly id: string;
  readonly merges: readonly RecordMerge[];
  /** Undoes one; answers whether it was done. */
  readonly undo: (merge: RecordMerge) => Promise<boolean>;
}

/** What became part of a record, each with its way back. */
export function RecordMerges({ id, merges, undo }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const [asked, setAsked] = useState<RecordMerge | null>(null);
  const own = merges.filter(({ kept_id }) => kept_id === id);
  if (own.length === 0) return null;
  return (
    <section className="record-merges" aria-labelledby={heading}>
      <h2 id={heading}>{t('recordMerges.done')}</h2>
      <ul>
        {own.map((merge) => (
          <MergeLine key={merge.id} merge={merge} onUndo={() => setAsked(merge)} />
        ))}
      </ul>
      {asked && <UndoQuestion merge={asked} undo={undo} onClose={() => setAsked(null)} />}
    </section>
  );
}

function MergeLine({ merge, onUndo }: { readonly merge: RecordMerge; readonly onUndo: () => void }) {
  const { t } = useTexts();
  const { merged_name: name, at, account, reason, undone_at, undone_account } = merge;
  const told = { name, when: momentText(at) };
  return (
    <li data-undone={undone_at !== null || undefined}>
      <div>
        <p>{account ? t('recordMerges.becameBy', { ...told, account }) : t('recordMerges.became', told)}</p>
        {reason && <p className="merge-note">{t('recordMerges.reasonOf', { reason })}</p>}
        {undone_at && (
          <p className="merge-note">
            {undone_account
              ? t('recordMerges.takenBackBy', { when: momentText(undone_at), account: undone_account })
              : t('recordMerges.takenBack', { when: momentText(undone_at) })}
          </p>
        )}
      </div>
      {undone_at === null && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon name="restore" />}
          aria-label={t('recordMerges.undoOf', { name })}
          onClick={onUndo}
        >
          {t('recordMerges.undo')}
        </Button>
      )}
    </li>
  );
}

interface QuestionProps {
  readonly merge: RecordMerge;
  readonly undo: Props['undo'];
  readonly onClose: () => void;
}

function UndoQuestion({ merge, undo, onClose }: QuestionProps) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    const isDone = await undo(merge);
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <PanelDialog opened onClose={onClose} title={t('recordMerges.undoTitle', { name: merge.merged_name })}>
      <Stack gap="md">
        <p>{t('recordMerges.undoText')}</p>
        <DialogButtons>
          <Button data-autofocus variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton loading={isPending} onClick={() => void run()}>
            {t('recordMerges.undo')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}
