import { z } from 'zod';
import { encodedDateSchema } from '../../lib/dates/dateSchemas.ts';
import { inputSchemas, inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, locationSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { attachmentSchema } from '../attachments/attachment.ts';
import { placeSchema } from '../places/place.ts';
import { type MemorialDraft, memorialFields } from './memorialFields.ts';
import { cemeteryKinds, memorialTypes, plateDetails } from './memorialTypes.ts';

export const cemeteryDetailsSchema = z.strictObject({
  kind: z.enum(cemeteryKinds).nullable(),
  exists: z.boolean().nullable(),
  nationality: z.string().nullable(),
});

export const memorialSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  ...replyShape(memorialFields),
  type_plate_details: z.enum(plateDetails).nullable(),
  type_cemetery_details: cemeteryDetailsSchema.nullable(),
  /** The position that somebody set by hand. */
  loc: locationSchema.nullable(),
  address_loc: locationSchema.nullable(),
  /** Whether the look-up of the address found `address_loc` (MEMORIAL-13). */
  address_positioned: z.boolean(),
  /** What its place is called, where that lies and in which country: empty and null without a place (MEMORIAL-14). */
  calc_place_name: z.string(),
  calc_place_loc: locationSchema.nullable(),
  calc_place_country: z.string().nullable(),
  start_date: encodedDateSchema,
  /** Whether it is the memorial that the museum's setting names (MEMORIAL-17). */
  is_irish_memorial: z.boolean(),
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

/** Both numbers; one alone is told to be wrong by `checkMemorial`, beside its field. */
const locationInputSchema = z.strictObject({ lat: z.number().nullable(), lon: z.number().nullable() }).nullish();

/** What a client sends for a memorial. Shapes only: what the values must satisfy is `checkMemorial`'s. */
export const memorialInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...inputShape(memorialFields),
  type_plate_details: inputSchemas.choice,
  type_cemetery_details: z
    .strictObject({ kind: inputSchemas.choice, exists: inputSchemas.flag, nationality: inputSchemas.line })
    .nullish(),
  loc: locationInputSchema,
  address_loc: locationInputSchema,
  /** `address_loc` was found for the address as it is now, also where it is the position of the former one (MEMORIAL-13). */
  address_looked_up: z.boolean().nullish(),
});
export type MemorialInput = z.infer<typeof memorialInputSchema>;

/** Fields under the names of the audit trail as an input has them. */
export function memorialInputOf({
  cemetery_kind: kind,
  cemetery_exists: exists,
  cemetery_nationality: nationality,
  ...fields
}: Partial<MemorialDraft>): MemorialInput {
  const details = { kind, exists, nationality };
  const isSaid = Object.values(details).some((value) => value !== undefined);
  // What a memorial has and no client can send does not compile: nothing could restore it.
  const sent: Partial<Pick<MemorialInput, keyof typeof fields>> = fields;
  return { ...sent, ...(isSaid ? { type_cemetery_details: details } : {}) };
}

/** A memorial as suggestions show it, also to guests. */
export const memorialSuggestionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  type: z.enum(memorialTypes),
  place_names: z.record(z.string(), z.string()),
});
