import { z } from 'zod';
import { placeTypes } from './placeTypes.ts';

/** A place as the public reads it. */
export const publicPlaceSchema = z.strictObject({
  /** By language. */
  names: z.record(z.string(), z.string()),
  type: z.enum(placeTypes),
  country_code: z.string().nullable(),
  country_guessed: z.boolean(),
  loc: z.strictObject({ lat: z.number(), lon: z.number() }).nullable(),
});
export type PublicPlace = z.infer<typeof publicPlaceSchema>;
