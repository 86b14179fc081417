import { notPersonal, personalFields } from '../../lib/personal-data/personalFields.ts';
import { mayReadFeedback } from './feedbackPolicy.ts';
import { personFeedbackSchema } from './personFeedback.ts';

const staff = mayReadFeedback;

export const feedbackPersonalFields = personalFields('feedback', personFeedbackSchema.shape, {
  id: notPersonal,
  version: notPersonal,
  reference: notPersonal,
  person_id: notPersonal,
  firstName: staff,
  lastName: staff,
  email: staff,
  // Whoever writes about a relative writes of themselves as well.
  description: staff,
  source: staff,
  origin: staff,
  timestamp: notPersonal,
  language: notPersonal,
  status: notPersonal,
  subject: notPersonal,
  may_answer: notPersonal,
  publish: notPersonal,
  proposals: notPersonal,
  documentIds: notPersonal,
  feedback_session: notPersonal,
  outcome: notPersonal,
  note: staff,
  reviewed_at: notPersonal,
  reviewed_by: staff,
  assigned_to: notPersonal,
  assigned_name: staff,
  replies: staff,
  also_waiting: notPersonal,
  same_text: notPersonal,
  extend_person_name: notPersonal,
  extend_attachments: notPersonal,
});
