import { FeedbackForm } from '@salient/shared/areas/feedback/form/FeedbackForm.tsx';
import '@salient/shared/areas/feedback/form/feedback.css';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';

interface Props {
  readonly person: PublicPerson;
  readonly onClose: (isSent: boolean) => void;
}

/** A guest's message about the person of the page. */
export function PersonFeedback({ person, onClose }: Props) {
  return <FeedbackForm person={person} token={() => 'GUEST'} onClose={onClose} />;
}
