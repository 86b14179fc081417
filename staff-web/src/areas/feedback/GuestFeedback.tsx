import { Button } from '@mantine/core';
import { FeedbackForm } from '@salient/shared/areas/feedback/form/FeedbackForm.tsx';
import '@salient/shared/areas/feedback/form/feedback.css';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PanelDialog } from '../../lib/dialogs/PanelDialog.tsx';
import { useServices } from '../../lib/services/services.ts';

interface Props {
  readonly person: PublicPerson;
  readonly name: string;
}

/** The button and dialog by which somebody without an account tells the museum about a person (FEEDBACK-02). */
export function GuestFeedback({ person, name }: Props) {
  const { t } = useTexts();
  const { session } = useServices();
  const [opened, setOpened] = useState(false);
  const [sent, setSent] = useState(0);
  const close = (isSent: boolean) => {
    setOpened(false);
    if (isSent) setSent((count) => count + 1);
  };
  return (
    <>
      <Button onClick={() => setOpened(true)}>{t('personRecord.feedback')}</Button>
      <PanelDialog
        opened={opened}
        keepsMounted
        closesBeside={false}
        title={t('feedbackForm.title', { name })}
        onClose={() => setOpened(false)}
      >
        <FeedbackForm key={sent} person={person} token={() => session.token} onClose={close} />
      </PanelDialog>
    </>
  );
}
