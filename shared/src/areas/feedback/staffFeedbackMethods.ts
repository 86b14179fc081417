import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput } from '../../lib/contract/recordInput.ts';
import { idSchema, listOf, okSchema, recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { feedbackTemplateInputSchema, feedbackTemplateSchema } from './feedbackTemplate.ts';
import { feedbackLimits, personFeedbackSchema } from './personFeedback.ts';

const { notFound, notPermitted, invalidData, conflict } = commonErrors;

export const assignPersonFeedback = defineMethod({
  name: 'assignPersonFeedback',
  kind: 'command',
  access: 'editor',
  description: 'Gives a message to the member of staff who takes care of it, or to nobody.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema.optional(),
    /** An account of `findFeedbackStaff`; null for nobody. */
    user_id: idSchema.nullable(),
  }),
  result: personFeedbackSchema,
  errors: [notFound, notPermitted, conflict, invalidData],
});

export const findFeedbackStaff = defineMethod({
  name: 'findFeedbackStaff',
  kind: 'query',
  access: 'editor',
  description: 'Lists the accounts that a message can be given to, by name.',
  params: z.strictObject({}),
  result: listOf(z.strictObject({ id: idSchema, account: z.string(), name: z.string() })),
  errors: [notPermitted],
});

export const replyToPersonFeedback = defineMethod({
  name: 'replyToPersonFeedback',
  kind: 'command',
  access: 'editor',
  description: 'Mails an answer to the sender of a message, who may be asked something; the message stays as it is.',
  params: z.strictObject({
    id: recordIdSchema,
    version: versionSchema.optional(),
    text: z.string().max(feedbackLimits.note),
  }),
  result: personFeedbackSchema,
  errors: [notFound, notPermitted, conflict, invalidData],
});

export const findFeedbackTemplates = defineMethod({
  name: 'findFeedbackTemplates',
  kind: 'query',
  access: 'editor',
  description: 'Lists the texts that answers begin with, by name, each in its languages.',
  params: z.strictObject({}),
  result: listOf(feedbackTemplateSchema),
  errors: [notPermitted],
});

export const createFeedbackTemplate = defineMethod({
  name: 'createFeedbackTemplate',
  kind: 'command',
  access: 'admin',
  description: 'Adds a text that answers begin with.',
  params: z.strictObject({ template: feedbackTemplateInputSchema }),
  result: feedbackTemplateSchema,
  errors: [invalidData],
});

export const updateFeedbackTemplate = defineMethod({
  name: 'updateFeedbackTemplate',
  kind: 'command',
  access: 'admin',
  description: 'Changes a text that answers begin with; absent fields keep their value, null clears.',
  params: z.strictObject({ template: updateInput(feedbackTemplateInputSchema, feedbackTemplateSchema) }),
  result: feedbackTemplateSchema,
  errors: [notFound, invalidData, conflict],
});

export const removeFeedbackTemplate = defineMethod({
  name: 'removeFeedbackTemplate',
  kind: 'command',
  access: 'admin',
  description: 'Removes a text that answers begin with; what was answered with it stays.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [notFound, conflict],
});
