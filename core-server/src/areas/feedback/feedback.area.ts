import { defineArea } from '../../lib/area/Area.ts';
import { namedBy } from '../../lib/changes/RecordNaming.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { FeedbackReplyEntity } from './FeedbackReplyEntity.ts';
import { FeedbackTemplateEntity } from './FeedbackTemplateEntity.ts';
import { feedbackAttachments } from './feedbackAttachments.ts';
import { feedbackHookHandlers } from './feedbackHookHandlers.ts';
import { feedbackMails } from './feedbackMail.ts';
import { feedbackPersonalData } from './feedbackPersonalData.ts';
import { senderRetention, unsentRetention } from './feedbackRetention.ts';
import * as handleFeedback from './handleFeedback.ts';
import * as handleStaffFeedback from './handleStaffFeedback.ts';
import { PersonFeedbackEntity } from './PersonFeedbackEntity.ts';
import * as readFeedback from './readFeedback.ts';
import * as sendFeedback from './sendFeedback.ts';
import * as templates from './templates.ts';

export const feedbackArea = defineArea({
  name: 'feedback',
  entities: [FeedbackReplyEntity, FeedbackTemplateEntity, PersonFeedbackEntity],
  handlers: [handleStaffFeedback, handleFeedback, readFeedback, sendFeedback, templates],
  history: {
    person_feedback: readByEditors(namedBy('reference')),
    feedback_template: readByEditors(namedBy('name')),
  },
  attachments: feedbackAttachments,
  mails: feedbackMails,
  personalData: feedbackPersonalData,
  hooks: feedbackHookHandlers,
  retention: [senderRetention, unsentRetention],
});
