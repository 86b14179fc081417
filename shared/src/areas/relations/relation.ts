import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { relationTypes } from './relationTypes.ts';

/** `relation` says what the other person (`person_id`) is to the person that holds the row. */
export const relationSchema = z.strictObject({
  id: idSchema,
  person_id: idSchema,
  relation: z.enum(relationTypes),
  comments: z.string(),
  /** The other person, with the expansion `relation-persons`. */
  person: z
    .strictObject({
      id: idSchema,
      surname: z.string(),
      familyname: z.string(),
      gender: z.string(),
      sort_born_date: z.string(),
      sort_died_date: z.string(),
    })
    .optional(),
});
export type Relation = z.infer<typeof relationSchema>;
