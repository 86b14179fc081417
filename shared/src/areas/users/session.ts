import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/** A sign-in that is still good. Its token is nowhere but with its owner. */
export const sessionSchema = z.strictObject({
  id: idSchema,
  user_id: idSchema,
  account: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Network address that signed in. */
  address: z.string(),
  /** What the browser or program called itself, as it came. */
  user_agent: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
