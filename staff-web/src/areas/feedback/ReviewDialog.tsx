import { Button, Radio, Stack } from '@mantine/core';
import {
  type FeedbackOutcome,
  feedbackOutcomes,
  type PersonFeedback,
} from '@salient/shared/areas/feedback/personFeedback.ts';
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
  readonly onClose: () => void;
}

/** What became of a message, and what its sender is told (beyond the documents: 25). */
export function ReviewDialog({ feedback, onClose }: Props) {
  const { id, version, reference, may_answer, proposals } = feedback;
  const { t } = useTexts();
  const messages = useMessages();
  const mark = useCommand('markPersonFeedback', { refreshes: feedbackQueries });
  const applied = proposals.filter(({ state }) => state === 'applied').length;
  const [outcome, setOutcome] = useState<FeedbackOutcome>(outcomeOf(applied, proposals.length));
  const [note, setNote] = useState('');
  const review = () =>
    mark.mutate(
      { id, version, status: 'reviewed', outcome, note },
      {
        onSuccess: () => {
          messages.success(t('staffFeedback.marked', { reference }));
          onClose();
        },
      },
    );
  return (
    <PanelDialog opened closesBeside={false} title={t('staffFeedback.reviewTitle', { reference })} onClose={onClose}>
      <Stack>
        <Radio.Group
          label={t('staffFeedback.outcome')}
          value={outcome}
          onChange={(chosen) => setOutcome(chosen as FeedbackOutcome)}
        >
          <Stack gap="xs" mt="xs">
            {feedbackOutcomes.map((value) => (
              <Radio key={value} value={value} label={t(`staffFeedback.outcomes.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <ReplyText
          feedback={feedback}
          label={t('staffFeedback.note')}
          hint={t(may_answer ? 'staffFeedback.noteHint' : 'staffFeedback.noAnswer')}
          value={note}
          onChange={setNote}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('forms.cancel')}
          </Button>
          <SteadyButton loading={mark.isPending} onClick={review}>
            {t('staffFeedback.reviewVerb')}
          </SteadyButton>
        </DialogButtons>
      </Stack>
    </PanelDialog>
  );
}

/** What the corrections alone say of the outcome. */
function outcomeOf(applied: number, proposed: number): FeedbackOutcome {
  if (proposed === 0) return 'answered';
  if (applied === 0) return 'not';
  return applied === proposed ? 'applied' : 'partly';
}
