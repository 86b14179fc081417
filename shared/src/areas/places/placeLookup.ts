import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeTypes } from './placeTypes.ts';

/** More than this many answers to a name are too many to choose from (N-34). */
export const lookupLimit = 20;

/** A place or address as a look-up service knows it (PLACE-41). */
export const lookupMatchSchema = z.strictObject({
  type: z.enum(placeTypes),
  /** The place of the museum that the built-in look-up knows there: it is used as it is, not made once more. */
  place_id: idSchema.optional(),
  name: z.string(),
  address: z.strictObject({
    country_code: z.string(),
    sublocality: z.string(),
    locality: z.string(),
    administrative_area_level_1: z.string(),
    administrative_area_level_2: z.string(),
    country: z.string(),
  }),
  /** Latitude and longitude, WGS84 decimal degrees. */
  location: z.tuple([z.number(), z.number()]),
});
export type LookupMatch = z.infer<typeof lookupMatchSchema>;

/** What a look-up answers: those that bear the name as it was asked, and others that the service takes for it. */
export const lookupAnswerSchema = z.strictObject({
  matches: z.array(lookupMatchSchema),
  suggestions: z.array(lookupMatchSchema),
  /** There are more than these; a country or an area narrows them. */
  too_many: z.boolean(),
});
export type LookupAnswer = z.infer<typeof lookupAnswerSchema>;

/** The answer in each language that was asked for. */
export const lookupByLanguageSchema = z.partialRecord(z.enum(languages), lookupAnswerSchema);
export type LookupByLanguage = z.infer<typeof lookupByLanguageSchema>;

/** Where a service takes an address to be. */
export const addressMatchSchema = z.strictObject({
  /** As the service writes the address. */
  address: z.string(),
  location: locationSchema,
  /** False where the service knows a part of what was asked only, such as the street without the number. */
  is_exact: z.boolean(),
});
export type AddressMatch = z.infer<typeof addressMatchSchema>;
