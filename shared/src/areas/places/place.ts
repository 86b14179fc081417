import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeTypes, resolutionStatuses } from './placeTypes.ts';

export const placeNamesSchema = z.strictObject({
  name: z.string().max(200),
  sublocality: z.string().max(200).optional(),
  locality: z.string().max(200).optional(),
  administrative_area_level_1: z.string().max(200).optional(),
  administrative_area_level_2: z.string().max(200).optional(),
  country: z.string().max(200).optional(),
});
export type PlaceNames = z.infer<typeof placeNamesSchema>;

export const placeSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  type: z.enum(placeTypes),
  /** Null when nobody knows in which country of today it lies. */
  country_code: z.string().length(2).nullable(),
  /** What an import took for likely; no list and nobody of staff says it. */
  country_guessed: z.boolean(),
  languages: z.partialRecord(z.enum(languages), placeNamesSchema),
  alternative_names: z.array(z.string()),
  loc: locationSchema.nullable(),
  resolution_status: z.enum(resolutionStatuses),
  /** With the expansion `events`: how many of each type happened there. */
  extend_events: z.record(z.string(), z.int()).optional(),
});
export type Place = z.infer<typeof placeSchema>;

/** A place as suggestions show it, also to guests: names per language and two facts that tell equal names apart. */
export const placeSuggestionSchema = z.strictObject({
  id: idSchema,
  names: z.partialRecord(z.enum(languages), z.string()),
  country_code: z.string().nullable(),
  country_guessed: z.boolean(),
  area: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
