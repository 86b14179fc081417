import { z } from 'zod';
import { publicPlaceSchema } from '../places/publicPlace.ts';
import { trackTypes } from './militaryEntityTypes.ts';
import { unitNamesSchema } from './names/unitNames.ts';
import { stayKinds } from './whereUnitWas.ts';

/** Where a unit was for some days, and how that is known. */
export const unitPlaceSchema = z.strictObject({
  from_date: z.string(),
  to_date: z.string(),
  track_type: z.enum(trackTypes).nullable(),
  place: publicPlaceSchema.nullable(),
  topo: z.string(),
  by: z.enum(stayKinds),
  /** The unit above it whose track it is; null for its own. */
  unit: unitNamesSchema.nullable(),
});
export type UnitPlace = z.infer<typeof unitPlaceSchema>;

/** A month of a unit: where it was, and where those of its people died who died then. */
export const unitMonthSchema = z.strictObject({
  /** `yyyy-mm`. */
  month: z.string(),
  stays: z.array(unitPlaceSchema),
  deaths: z.array(z.strictObject({ place: publicPlaceSchema.nullable(), count: z.int() })),
});
export type UnitMonth = z.infer<typeof unitMonthSchema>;
