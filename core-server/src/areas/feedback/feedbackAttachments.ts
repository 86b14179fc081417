import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import type { AttachmentArea } from '../attachments/AttachmentArea.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';

/** Files of messages: editors look at them; what a visitor sent stays as it was sent. */
export const feedbackAttachments: AttachmentArea = {
  collection: 'person_feedback',
  accepts: 'imagesAndPdf',
  history: 'person_feedback',
  rights: async (db, actor, id) =>
    (await db.existsBy(PersonFeedbackEntity, { id })) ? { see: mayReadFeedback(actor), change: false } : null,
};
