import { z } from 'zod';
import { languages } from '../../../lib/i18n/languages.ts';
import { placeTypes } from '../../places/placeTypes.ts';

const text = z.string('must be a text').max(500, 'is longer than 500');
const words = text.min(1, 'must be a text that is not blank');
const names = z
  .partialRecord(z.enum(languages), words)
  .refine((given) => Object.keys(given).length > 0, 'must name the place in one of: nl, en, fr, de');

/** What a list says of a place; what is left out is blank there. */
const saidPlaceSchema = z.strictObject({
  name: words,
  country: text.optional(),
  locality: text.optional(),
  area2: text.optional(),
  area1: text.optional(),
});
export type SaidPlace = z.infer<typeof saidPlaceSchema>;

/** A place that was not there when somebody said which it is: as a gazetteer knows it. */
const meantPlaceSchema = z.strictObject({
  name: names,
  type: z.enum(placeTypes, `must be one of: ${placeTypes.join(', ')}`).default('locality'),
  country: z.string().length(2, 'must be an ISO code of two letters').optional(),
  locality: text.optional(),
  area2: text.optional(),
  area1: text.optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
});
export type MeantPlace = z.infer<typeof meantPlaceSchema>;

const memorialSchema = z.strictObject({ name: words, place: text.optional() });
export type SaidMemorial = z.infer<typeof memorialSchema>;

/** `id` in the museum where it was said; elsewhere its name and place are looked for. */
const meantMemorialSchema = memorialSchema.extend({ id: z.uuid('must be an id').optional() });
export type MeantMemorial = z.infer<typeof meantMemorialSchema>;

/** A regiment, or with `unit` or `unit_nr` a unit. */
export const unitSchema = z.strictObject({
  army: text.default(''),
  regiment: text.default(''),
  unit: text.default(''),
  unit_nr: text.default(''),
});
export type UnitWords = z.infer<typeof unitSchema>;

/**
 * What somebody said of names of a list: it stands in the mapping, so that the command does the same with the same list. `is` is
 * null for words that name no place, memorial or unit at all.
 */
export const meantSchema = z.strictObject({
  places: z.array(z.strictObject({ said: saidPlaceSchema, is: meantPlaceSchema.nullable() })).default([]),
  memorials: z.array(z.strictObject({ said: memorialSchema, is: meantMemorialSchema.nullable() })).default([]),
  units: z.array(z.strictObject({ said: unitSchema, is: unitSchema.nullable() })).default([]),
});
export type Meant = z.infer<typeof meantSchema>;

export const nothingMeant: Meant = { places: [], memorials: [], units: [] };
