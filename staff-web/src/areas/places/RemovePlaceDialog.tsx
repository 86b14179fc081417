import { Button, Stack } from '@mantine/core';
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
import { placeQueries } from './form/usePlaceForm.ts';
import { usePlaceName } from './placeTexts.ts';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
  readonly onRemoved?: () => void;
}

/** Asks before a place is removed; while something refers to it, says what (PLACE-38, SHELL-24). */
export function RemovePlaceDialog({ opened, id, onClose, onRemoved }: Props) {
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const place = useMethod('getPlace', { id });
  const removal = useMethod('canRemovePlace', { id });
  const error = place.error ?? removal.error;
  const name = place.data ? nameOf(place.data) : t('pages.place');
  return (
    <PanelDialog opened={opened} onClose={onClose} title={t('forms.removeTitle', { name })}>
      {error && !removal.data ? (
        <FailedNotice error={error} onRetry={() => void Promise.all([place.refetch(), removal.refetch()])} />
      ) : place.data && removal.data ? (
        <Question
          {...{ id, name, onClose, onRemoved }}
          version={place.data.version}
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
  const remove = useCommand('removePlace', { refreshes: placeQueries });
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
          <p>{t('place.cannotRemove')}</p>
          <ReferenceList references={references} />
        </>
      ) : (
        <p>{t('places.removal.text')}</p>
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
