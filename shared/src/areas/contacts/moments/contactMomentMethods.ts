import { z } from 'zod';
import { commonErrors } from '../../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../../lib/contract/recordInput.ts';
import { sortSchema } from '../../../lib/contract/sortSchema.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  searchTextSchema,
  versionSchema,
} from '../../../lib/schemas/commonSchemas.ts';
import { listFilterSchema } from '../../../lib/schemas/listFilter.ts';
import { contactEventTypes, contactMethods, contactMomentInputSchema, contactMomentSchema } from './contactMoment.ts';

export const contactMomentSortColumns = ['start', 'end', 'person', 'contactMethod', 'contributions'] as const;

export const findContactPersonEvents = defineMethod({
  name: 'findContactPersonEvents',
  aliases: ['findContactMoments', 'contactMoments.find'],
  kind: 'query',
  access: 'login',
  description:
    'Lists contact moments, the latest first unless sorted otherwise. The text is looked for in the names of contact persons, and in transcripts for those who may read them.',
  params: z.strictObject({
    text: searchTextSchema.default(''),
    filter: listFilterSchema({
      type: z.enum(contactEventTypes),
      contactMethod: z.enum(contactMethods),
      contactPersonId: idSchema,
    }),
    offset: offsetSchema,
    limit: limitSchema(10),
    sort: sortSchema(contactMomentSortColumns).optional(),
  }),
  result: listOf(contactMomentSchema),
  errors: [commonErrors.invalidData],
});

export const getContactPersonEvent = defineMethod({
  name: 'getContactPersonEvent',
  aliases: ['getContactMoment'],
  kind: 'query',
  access: 'login',
  description:
    'Answers a contact moment by its id; without the right to contact data without transcript and contributions.',
  params: z.strictObject({ id: recordIdSchema }),
  result: contactMomentSchema,
  errors: [commonErrors.notFound],
});

export const createContactPersonEvent = defineMethod({
  name: 'createContactPersonEvent',
  aliases: ['createContactMoment'],
  kind: 'command',
  access: 'editor',
  description: 'Creates a contact moment; the draft that it ends goes with it.',
  params: z.strictObject({ event: withReadOnlyKeys(contactMomentInputSchema, contactMomentSchema) }),
  unwrapped: 'event',
  result: contactMomentSchema,
  errors: [commonErrors.notPermitted, commonErrors.invalidData],
});

export const updateContactPersonEvent = defineMethod({
  name: 'updateContactPersonEvent',
  aliases: ['updateContactMoment'],
  kind: 'command',
  access: 'contacts',
  description:
    'Changes a contact moment; absent fields keep their value, null clears; needs the version that was read, and the right to contact data.',
  params: z.strictObject({
    event: updateInput(contactMomentInputSchema.omit({ draftId: true }), contactMomentSchema),
  }),
  unwrapped: 'event',
  result: contactMomentSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const removeContactPersonEvent = defineMethod({
  name: 'removeContactPersonEvent',
  aliases: ['removeContactMoment'],
  kind: 'command',
  access: 'contacts',
  description: 'Removes a contact moment; needs the right to contact data. Moments of key stories go with the story.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.invalidData, commonErrors.conflict],
});

export const getContactPersonEventsForPerson = defineMethod({
  name: 'getContactPersonEventsForPerson',
  kind: 'query',
  access: 'login',
  description: 'Lists the moments of one contact person, the latest first.',
  params: z.strictObject({ contactPersonId: recordIdSchema }),
  result: z.array(contactMomentSchema),
});

export const findContactMomentsForPerson = defineMethod({
  name: 'findContactMomentsForPerson',
  kind: 'query',
  access: 'login',
  description: 'Lists the contact moments to which a person of the names list is a contribution, the latest first.',
  params: z.strictObject({ personId: recordIdSchema }),
  result: z.array(contactMomentSchema),
});

export const findContactMomentsForDocument = defineMethod({
  name: 'findContactMomentsForDocument',
  kind: 'query',
  access: 'login',
  description: 'Lists the contact moments to which a document is a contribution, the latest first.',
  params: z.strictObject({ documentId: recordIdSchema }),
  result: z.array(contactMomentSchema),
});
