import { z } from 'zod';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
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

/** How long the names may be: all of those that make an entity unique go into one index. */
export const militaryNameLimits = {
  army: 100,
  division: 200,
  brigade: 200,
  regiment: 200,
  corps: 200,
  unit: 200,
  unit_nr: 100,
} as const satisfies Record<Exclude<keyof MilitaryEntity, 'id' | 'version' | 'type'>, number>;
export type MilitaryNameField = keyof typeof militaryNameLimits;

const text = z.string().max(10_000).nullish();

/** What a client sends for the names of an entity: shapes only, `checkMilitaryEntity` says what they must satisfy. */
export const militaryNamesInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  type: z.string().max(100).optional(),
  army: text,
  division: text,
  brigade: text,
  regiment: text,
  corps: text,
  unit: text,
  unit_nr: text,
});
export type MilitaryNamesInput = z.infer<typeof militaryNamesInputSchema>;
