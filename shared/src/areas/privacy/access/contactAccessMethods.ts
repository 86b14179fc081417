import { z } from 'zod';
import { defineMethod } from '../../../lib/contract/defineMethod.ts';
import { idSchema, limitSchema, listOf, offsetSchema } from '../../../lib/schemas/commonSchemas.ts';

/** One look at a contact person or at moments of one: who, when, how; never what was read. */
export const contactAccessSchema = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  account: z.string().nullable(),
  method: z.string(),
  contactPersonId: idSchema,
  /** Null once the contact person is gone. */
  contactPersonName: z.string().nullable(),
});
export type ContactAccess = z.infer<typeof contactAccessSchema>;

export const findContactAccess = defineMethod({
  name: 'findContactAccess',
  kind: 'query',
  access: 'admin',
  description: 'Lists who looked at contact persons or their moments, newest first; of one person, or of all.',
  params: z.strictObject({
    contactPersonId: idSchema.nullish(),
    /** The account that looked. */
    account: z.string().trim().max(100).default(''),
    offset: offsetSchema,
    limit: limitSchema(20),
  }),
  result: listOf(contactAccessSchema),
});
