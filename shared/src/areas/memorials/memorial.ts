import { z } from 'zod';
import { datePartSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
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
  position_locked: z.boolean(),
  place_id: idSchema.nullable(),
  british_trench_coordinates: z.string(),
  start_day: datePartSchema,
  start_month: datePartSchema,
  start_year: datePartSchema,
  /** With the expansion `nbr_of_persons`. */
  extend_nbr_of_persons: z.int().optional(),
  /** With the expansion `place_names`: names of the place by language. */
  place_names: z.record(z.string(), z.string()).optional(),
});
export type Memorial = z.infer<typeof memorialSchema>;

/** A memorial as suggestions show it, also to guests. */
export const memorialSuggestionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  type: z.enum(memorialTypes),
  place_names: z.record(z.string(), z.string()),
});
