import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput, withReadOnlyKeys } from '../../lib/contract/recordInput.ts';
import { sortSchema } from '../../lib/contract/sortSchema.ts';
import { validationResultSchema } from '../../lib/contract/validation.ts';
import {
  idSchema,
  limitSchema,
  listOf,
  offsetSchema,
  okSchema,
  recordIdSchema,
  versionSchema,
} from '../../lib/schemas/commonSchemas.ts';
import {
  attachmentCollections,
  attachmentRightsSchema,
  attachmentSchema,
  attachmentWordsSchema,
  fileUrlsSchema,
} from './attachment.ts';

const attachmentInputSchema = attachmentWordsSchema.partial().extend({ id: idSchema });

export const getAttachment = defineMethod({
  name: 'getAttachment',
  aliases: ['attachments.get'],
  kind: 'query',
  access: 'login',
  description: 'Answers one file of a record, with addresses that work for 30 to 60 seconds.',
  params: z.strictObject({ id: recordIdSchema }),
  result: attachmentSchema,
  errors: [commonErrors.notFound, commonErrors.notPermitted],
});

export const findAttachments = defineMethod({
  name: 'findAttachments',
  aliases: ['attachments.find'],
  kind: 'query',
  access: 'login',
  description: 'Lists the files of a record in their order.',
  params: z.strictObject({
    document: z.strictObject({ collection: z.enum(attachmentCollections), collection_id: idSchema }),
    offset: offsetSchema,
    limit: limitSchema(100),
    sort: sortSchema(['position', 'name']).optional(),
    /** Whether to count, or what an earlier page counted: the documents name it, and every answer counts. */
    total: z.union([z.boolean(), z.int().min(0)]).nullish(),
  }),
  result: listOf(attachmentSchema),
  errors: [commonErrors.notFound, commonErrors.notPermitted, commonErrors.invalidData],
});

/** A place of a file that is still to come. */
const reservedAttachmentSchema = attachmentSchema
  .pick({ id: true, collection: true, name: true })
  .extend({ collection_id: idSchema, position: z.int().nullable() });

export const createAttachment = defineMethod({
  name: 'createAttachment',
  aliases: ['attachments.create'],
  kind: 'command',
  access: 'editor',
  description:
    'Reserves the place of a file of a record: sent to /file/uploadImage with the id in `_id` within a day, the file has that id, place and name.',
  params: z.strictObject({
    attachment: z.strictObject({
      collection: z.enum(attachmentCollections),
      collection_id: idSchema,
      /** From 0; the last one when the file comes unless given. */
      position: z.int().min(0).max(100_000).nullish(),
      /** The file's own unless given. */
      name: z.string().max(255).optional(),
    }),
  }),
  unwrapped: 'attachment',
  result: reservedAttachmentSchema,
  errors: [commonErrors.notFound, commonErrors.notPermitted],
});

export const validateAttachment = defineMethod({
  name: 'validateAttachment',
  aliases: ['attachments.validate'],
  kind: 'query',
  access: 'editor',
  description: 'Checks what is written about a file without saving it.',
  params: z.strictObject({
    attachment: withReadOnlyKeys(attachmentInputSchema, attachmentSchema),
    mode: z.literal('update').default('update'),
  }),
  unwrapped: 'attachment',
  result: validationResultSchema,
});

export const updateAttachment = defineMethod({
  name: 'updateAttachment',
  aliases: ['attachments.update'],
  kind: 'command',
  access: 'editor',
  description: 'Changes what is written about a file: its words for each language and its rights.',
  params: z.strictObject({ attachment: updateInput(attachmentInputSchema, attachmentSchema) }),
  unwrapped: 'attachment',
  result: attachmentSchema,
  errors: [commonErrors.notFound, commonErrors.notPermitted, commonErrors.conflict, commonErrors.invalidData],
});

export const setAttachmentRights = defineMethod({
  name: 'setAttachmentRights',
  kind: 'command',
  access: 'editor',
  description:
    'Gives several files the same rights, each as it was read; all of them or none. A right that is not named stays as each file has it.',
  params: z.strictObject({
    attachments: z
      .array(z.strictObject({ id: recordIdSchema, version: versionSchema }))
      .min(1)
      .max(50),
    rights: attachmentRightsSchema.partial(),
  }),
  result: z.array(attachmentSchema),
  errors: [commonErrors.notFound, commonErrors.notPermitted, commonErrors.conflict, commonErrors.invalidData],
});

export const orderAttachments = defineMethod({
  name: 'orderAttachments',
  kind: 'command',
  access: 'editor',
  description: 'Puts the files of a record into a new order; every one is named once.',
  params: z.strictObject({
    collection: z.enum(attachmentCollections),
    collection_id: idSchema,
    ids: z.array(idSchema).max(1000),
  }),
  result: listOf(attachmentSchema),
  errors: [commonErrors.notFound, commonErrors.notPermitted, commonErrors.invalidData],
});

export const removeAttachment = defineMethod({
  name: 'removeAttachment',
  aliases: ['attachments.remove'],
  kind: 'command',
  access: 'guest',
  description: 'Removes a file from its record; a guest, one that was not sent yet, by its feedback_session.',
  params: z.strictObject({ id: recordIdSchema, feedback_session: z.string().max(200).optional() }),
  result: okSchema,
  errors: [commonErrors.notFound, commonErrors.notPermitted, commonErrors.noSession, commonErrors.invalidData],
});

export const getFileTickets = defineMethod({
  name: 'getFileTickets',
  kind: 'query',
  access: 'login',
  description:
    'Gives addresses of files that work for 30 to 60 seconds; files that the caller may not see are left out.',
  params: z.strictObject({ ids: z.array(idSchema).max(100) }),
  result: z.array(z.strictObject({ id: idSchema, urls: fileUrlsSchema, expires_at: z.iso.datetime() })),
});
