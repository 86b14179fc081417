import { Button, Stack } from '@mantine/core';
import type { KeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { LinkedStories } from './LinkedStories.tsx';
import { keyLocationQueries } from './useKeyLocationForm.ts';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks before a key location is removed; while stories hang on it, says which (KEYLOC-04, KEYLOC-22). */
export function RemoveKeyLocationDialog({ opened, id, onClose }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getKeyLocation', { id });
  return (
    <PanelDialog
      opened={opened}
      onClose={onClose}
      title={t('forms.removeTitle', { name: data?.name ?? t('pages.key_location') })}
    >
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Question keyLocation={data} onClose={onClose} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PanelDialog>
  );
}

function Question({ keyLocation, onClose }: { readonly keyLocation: KeyLocation; readonly onClose: () => void }) {
  const { t } = useTexts();
  const messages = useMessages();
  const remove = useCommand('removeKeyLocation', { refreshes: keyLocationQueries });
  const { id, version, name, story_count } = keyLocation;
  const isBlocked = story_count > 0;
  // The button that does nothing has the focus once it is there (S5).
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const run = () =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () => {
          messages.success(t('keyLocation.removed', { name }));
          onClose();
        },
      },
    );
  return (
    <Stack gap="md">
      <p>{isBlocked ? t('keyLocations.removal.blocked', { name }) : t('keyLocations.removal.text')}</p>
      {isBlocked && <LinkedStories id={id} />}
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
