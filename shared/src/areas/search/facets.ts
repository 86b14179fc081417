import { z } from 'zod';
import { facetKeys } from './facetKeys.ts';

export const facetsSchema = z.partialRecord(
  z.enum(facetKeys),
  z.array(
    z.strictObject({
      value: z.string(),
      count: z.int(),
      /** Names by language where the value is an id. */
      names: z.record(z.string(), z.string()).optional(),
    }),
  ),
);
export type Facets = z.infer<typeof facetsSchema>;
