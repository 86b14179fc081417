import { z } from 'zod';
import { idSchema, versionSchema } from '../../../lib/schemas/commonSchemas.ts';
import { contactMethods, contributionSchema, momentLimits } from './contactMoment.ts';

/**
 * The contact moment that an account is recording (MOMENT-13): one at a time (MOMENT-15). It is that account's own to read,
 * whatever else the account may read of contacts.
 */
export const activeContactMomentSchema = z.strictObject({
  /** Given by the client that starts it: what ends it makes one moment, however often it is sent. */
  id: idSchema,
  person: z.strictObject({ id: idSchema, firstName: z.string().max(200), lastName: z.string().max(200) }),
  /** The contact method. */
  type: z.enum(contactMethods),
  /** `YYYY-MM-DD HH:mm` by the museum's clock, as it was typed: whether it is a moment is checked at the end. */
  startsAt: z.string().max(100),
  contributions: z.array(contributionSchema).max(momentLimits.contributions),
  transcript: z.string().max(momentLimits.transcript),
});
export type ActiveContactMoment = z.infer<typeof activeContactMomentSchema>;

/** The active moment as the server keeps it, so that another machine goes on. */
export const contactMomentDraftSchema = z.strictObject({
  /** One up with every saved change, from 1. */
  version: versionSchema,
  /** ISO 8601. */
  updatedAt: z.string(),
  moment: activeContactMomentSchema,
});
export type ContactMomentDraftOfAccount = z.infer<typeof contactMomentDraftSchema>;
