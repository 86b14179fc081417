import { z } from 'zod';
import { datePartSchema, encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { attachmentSchema } from '../attachments/attachment.ts';
import { placeSchema } from '../places/place.ts';
import { cemeteryKinds, memorialTypes, plateDetails } from './memorialTypes.ts';

export const cemeteryDetailsSchema = z.strictObject({
  kind: z.enum(cemeteryKinds).nullable(),
  exists: z.boolean().nullable(),
  nationality: z.string().nullable(),
});

export const memorialSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  alternative_names: z.array(z.string()),
  type: z.enum(memorialTypes),
  type_plate_details: z.enum(plateDetails).nullable(),
  type_cemetery_details: cemeteryDetailsSchema.nullable(),
  description: z.string(),
  address: z.string(),
  loc: locationSchema.nullable(),
  address_loc: locationSchema.nullable(),
  /** Whether the look-up of the address found `address_loc` (MEMORIAL-13). */
  address_positioned: z.boolean(),
  position_locked: z.boolean(),
  place_id: idSchema.nullable(),
  /** What its place is called, where that lies and in which country: empty and null without a place (MEMORIAL-14). */
  calc_place_name: z.string(),
  calc_place_loc: locationSchema.nullable(),
  calc_place_country: z.string().nullable(),
  british_trench_coordinates: z.string(),
  start_day: datePartSchema,
  start_month: datePartSchema,
  start_year: datePartSchema,
  start_date: encodedDateSchema,
  /** With the expansion `nbr_of_persons`. */
  extend_nbr_of_persons: z.int().optional(),
  /** With the expansion `place_names`: names of the place by language. */
  place_names: z.record(z.string(), z.string()).optional(),
  /** With the expansion `place`. */
  extend_place: placeSchema.nullable().optional(),
  /** With the expansion `images`: its pictures, in their order. */
  images: z.array(attachmentSchema).optional(),
});
export type Memorial = z.infer<typeof memorialSchema>;

/** A memorial as suggestions show it, also to guests. */
export const memorialSuggestionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  type: z.enum(memorialTypes),
  place_names: z.record(z.string(), z.string()),
});
