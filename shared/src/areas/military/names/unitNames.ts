import type { z } from 'zod';
import { militaryEntitySchema } from '../militaryEntity.ts';

/** A military entity as far as everybody may read it: its type, its army and its names. */
export const unitNamesSchema = militaryEntitySchema.omit({ version: true });
export type PublicUnitNames = z.infer<typeof unitNamesSchema>;

/** What names a military entity, without its id. */
export type UnitNames = Omit<PublicUnitNames, 'id'>;
