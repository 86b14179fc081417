import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import type { LivingPerson, PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type SubmitEvent, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly person: LivingPerson;
  readonly data: PersonalData;
  readonly including: readonly string[];
  readonly onErased: () => void;
}

/** Asks for the name, typed, before a person is erased for good. */
export function EraseDialog({ opened, onClose, ...given }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog
      opened={opened}
      onClose={onClose}
      closesBeside={false}
      title={t('personalData.dialog.title', { name: given.data.name })}
    >
      <Question onClose={onClose} {...given} />
    </PanelDialog>
  );
}

function Question({ onClose, onErased, person, data, including }: Omit<Props, 'opened'>) {
  const { t } = useTexts();
  const messages = useMessages();
  const [typed, setTyped] = useState('');
  // Where a person of the names list is called the same, a text may mean that one.
  const [namesInTexts, setNamesInTexts] = useState(data.namesakes === 0);
  const command = useCommand('erasePersonalData', { refreshes: ['findErasures'] });
  const erase = (event: SubmitEvent) => {
    event.preventDefault();
    const { contactPersonId, email, name } = person;
    void command
      .mutateAsync({ contactPersonId, email, name, including: [...including], confirmation: typed, namesInTexts })
      .then(
        () => {
          messages.success(t('personalData.erased'));
          onClose();
          onErased();
        },
        () => undefined,
      );
  };
  return (
    <form onSubmit={erase}>
      <Stack gap="md">
        <p>{t('personalData.dialog.text')}</p>
        <p>
          <strong>{t('personalData.dialog.irreversible')}</strong>
        </p>
        <Checkbox
          label={t('personalData.dialog.namesInTexts')}
          description={data.namesakes > 0 ? t('personalData.dialog.namesakes', { count: data.namesakes }) : undefined}
          checked={namesInTexts}
          onChange={(event) => setNamesInTexts(event.currentTarget.checked)}
        />
        <TextInput
          label={t('personalData.dialog.confirm', { name: data.name })}
          value={typed}
          maxLength={500}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton type="submit" color="poppy" loading={command.isPending} disabled={typed.trim() !== data.name}>
            {t('personalData.dialog.verb')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </form>
  );
}
