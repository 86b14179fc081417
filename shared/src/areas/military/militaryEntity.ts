import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryEntityTypes } from './militaryEntityTypes.ts';

export const militaryEntitySchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  type: z.enum(militaryEntityTypes),
  army: z.string(),
  division: z.string(),
  brigade: z.string(),
  regiment: z.string(),
  corps: z.string(),
  unit: z.string(),
  unit_nr: z.string(),
});
export type MilitaryEntity = z.infer<typeof militaryEntitySchema>;
