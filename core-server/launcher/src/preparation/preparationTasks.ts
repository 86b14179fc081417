import { z } from 'zod';

/** What can be done to a database, in the order in which it is. */
export const preparationTasks = ['migrate', 'repeatErasures', 'fillGazetteer', 'makeFirstAccount', 'fillDemo'] as const;
export type PreparationTask = (typeof preparationTasks)[number];

/** What a preparation answers when it is done. */
export const preparationOutcomeSchema = z.strictObject({
  /** Whether the first account was made just now. */
  madeFirstAccount: z.boolean(),
});
export type PreparationOutcome = z.infer<typeof preparationOutcomeSchema>;
