import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { recordIdSchema } from '../../lib/schemas/commonSchemas.ts';

export const getManifestAddress = defineMethod({
  name: 'getManifestAddress',
  kind: 'query',
  access: 'login',
  description:
    'Gives the address of the IIIF manifest of a document or a collection: one that opens for six to twelve hours also what is not disclosed, and the lasting one that visitors have.',
  params: z.strictObject({ type: z.enum(['document', 'collection']), id: recordIdSchema }),
  result: z.strictObject({
    /** With a ticket of the caller's own, for a viewer on the site of the museum. */
    url: z.string(),
    expires_at: z.iso.datetime(),
    /** Null for a document that is not disclosed, and for a collection with none that is. */
    public_url: z.string().nullable(),
  }),
  errors: [commonErrors.notFound],
});
