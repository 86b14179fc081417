import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';

/** Bounds that form, server and database share. */
export const keyWalkLimits = { title: 100, fewestKeys: 2, mostKeys: 50, lengthKm: 50, minutes: 600 } as const;

/** A walk along keys that share a theme (beyond.md 19). */
export const keyWalkSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  /** The theme as visitors read it; Dutch is always written. */
  titles: languageTextsSchema,
  /** Key locations in the order of the walk, each once. */
  keys: z.array(idSchema),
  /** Kilometres along the streets, in tenths. */
  length_km: z.number(),
  /** What the walk takes without reading. */
  minutes: z.int(),
  for_children: z.boolean(),
});
export type KeyWalk = z.infer<typeof keyWalkSchema>;

const typedNumberSchema = z.union([z.number(), z.string().max(100)]).nullish();

/** What a client sends for a walk. Shapes only: what the values must satisfy is `checkKeyWalk`'s. */
export const keyWalkInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  titles: z.partialRecord(z.enum(languages), z.string().max(10_000).nullable()).nullish(),
  keys: z.array(idSchema).max(1000).nullish(),
  /** A number, or one as it is typed, with point or comma. */
  length_km: typedNumberSchema,
  minutes: typedNumberSchema,
  for_children: z.boolean().nullish(),
});
export type KeyWalkInput = z.infer<typeof keyWalkInputSchema>;
