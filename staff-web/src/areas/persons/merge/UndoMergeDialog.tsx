import { Button, Checkbox, Stack } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { useMergeActions } from './useMergeActions.ts';

interface Props {
  readonly opened: boolean;
  readonly personId: string;
  readonly mergeId: string;
  readonly onClose: () => void;
}

/** Asks before two persons are made of one again, and whether they are to be suggested once more. */
export function UndoMergeDialog({ opened, personId, mergeId, onClose }: Props) {
  const { t } = useTexts();
  const actions = useMergeActions();
  const { data: merges } = useMethod('findMerges', { person_id: personId });
  const [isNotSame, setNotSame] = useState(false);
  const [isPending, setPending] = useState(false);
  const name = merges?.find(({ id }) => id === mergeId)?.merged_name || t('persons.nameless');
  const undo = async () => {
    setPending(true);
    const isDone = await actions.undo(mergeId, isNotSame);
    setPending(false);
    if (isDone) onClose();
  };
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('merging.undoTitle', { name })}>
      <Stack gap="md">
        <p>{t('merging.undoText')}</p>
        <Checkbox
          label={t('merging.undoNotSame')}
          checked={isNotSame}
          onChange={(event) => setNotSame(event.currentTarget.checked)}
        />
        <DialogButtons>
          <Button data-autofocus variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton loading={isPending} onClick={() => void undo()}>
            {t('merging.undo')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}
