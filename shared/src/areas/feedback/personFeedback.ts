import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { attachmentSchema } from '../attachments/attachment.ts';
import { eventTypes } from '../events/eventTypes.ts';
import { mailStatuses } from '../mails/mail.ts';

/** `writing` is a draft that no list shows; `submitted` waits for staff; `reviewed` was dealt with (FEEDBACK-04). */
export const feedbackStatuses = ['writing', 'submitted', 'reviewed'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** What a message is about. */
export const feedbackSubjects = ['correction', 'addition', 'photo', 'question', 'family'] as const;
export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** Whether what is sent may be published, and under whose name. */
export const publishWishes = ['with_name', 'without_name', 'no'] as const;
export type PublishWish = (typeof publishWishes)[number];

/** What became of a message. */
export const feedbackOutcomes = ['applied', 'partly', 'not', 'answered'] as const;
export type FeedbackOutcome = (typeof feedbackOutcomes)[number];

export const feedbackLimits = {
  name: 100,
  email: 254,
  description: 5000,
  source: 500,
  origin: 500,
  note: 2000,
  proposals: 10,
  value: 500,
} as const;

/** A correction of one field; of the person, or of one of its events. */
export const proposalSchema = z.strictObject({
  event_id: idSchema.nullable(),
  /** A field of `proposalFields`. */
  field: z.string(),
  /** Text; of a date 8 characters with `?` for unknown digits; of a place its name. */
  value: z.string(),
  /** The place, when it was chosen from the list. */
  place_id: idSchema.nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A proposal beside what stands there now. */
export const shownProposalSchema = proposalSchema.extend({
  /** What stood there when it was sent, and what stands there now, written as `value` is. */
  was: z.string(),
  present: z.string(),
  event_type: z.enum(eventTypes).nullable(),
  /** `gone` when its event is no longer there; `same` when the record says so already. */
  state: z.enum(['open', 'applied', 'same', 'gone']),
  /** Version of the record that would change, for `applyFeedbackProposal`. */
  record_version: z.int().nullable(),
});
export type ShownProposal = z.infer<typeof shownProposalSchema>;

/** What staff answered, in the words that were sent. */
export const feedbackReplySchema = z.strictObject({
  text: z.string(),
  /** Account that wrote it. */
  account: z.string().nullable(),
  at: z.iso.datetime(),
  /** What became of its mail; null once that is no longer known. */
  mail: z.enum(mailStatuses).nullable(),
});
export type FeedbackReply = z.infer<typeof feedbackReplySchema>;

/** A message of a visitor about a person, as staff read it (FEEDBACK-03). */
export const personFeedbackSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  /** What the sender was given to refer to. */
  reference: z.string(),
  person_id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  description: z.string(),
  /** When it was sent, or last saved as a draft. */
  timestamp: z.iso.datetime(),
  language: z.enum(languages),
  status: z.enum(feedbackStatuses),
  subject: z.enum(feedbackSubjects),
  /** From where the sender knows it. */
  source: z.string(),
  /** Who made the files, and that they may be used. */
  origin: z.string(),
  may_answer: z.boolean(),
  publish: z.enum(publishWishes),
  proposals: z.array(shownProposalSchema),
  documentIds: z.array(idSchema),
  /** Under which a draft is continued; null once it was sent. */
  feedback_session: z.string().nullable(),
  outcome: z.enum(feedbackOutcomes).nullable(),
  /** What staff noted of the outcome; the sender reads it. */
  note: z.string(),
  reviewed_at: z.iso.datetime().nullable(),
  /** Account that marked it. */
  reviewed_by: z.string().nullable(),
  /** The account that takes care of it, and the name of its owner. */
  assigned_to: idSchema.nullable(),
  assigned_name: z.string().nullable(),
  /** Answers to the sender, the first one first. */
  replies: z.array(feedbackReplySchema),
  /** Numbers of other messages about the person that wait as well, and of those in the very same words. */
  also_waiting: z.array(z.string()),
  same_text: z.array(z.string()),
  /** With the expansion `person_name`. */
  extend_person_name: z.string().optional(),
  /** With the expansion `attachments`. */
  extend_attachments: z.array(attachmentSchema).optional(),
});
export type PersonFeedback = z.infer<typeof personFeedbackSchema>;

const text = z.string().max(100_000).nullish();

/** What a sender gives; `checkFeedback` says what the values must satisfy. */
export const feedbackInputSchema = z.strictObject({
  person_id: idSchema,
  firstName: text,
  lastName: text,
  email: text,
  description: text,
  language: z.string().max(100).nullish(),
  status: z.string().max(100).nullish(),
  subject: z.string().max(100).nullish(),
  source: text,
  origin: text,
  may_answer: z.boolean().nullish(),
  publish: z.string().max(100).nullish(),
  proposals: z
    .array(
      z.strictObject({
        event_id: idSchema.nullish(),
        field: z.string().max(100),
        value: z.string().max(10_000),
        place_id: idSchema.nullish(),
      }),
    )
    .max(100)
    .nullish(),
  /** Files of the session that go with it; all of them when absent. */
  documentIds: z.array(idSchema).max(100).nullish(),
  feedback_session: z.string().max(200).nullish(),
});
export type FeedbackInput = z.infer<typeof feedbackInputSchema>;
