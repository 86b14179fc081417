import { Button, Stack } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { SteadyButton } from '../controls/SteadyButton.tsx';
import { DialogButtons } from '../dialogs/DialogButtons.tsx';
import { PanelDialog } from '../dialogs/PanelDialog.tsx';
import { useUnsavedLoss } from '../dialogs/useUnsavedLoss.tsx';
import { ListSkeleton } from '../list/ListStates.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { FailedNotice } from '../page/FailedNotice.tsx';

/** What a page gives to the question that opens over it. */
export interface RemoveDialogProps {
  readonly opened: boolean;
  readonly id: string;
  readonly onClose: () => void;
  /** What follows once it is gone. */
  readonly onRemoved?: () => void;
}

/** What a noun asks before one of its records is removed. */
export interface Removal {
  readonly record: { readonly id: string; readonly version: number };
  /** What removing it means. */
  readonly text: string;
  /** Why it has to stay; null while it can go. */
  readonly blocked: ReactNode;
  /** Stands in place of the button that removes, while the record has to stay. */
  readonly wayOn?: ReactNode;
}

interface Props extends RemoveDialogProps {
  /** How the question names the record. */
  readonly name: string;
  /** Null until it is read. */
  readonly removal: Removal | null;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly command: {
    readonly isPending: boolean;
    readonly mutateAsync: (record: Removal['record']) => Promise<unknown>;
  };
}

/** Asks before a record is removed; while it has to stay, says why (S5). A failure tells itself, by the noun or in a message. */
export function RemoveRecordDialog({ opened, name, removal, error, onRetry, ...question }: Props) {
  const { t } = useTexts();
  return (
    <PanelDialog opened={opened} onClose={question.onClose} title={t('forms.removeTitle', { name })}>
      {removal ? (
        <Question name={name} {...removal} {...question} />
      ) : error ? (
        <FailedNotice error={error} onRetry={onRetry} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </PanelDialog>
  );
}

type QuestionProps = Removal & Pick<Props, 'name' | 'command' | 'onClose' | 'onRemoved'>;

function Question({ name, record, text, blocked, wayOn, command, onClose, onRemoved }: QuestionProps) {
  const { t } = useTexts();
  const messages = useMessages();
  const loss = useUnsavedLoss();
  const isBlocked = blocked !== null;
  // The button that does nothing has the focus once it is there (S5), also when it turns out that nothing can be done.
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => {
    if (isBlocked) cancel.current?.focus();
  }, [isBlocked]);
  const run = () =>
    command.mutateAsync(record).then(
      () => {
        messages.success(t('forms.removed', { name }));
        onClose();
        if (!onRemoved) return;
        loss.forget();
        onRemoved();
      },
      () => undefined,
    );
  return (
    <Stack gap="md">
      {blocked ?? <div>{onRemoved ? loss.told(text) : text}</div>}
      <DialogButtons>
        <Button ref={cancel} variant="default" onClick={onClose}>
          {t(isBlocked ? 'common.close' : 'forms.cancel')}
        </Button>
        {isBlocked ? (
          wayOn
        ) : (
          <SteadyButton color="poppy" loading={command.isPending} onClick={() => void run()}>
            {t('forms.remove')}
          </SteadyButton>
        )}
      </DialogButtons>
    </Stack>
  );
}
