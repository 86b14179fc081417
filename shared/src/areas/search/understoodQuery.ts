import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { conditionKinds } from './conditionKinds.ts';

const labelSchema = z.record(z.enum(languages), z.string());

const conditionSchema = z.strictObject({
  /** The words as typed; by them an argument of the search names the condition. */
  text: z.string(),
  kind: z.enum(conditionKinds),
  /** What the words were taken for, in each language. */
  label: labelSchema,
  /** Whether only those count who meet it; others only stand further down. */
  must: z.boolean(),
});
export type UnderstoodCondition = z.infer<typeof conditionSchema>;

/** How the text of a search was read (ux P14). */
export const understoodSchema = z.strictObject({
  /** The words that were looked for as a name, as typed. */
  name: z.string(),
  conditions: z.array(conditionSchema),
  /** Words that nobody found answers. */
  dropped: z.array(z.string()),
  /** What words read as a name could be besides, and how many persons that would find. */
  others: z.array(conditionSchema.omit({ must: true }).extend({ total: z.int() })),
});
export type Understood = z.infer<typeof understoodSchema>;
