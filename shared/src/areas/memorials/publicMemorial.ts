import { z } from 'zod';
import { encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { idSchema, locationSchema } from '../../lib/schemas/commonSchemas.ts';
import { publicPhotoSchema } from '../attachments/publicPhoto.ts';
import { cemeteryDetailsSchema } from './memorial.ts';
import { positionSources } from './memorialPosition.ts';
import { memorialTypes, plateDetails } from './memorialTypes.ts';

/** What a visitor gets of a memorial: everything named here, and nothing else. */
export const publicMemorialSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  alternative_names: z.array(z.string()),
  type: z.enum(memorialTypes),
  type_plate_details: z.enum(plateDetails).nullable(),
  type_cemetery_details: cemeteryDetailsSchema.nullable(),
  description: z.string(),
  start_date: encodedDateSchema,
  address: z.string(),
  place: z
    .strictObject({
      names: z.record(z.string(), z.string()),
      country_code: z.string().nullable(),
      country_guessed: z.boolean(),
    })
    .nullable(),
  /** In their normal form, or as a list wrote them. */
  british_trench_coordinates: z.string(),
  /** Where it lies, and how that is known (MEMORIAL-16). */
  position: z.strictObject({ source: z.enum(positionSources), position: locationSchema.nullable() }),
  photos: z.array(publicPhotoSchema),
  nbr_of_persons: z.int().min(0),
  updated_at: z.iso.datetime(),
});
export type PublicMemorial = z.infer<typeof publicMemorialSchema>;
