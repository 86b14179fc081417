import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import { militaryEntitySchema } from './militaryEntity.ts';
import { historyTypes, trackTypes } from './militaryEntityTypes.ts';

/** Bounds that forms, server and database share. */
export const historyLimits = {
  topo: 500,
  description: 10_000,
  events: 500,
  /** As many as a call may hold: merges may bring more events than anybody may add. */
  sent: 5_000,
} as const;

/** One event in the history of a military entity: to what it belonged or was attached, or where it was (MILITARY-18). */
export const militaryHistorySchema = z.strictObject({
  id: idSchema,
  type: z.enum(historyTypes),
  /** 8 characters, `?` for unknown digits. */
  from_date: z.string(),
  to_date: z.string(),
  /** The entity that it belonged or was attached to. */
  entity_id: idSchema.nullable(),
  /** The army, where the parent is a whole army (MILITARY-22). */
  army: z.string(),
  description: z.string(),
  track_type: z.enum(trackTypes).nullable(),
  place_id: idSchema.nullable(),
  topo: z.string(),
  /** With the expansion `history.entity`. */
  entity: militaryEntitySchema.nullable().optional(),
  /** With the expansion `history.place`. */
  place: z
    .strictObject({
      id: idSchema,
      names: z.record(z.string(), z.string()),
      country_code: z.string().nullable(),
      loc: z.strictObject({ lat: z.number(), lon: z.number() }).nullable(),
    })
    .nullable()
    .optional(),
});
export type MilitaryHistory = z.infer<typeof militaryHistorySchema>;

const text = z.string().max(100_000).nullish();

/** What a client sends for an event of the history: shapes only, `checkMilitaryHistory` says what the values must satisfy. */
export const militaryHistoryInputSchema = z.strictObject({
  /** Of an event that is stored; absent for a new one. */
  id: idSchema.optional(),
  type: z.string().max(100),
  from_date: text,
  to_date: text,
  entity_id: idSchema.nullish(),
  army: text,
  description: text,
  track_type: z.string().max(100).nullish(),
  place_id: idSchema.nullish(),
  topo: text,
});
export type MilitaryHistoryInput = z.infer<typeof militaryHistoryInputSchema>;
