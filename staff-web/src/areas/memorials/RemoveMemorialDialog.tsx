import { Button, Stack } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { pathTo } from '../../lib/routing/links.ts';

interface Props {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
  /** What follows once it is gone. */
  readonly onRemoved?: () => void;
}

/** Asks before a memorial is removed; while persons stand on it, says how many and leads there (S5, ERR-09). */
export function RemoveMemorialDialog({ opened, id, onClose, onRemoved }: Props) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getMemorial', { id, extend: ['nbr_of_persons'] });
  return (
    <PanelDialog
      opened={opened}
      onClose={onClose}
      title={t('forms.removeTitle', { name: data?.name ?? t('pages.memorial') })}
    >
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Question memorial={data} onClose={onClose} {...(onRemoved ? { onRemoved } : {})} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PanelDialog>
  );
}

/** Whether persons stand on it, of whom an account that is held to a dataset counts its own alone. */
const isPersonOn = (error: unknown): boolean =>
  JSON.stringify(failureOf(error).data ?? null).includes('REFERENCED_BY_PERSON_EVENT');

type QuestionProps = Pick<Props, 'onClose' | 'onRemoved'> & { readonly memorial: Memorial };

function Question({ memorial, onClose, onRemoved }: QuestionProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const remove = useCommand('removeMemorial', { refreshes: ['findMemorials', 'findChanges'], showsFailure: true });
  const { id, version, name, extend_nbr_of_persons: count = 0 } = memorial;
  const isUnseen = count === 0 && isPersonOn(remove.error);
  const isBlocked = count > 0 || isUnseen;
  // The button that does nothing has the focus once it is there (S5).
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => {
    if (isUnseen) cancel.current?.focus();
  }, [isUnseen]);
  const run = () =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () => {
          messages.success(t('forms.removed', { name }));
          onClose();
          onRemoved?.();
        },
        onError: (error) => {
          if (!isPersonOn(error)) messages.failure(error);
        },
      },
    );
  return (
    <Stack gap="md">
      {isUnseen ? (
        <Notice tone="error">{t('memorialRecord.removal.unseen', { name })}</Notice>
      ) : (
        <p>{isBlocked ? t('memorialRecord.removal.blocked', { name, count }) : t('memorialRecord.removal.text')}</p>
      )}
      <DialogButtons>
        <Button ref={cancel} variant="default" onClick={onClose}>
          {t(isBlocked ? 'common.close' : 'forms.cancel')}
        </Button>
        {isUnseen ? null : isBlocked ? (
          <Button component={Link} to={pathTo('memorial', { id })}>
            {t('memorialRecord.removal.toPersons')}
          </Button>
        ) : (
          <SteadyButton color="poppy" loading={remove.isPending} onClick={run}>
            {t('forms.remove')}
          </SteadyButton>
        )}
      </DialogButtons>
    </Stack>
  );
}
