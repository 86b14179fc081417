import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

export const tagLimits = { string: 500, text: 5_000, tagId: 100, most: 100 } as const;

/** A record that a field of a tag holds, by its present name. */
const tagRecordSchema = z.strictObject({ id: idSchema, name: z.string() });

/** A tag that a document or a page bears, with the values of its fields by their keys. */
export const tagSchema = z.strictObject({
  tagId: z.string(),
  values: z.record(z.string(), z.union([z.string(), tagRecordSchema])),
});
export type Tag = z.infer<typeof tagSchema>;

/** What a client sends of it: a record by its id, or as it was read. Shapes only; `checkTags` tells the rest. */
export const tagInputSchema = z.strictObject({
  tagId: z.string().max(1_000),
  values: z
    .record(
      z.string().max(1_000),
      z.union([z.string().max(100_000), z.object({ id: idSchema, name: z.string().optional() }), z.null()]),
    )
    .default({}),
});
export type TagInput = z.infer<typeof tagInputSchema>;
