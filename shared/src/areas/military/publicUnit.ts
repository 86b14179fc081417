import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { publicPlaceSchema } from '../places/publicPlace.ts';
import { trackTypes } from './militaryEntityTypes.ts';
import { unitNamesSchema } from './names/unitNames.ts';

/** From when to when, each 8 characters with `?` for unknown digits. */
const period = { from_date: z.string(), to_date: z.string() };

/** What a unit belonged to or was attached to for some time: another unit, or a whole army. */
const unitParentSchema = z.strictObject({
  kind: z.enum(['structure', 'attached']),
  ...period,
  unit: unitNamesSchema.nullable(),
  army: z.string(),
});

/** A unit that was part of this one, and when; without periods a unit that has the name of this regiment. */
const unitPartSchema = z.strictObject({ unit: unitNamesSchema, periods: z.array(z.strictObject(period)) });

/** Where a unit was, when and for what. */
const unitTrackSchema = z.strictObject({
  id: idSchema,
  ...period,
  track_type: z.enum(trackTypes).nullable(),
  place: publicPlaceSchema.nullable(),
  topo: z.string(),
});
export type UnitTrack = z.infer<typeof unitTrackSchema>;

/** The most units that the page of one names as its parts. */
export const unitPartsLimit = 500;

/** A military entity as everybody may read it: an explicit list, nothing comes in by default. */
export const publicUnitSchema = unitNamesSchema.extend({
  parents: z.array(unitParentSchema),
  parts: z.array(unitPartSchema),
  track: z.array(unitTrackSchema),
  /** When the record last changed, ISO 8601. */
  updated_at: z.string(),
});
export type PublicUnit = z.infer<typeof publicUnitSchema>;
