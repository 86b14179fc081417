import { z } from 'zod';
import { inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { ownRightsSchema } from '../scan-rights/scanRights.ts';
import { collectionFields } from './collectionFields.ts';

/** A box of the archive, to which documents belong (COLLECTION-01). */
export const collectionSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  ...replyShape(collectionFields),
  /** Whose box it is, by the present name; null where it is nobody's. */
  person: z.strictObject({ id: idSchema, name: z.string() }).nullable(),
  /** `adlibCode - title`. */
  composedTitle: z.string(),
  /** Documents that belong to it, without those that were removed; sub-documents count. */
  nbr_of_documents: z.int(),
  /** Under which rights the scans of its documents are used. */
  rights: ownRightsSchema,
  /** Whether it was removed; it can be restored. */
  deleted: z.boolean(),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** What a client sends for a collection. Shapes only: what the values must satisfy is `checkCollection`'s. */
export const collectionInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...inputShape(collectionFields),
  /** Whose box it is, as document 2 names it: the id, or what was read. `person_id` goes before it where that changes. */
  person: z.union([idSchema, z.looseObject({ id: idSchema })]).nullish(),
});
export type CollectionInput = z.infer<typeof collectionInputSchema>;
