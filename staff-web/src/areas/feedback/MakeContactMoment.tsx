import { Button } from '@mantine/core';
import type { PersonFeedback } from '@salient/shared/areas/feedback/personFeedback.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ActiveNotice } from '../contacts/recorder/ActiveNotice.tsx';
import { useRecorder } from '../contacts/recorder/useRecorder.ts';
import { SenderDialog } from './SenderDialog.tsx';

/** Makes a contact moment of a message, with its sender (beyond 25); while one is active, the way to that. */
export function MakeContactMoment({ feedback }: { readonly feedback: PersonFeedback }) {
  const { t } = useTexts();
  const { moment } = useRecorder();
  // Undefined until it was opened once: most messages are only read.
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      {!(moment && opened) && (
        <Button variant="default" leftSection={<Icon name="moment" />} onClick={() => setOpened(true)}>
          {t('contactRecorder.feedback.make')}
        </Button>
      )}
      {moment && opened ? (
        <ActiveNotice moment={moment} />
      ) : (
        opened !== undefined && <SenderDialog feedback={feedback} opened={opened} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
