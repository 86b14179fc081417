import { mayReadFeedback } from '@salient/shared/areas/feedback/feedbackPolicy.ts';
import {
  assignPersonFeedback,
  findFeedbackStaff,
  replyToPersonFeedback,
} from '@salient/shared/areas/feedback/staffFeedbackMethods.ts';
import { cleanText } from '@salient/shared/lib/schemas/cleanText.ts';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';
import { feedbackToChange, saveFeedback } from './changeFeedback.ts';
import { FeedbackReplyEntity } from './FeedbackReplyEntity.ts';
import { queueFeedbackMail } from './feedbackMail.ts';
import { feedbackStaff } from './feedbackStaff.ts';

export const handleAssignPersonFeedback = implement(assignPersonFeedback, async (context) => {
  const { params, db, fail } = context;
  const stored = await feedbackToChange(context, params.id, params.version);
  const { user_id: assigned_to } = params;
  if (assigned_to !== null && !(await feedbackStaff(db)).some(({ id }) => id === assigned_to)) {
    throw fail.invalidData({ user_id: ['user_id: INVALID_REFERENCE'] });
  }
  return saveFeedback(context, stored, { assigned_to });
});

export const handleFindFeedbackStaff = implement(findFeedbackStaff, async ({ db, actor, fail }) => {
  if (!mayReadFeedback(actor)) throw fail.notPermitted();
  const data = await feedbackStaff(db);
  return { data, total: data.length };
});

/** Whoever answers a message that is nobody's takes care of it from then on. */
export const handleReplyToPersonFeedback = implement(replyToPersonFeedback, async (context) => {
  const { params, db, actor, fail, services, afterCommit } = context;
  const stored = await feedbackToChange(context, params.id, params.version);
  const text = cleanText(params.text);
  if (text === '') throw fail.invalidData({ text: ['text: DATA_REQUIRED'] });
  if (!stored.may_answer || stored.email === '') throw fail.invalidData({ text: ['text: SHOULD_BE_EMPTY'] });
  const now = services.now();
  const mail_id = await queueFeedbackMail(db, 'feedbackReply', stored, now);
  const { account, id: user_id } = actor;
  await db.insert(FeedbackReplyEntity, { id: uuidv7(), feedback_id: stored.id, mail_id, text, account, at: now });
  afterCommit(() => services.mailSender.wake());
  return saveFeedback(context, stored, { assigned_to: stored.assigned_to ?? user_id }, { reply: text });
});
