import { z } from 'zod';
import { refusalCodes } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { recordReferenceSchema } from '../../lib/merges/recordMerge.ts';
import { idSchema, locationSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { containmentInputSchema, maxContainmentsSent, placeContainmentSchema } from './placeContainment.ts';
import { placeTypes, resolutionStatuses } from './placeTypes.ts';

/** Bounds that form, server and database share. */
export const placeLimits = { name: 200, alternatives: 100, furtherLanguages: 40 } as const;

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
  /** Names in further languages, by their ISO 639 code: `{ "sl": "Ljubljana" }`. */
  further_languages: z.record(z.string(), z.string()),
  alternative_names: z.array(z.string()),
  loc: locationSchema.nullable(),
  resolution_status: z.enum(resolutionStatuses),
  /** In which places it lies, and when: with `getPlace`, after a change, and in a list of what lies in a place. */
  containments: z.array(placeContainmentSchema).optional(),
  /** With the expansion `events`: how many of each type happened there. */
  extend_events: z.record(z.string(), z.int()).optional(),
});
export type Place = z.infer<typeof placeSchema>;

const typedName = z.string().max(10_000).nullish();

const typedNamesSchema = z.strictObject({
  name: typedName,
  sublocality: typedName,
  locality: typedName,
  administrative_area_level_1: typedName,
  administrative_area_level_2: typedName,
  country: typedName,
});

/** What a client sends for a place. Shapes only: what the values must satisfy is `checkPlace`'s. */
export const placeInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  type: z.string().max(100).nullish(),
  country_code: z.string().max(100).nullish(),
  /** False says that a country that was only taken for likely is right. */
  country_guessed: z.boolean().nullish(),
  languages: z.partialRecord(z.enum(languages), typedNamesSchema.nullable()).nullish(),
  further_languages: z.record(z.string().max(100), z.string().max(10_000)).nullish(),
  /** A list, or one text in which commas part them (PLACE-25). */
  alternative_names: z.union([z.array(z.string().max(10_000)).max(10_000), z.string().max(100_000)]).nullish(),
  loc: z.strictObject({ lat: z.number().nullable(), lon: z.number().nullable() }).nullish(),
  /** `not_resolved` is read as `custom` (PLACE-28). */
  resolution_status: z.string().max(100).nullish(),
  /** Those that are sent stand in place of the stored ones. */
  containments: z.array(containmentInputSchema).max(maxContainmentsSent).nullish(),
  /** What changed was taken from a look-up as it is: the place becomes `found` instead of `custom` (PLACE-30 to 32). */
  looked_up: z.boolean().nullish(),
});
export type PlaceInput = z.infer<typeof placeInputSchema>;

/** A place as suggestions show it, also to guests: names per language and two facts that tell equal names apart. */
export const placeSuggestionSchema = z.strictObject({
  id: idSchema,
  names: z.partialRecord(z.enum(languages), z.string()),
  country_code: z.string().nullable(),
  country_guessed: z.boolean(),
  area: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;

/** What stands against the removal of a place, and the records that do: a few of each kind by name. */
export const placeRemovalSchema = z.strictObject({
  canRemove: z.boolean(),
  data: z.array(z.enum(refusalCodes)),
  references: z.array(recordReferenceSchema),
});
export type PlaceRemoval = z.infer<typeof placeRemovalSchema>;
