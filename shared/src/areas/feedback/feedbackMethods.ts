import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../lib/schemas/listFilter.ts';
import { feedbackInputSchema, feedbackLimits, feedbackOutcomes, personFeedbackSchema } from './personFeedback.ts';

const { notFound, notPermitted, noSession, invalidData, conflict, tooManyRequests, gone } = commonErrors;

export const feedbackExtends = ['person_name', 'attachments'] as const;
/** Whose messages a list shows; all unless narrowed. */
export const feedbackAssignments = ['mine', 'nobody', 'all'] as const;
const extend = z.array(z.enum(feedbackExtends)).max(10).default([]);

export const createPersonFeedback = defineMethod({
  name: 'createPersonFeedback',
  aliases: ['personFeedback.create'],
  kind: 'command',
  access: 'guest',
  description: 'Sends a message about a person, or keeps it as a draft; the reference is for the sender to keep.',
  params: z.strictObject({
    feedback: feedbackInputSchema,
    /** Stays empty: people do not see its field, robots fill it in. */
    website: z.string().max(2000).default(''),
  }),
  result: z.strictObject({ id: idSchema, reference: z.string() }),
  errors: [notFound, gone, invalidData, tooManyRequests],
});

export const updatePersonFeedback = defineMethod({
  name: 'updatePersonFeedback',
  aliases: ['personFeedback.update'],
  kind: 'command',
  access: 'guest',
  description: 'Changes a draft and sends it, by its feedback_session; an editor corrects what was sent.',
  params: z.strictObject({
    feedback: updateInput(feedbackInputSchema.partial(), personFeedbackSchema),
    website: z.string().max(2000).default(''),
  }),
  result: z.strictObject({ id: idSchema, reference: z.string(), version: z.int() }),
  errors: [notFound, notPermitted, noSession, conflict, invalidData, tooManyRequests],
});

export const validatePersonFeedback = defineMethod({
  name: 'validatePersonFeedback',
  aliases: ['personFeedback.validate'],
  kind: 'query',
  access: 'guest',
  description: 'Checks a message about a person without sending it.',
  params: z.strictObject({ feedback: feedbackInputSchema, mode: z.literal('create').default('create') }),
  result: validationResultSchema,
});

export const getPersonFeedback = defineMethod({
  name: 'getPersonFeedback',
  aliases: ['personFeedback.get'],
  kind: 'query',
  access: 'editor',
  description: 'Answers one message with its files and its proposals beside what stands there now.',
  params: z.strictObject({ id: recordIdSchema, extend }),
  result: personFeedbackSchema,
  errors: [notFound, notPermitted],
});

export const findPersonFeedback = defineMethod({
  name: 'findPersonFeedback',
  aliases: ['findPersonFeedbacks', 'personFeedback.find'],
  kind: 'query',
  access: 'editor',
  description: 'Lists messages of visitors, newest first; drafts are not among them.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      status: z.enum(['submitted', 'reviewed']),
      person_id: idSchema,
      /** Given to whoever asks, to nobody, or to anybody at all. */
      assigned: z.enum(feedbackAssignments),
    }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(['timestamp']).optional(),
    extend,
  }),
  result: listOf(personFeedbackSchema),
  errors: [notPermitted, invalidData],
});

export const markPersonFeedback = defineMethod({
  name: 'markPersonFeedback',
  kind: 'command',
  access: 'editor',
  description: 'Marks a message as reviewed, with what became of it, or puts it back; the sender is told the outcome.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema.optional(),
    status: z.enum(['submitted', 'reviewed']),
    outcome: z.enum(feedbackOutcomes).nullable().default(null),
    note: z.string().max(feedbackLimits.note).default(''),
  }),
  result: personFeedbackSchema,
  errors: [notFound, notPermitted, conflict],
});

export const applyFeedbackProposal = defineMethod({
  name: 'applyFeedbackProposal',
  kind: 'command',
  access: 'editor',
  description:
    'Writes a proposed value into the person or event, by the checks and into the history of any other edit.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema,
    /** Which of the proposals, counted from 0. */
    index: z.int().min(0).max(feedbackLimits.proposals),
    /** Version of the record whose present value was looked at. */
    record_version: versionSchema,
    /** The place that a written name means. */
    place_id: idSchema.optional(),
  }),
  result: personFeedbackSchema,
  errors: [notFound, notPermitted, conflict, invalidData],
});

export const removePersonFeedback = defineMethod({
  name: 'removePersonFeedback',
  aliases: ['personFeedback.remove'],
  kind: 'command',
  access: 'editor',
  description: 'Removes a message with its files.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [notFound, notPermitted, conflict],
});
