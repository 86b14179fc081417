import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { idSchema, recordIdSchema } from '../../lib/schemas/commonSchemas.ts';
import { attachmentRightsSchema } from '../attachments/attachment.ts';
import { ownRightsSchema, rightsOwners } from './scanRights.ts';

export const setScanRights = defineMethod({
  name: 'setScanRights',
  kind: 'command',
  access: 'editor',
  description:
    'Says under which rights the scans of collections, documents or pages are used; of all of them or of none. A right that is not named stays as each has it; null takes back what was said, so that those of what each is part of hold.',
  params: z.strictObject({
    owners: z
      .array(
        z.strictObject({
          type: z.enum(rightsOwners),
          id: recordIdSchema,
          /** Of the rights that were read, 0 of those that nobody has said; checked when it is given. */
          version: z.int32().min(0).optional(),
        }),
      )
      .min(1)
      .max(500),
    rights: attachmentRightsSchema.partial().nullable(),
  }),
  result: z.array(ownRightsSchema.extend({ type: z.enum(rightsOwners), id: idSchema })),
  errors: [commonErrors.notFound, commonErrors.conflict, commonErrors.invalidData],
});
