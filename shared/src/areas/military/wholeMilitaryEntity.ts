import { z } from 'zod';
import { militaryEntitySchema, militaryNamesInputSchema } from './militaryEntity.ts';
import { historyLimits, militaryHistoryInputSchema, militaryHistorySchema } from './militaryHistory.ts';

/** A military entity with its history, by date. */
export const wholeMilitaryEntitySchema = militaryEntitySchema.extend({ history: z.array(militaryHistorySchema) });
export type WholeMilitaryEntity = z.infer<typeof wholeMilitaryEntitySchema>;

/** What a client sends for an entity; a history that is sent stands in place of the stored one. */
export const militaryEntityInputSchema = militaryNamesInputSchema.extend({
  history: z.array(militaryHistoryInputSchema).max(historyLimits.sent).optional(),
});
export type MilitaryEntityInput = z.infer<typeof militaryEntityInputSchema>;
