import { Button } from '@mantine/core';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { type RemoveDialogProps, RemoveRecordDialog } from '../../lib/removal/RemoveRecordDialog.tsx';
import { pathTo } from '../../lib/routing/links.ts';

/** Whether persons stand on it, of whom an account that is held to a dataset counts its own alone. */
const isPersonOn = (error: unknown): boolean =>
  JSON.stringify(failureOf(error).data ?? null).includes('REFERENCED_BY_PERSON_EVENT');

/** Asks before a memorial is removed; while persons stand on it, says how many and leads there (S5, ERR-09). */
export function RemoveMemorialDialog(props: RemoveDialogProps) {
  const { id } = props;
  const { t } = useTexts();
  const { data: memorial, error, refetch } = useMethod('getMemorial', { id, extend: ['nbr_of_persons'] });
  const command = useRemoveMemorial();
  const count = memorial?.extend_nbr_of_persons ?? 0;
  const isUnseen = count === 0 && isPersonOn(command.error);
  const name = memorial?.name ?? t('pages.memorial');
  const blocked = isUnseen ? (
    <Notice tone="error">{t('memorialRecord.removal.unseen', { name })}</Notice>
  ) : count > 0 ? (
    <p>{t('memorialRecord.removal.blocked', { name, count })}</p>
  ) : null;
  return (
    <RemoveRecordDialog
      {...props}
      name={name}
      removal={
        memorial
          ? {
              record: { id, version: memorial.version },
              text: t('memorialRecord.removal.text'),
              blocked,
              wayOn: !isUnseen && (
                <Button component={Link} to={pathTo('memorial', { id })}>
                  {t('memorialRecord.removal.toPersons')}
                </Button>
              ),
            }
          : null
      }
      error={error}
      onRetry={() => void refetch()}
      command={command}
    />
  );
}

/** That persons stand on it who are not seen is said in the question, every other failure in a message. */
function useRemoveMemorial() {
  const messages = useMessages();
  const command = useCommand('removeMemorial', { refreshes: ['findMemorials', 'findChanges'], showsFailure: true });
  return {
    ...command,
    mutateAsync: (record: Parameters<typeof command.mutateAsync>[0]) =>
      command.mutateAsync(record, {
        onError: (error) => {
          if (!isPersonOn(error)) messages.failure(error);
        },
      }),
  };
}
