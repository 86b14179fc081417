import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { errorTexts } from '../../lib/form/errorTexts.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import type { StoryFormControl } from './form/useStoryForm.ts';

/** Says that a save or a publication failed: in the words of what concerns the whole story, or in general ones (STORY-61). */
export function useSaveMessages(form: StoryFormControl, attempt: StoryTarget | null): void {
  const { t } = useTexts();
  const messages = useMessages();
  const { refusals, failure, errors } = form;
  const latest = useRef({ attempt, errors, t, messages });
  useEffect(() => {
    latest.current = { attempt, errors, t, messages };
  });
  useEffect(() => {
    if (refusals === 0 && failure === null) return;
    const now = latest.current;
    const whole = errorTexts(now.errors.none ?? [], now.t);
    const general = now.attempt ? 'storyEditor.publishFailed' : 'storyEditor.saveFailed';
    now.messages.error(whole.length > 0 ? whole.join('\n') : now.t(general));
  }, [refusals, failure]);
}
