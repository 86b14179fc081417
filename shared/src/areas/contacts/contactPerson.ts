import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';

/**
 * Somebody whom the museum is in touch with. Only the names leave the server for accounts below revisor, and nothing at
 * all for guests.
 */
export const contactPersonSchema = z.strictObject({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  version: z.int().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  street: z.string().optional(),
  streetNumber: z.string().optional(),
  placeId: idSchema.nullable().optional(),
  notes: z.string().optional(),
});
export type ContactPerson = z.infer<typeof contactPersonSchema>;

/** `key_story` moments follow from the contact persons of a key story (MOMENT-07, MOMENT-31). */
export const contactEventTypes = ['contact_moment', 'key_story'] as const;
export type ContactEventType = (typeof contactEventTypes)[number];

export const contactMethods = ['email', 'phone', 'visit', 'feedback', 'post'] as const;
export type ContactMethod = (typeof contactMethods)[number];
