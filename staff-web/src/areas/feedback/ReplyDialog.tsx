import { Button, Stack } from '@mantine/core';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { feedbackQueries } from './feedbackQueries.ts';
import { ReplyText } from './ReplyText.tsx';

interface Props {
  readonly feedback: PersonFeedback;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks or answers the sender of a message, who gets it by mail; what was typed stays when it is closed. */
export function ReplyDialog({ feedback, opened, onClose }: Props) {
  const { id, version, reference, language, email } = feedback;
  const { t } = useTexts();
  const messages = useMessages();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reply = useCommand('replyToPersonFeedback', { refreshes: [...feedbackQueries, 'findMails'] });
  const send = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    reply.mutate(
      { id, version, text },
      {
        onSuccess: () => {
          messages.success(t('staffFeedback.sent', { reference }));
          setText('');
          onClose();
        },
      },
    );
  };
  const hint = t('staffFeedback.replyHint', { email, language: t(`staffFeedback.languages.${language}`) });
  return (
    <PanelDialog
      opened={opened}
      keepsMounted
      closesBeside={false}
      title={t('staffFeedback.replyTitle', { reference })}
      onClose={onClose}
    >
      <Stack>
        <ReplyText
          feedback={feedback}
          label={t('staffFeedback.reply')}
          hint={hint}
          value={text}
          error={isMissing ? t('validation.DATA_REQUIRED') : undefined}
          onChange={setText}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton loading={reply.isPending} onClick={send}>
            {t('staffFeedback.send')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}
