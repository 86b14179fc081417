import { Button, Stack } from '@mantine/core';
import { militaryName } from '@salient/shared/areas/military/militaryName.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { ReferenceList } from '../../lib/merges/ReferenceList.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { militaryQueries } from './militaryQueries.ts';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
  /** What follows once it is gone. */
  readonly onRemoved?: () => void;
}

/** Asks before a military entity is removed; while something refers to it, says what (S5). */
export function RemoveMilitaryDialog({ opened, id, onClose, onRemoved }: Props) {
  const { t } = useTexts();
  const entity = useMethod('getMilitaryEntity', { id });
  const removal = useMethod('canRemoveMilitaryEntity', { id });
  const error = entity.error ?? removal.error;
  const name = entity.data ? militaryName(entity.data) : t('pages.military_entity');
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('forms.removeTitle', { name })}>
      {error && !removal.data ? (
        <FailedNotice error={error} onRetry={() => void Promise.all([entity.refetch(), removal.refetch()])} />
      ) : entity.data && removal.data ? (
        <Question
          {...{ id, name, onClose, onRemoved }}
          version={entity.data.version}
          references={removal.data.references}
        />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PanelDialog>
  );
}

interface QuestionProps extends Pick<Props, 'id' | 'onClose'> {
  readonly name: string;
  readonly version: number;
  readonly references: Parameters<typeof ReferenceList>[0]['references'];
  readonly onRemoved: (() => void) | undefined;
}

function Question({ id, name, version, references, onClose, onRemoved }: QuestionProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const remove = useCommand('removeMilitaryEntity', { refreshes: militaryQueries });
  const isBlocked = references.length > 0;
  // The button that does nothing has the focus once it is there (S5).
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const run = () =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () => {
          messages.success(t('forms.removed', { name }));
          onClose();
          onRemoved?.();
        },
      },
    );
  return (
    <Stack gap="md">
      {isBlocked ? (
        <>
          <p>{t('military.removal.blocked', { name })}</p>
          <ReferenceList references={references} />
          <p>{t('military.removal.mergeInstead')}</p>
        </>
      ) : (
        <p>{t('military.removal.text')}</p>
      )}
      <DialogButtons>
        <Button ref={cancel} variant="default" onClick={onClose}>
          {t(isBlocked ? 'common.close' : 'forms.cancel')}
        </Button>
        {!isBlocked && (
          <SteadyButton color="poppy" loading={remove.isPending} onClick={run}>
            {t('forms.remove')}
          </SteadyButton>
        )}
      </DialogButtons>
    </Stack>
  );
}
