import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { languageTextsSchema } from '../../lib/i18n/languageTexts.ts';
import { idSchema, locationSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { attachmentSchema } from '../attachments/attachment.ts';
import { shortCodeSchema } from '../short-addresses/shortAddressSchemas.ts';
import { keyLocationNamesSchema, nameLanguages } from './keyLocationName.ts';

/** Bounds that form, server and database share (document 3 section 9). */
export const keyLocationLimits = {
  name: 200,
  note: 5000,
  number: 999,
  yearFrom: 2000,
  yearTo: 2100,
  photos: 2,
} as const;

/** A site of a remembrance key, as staff see it. */
export const keyLocationSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  /** The Dutch name. */
  name: z.string(),
  names: keyLocationNamesSchema,
  /** The number on the panel; null where there is none. */
  number: z.int().nullable(),
  /** The year in which the key was placed. */
  year: z.int(),
  position: locationSchema,
  positionLocked: z.boolean(),
  notes: languageTextsSchema,
  photo_count: z.int().min(0),
  /** With `extend: ['photos']`, in their order. */
  photos: z.array(attachmentSchema).optional(),
  /** Person stories that name it as their key location. */
  story_count: z.int().min(0),
  /** Code of its short address, `/s/{code}`. */
  short_code: shortCodeSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type KeyLocation = z.infer<typeof keyLocationSchema>;

const typedNumberSchema = z.union([z.number(), z.string().max(100)]).nullish();

/**
 * What a client sends for a key location. Shapes only: what the values must satisfy is `checkKeyLocation`'s.
 */
export const keyLocationInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  name: z.string().max(10_000).nullish(),
  names: z.partialRecord(z.enum(nameLanguages), z.string().max(10_000).nullable()).nullish(),
  number: typedNumberSchema,
  year: typedNumberSchema,
  position: z.strictObject({ lat: z.number().nullable(), lon: z.number().nullable() }).nullish(),
  positionLocked: z.boolean().nullish(),
  notes: z.partialRecord(z.enum(languages), z.string().max(100_000).nullable()).nullish(),
});
export type KeyLocationInput = z.infer<typeof keyLocationInputSchema>;

/** What the map shows of a key location (MAP-04), and its number for the list beside it. */
export const mapKeyLocationSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  names: keyLocationNamesSchema,
  number: z.int().nullable(),
  position: locationSchema,
  notes: languageTextsSchema,
});
export type MapKeyLocation = z.infer<typeof mapKeyLocationSchema>;

/** What pickers show: two facts that tell equal names apart. */
export const keyLocationSuggestionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  number: z.int().nullable(),
  year: z.int(),
});
export type KeyLocationSuggestion = z.infer<typeof keyLocationSuggestionSchema>;
