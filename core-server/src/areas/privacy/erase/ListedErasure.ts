import { personalDataKinds } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import { z } from 'zod';
import { valueDigestSchema } from '../../../lib/personal-data/ValueMatcher.ts';

/** An erasure as the list keeps it: ids of rows, and digests of values that nobody can read. */
export const listedErasureSchema = z.strictObject({
  format: z.literal(1),
  id: z.uuid(),
  at: z.iso.datetime(),
  account: z.string().nullable(),
  ids: z.partialRecord(z.enum(personalDataKinds), z.array(z.string())),
  /** Rows that are of somebody else of that name. */
  leftOut: z.array(z.string()),
  digests: z.array(valueDigestSchema),
  namesInTexts: z.boolean(),
});
export type ListedErasure = z.infer<typeof listedErasureSchema>;
