import { z } from 'zod';
import { inputShape, replyShape } from '../../lib/fields/fieldSchemas.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { placeSchema } from '../places/place.ts';
import { contactPersonFields } from './contactPersonFields.ts';

const { firstName, lastName, ...contactData } = replyShape(contactPersonFields);

/**
 * Somebody whom the museum is in touch with. Below the right to contact data (`mayReadContactData`) the names alone leave
 * the server, and nothing at all for guests.
 */
export const contactPersonSchema = z.strictObject({
  ...{ id: idSchema, firstName, lastName },
  version: z.int().optional(),
  ...z.strictObject(contactData).partial().shape,
  /** Where `extend` asks for it; null without one. */
  place: placeSchema.nullable().optional(),
});
export type ContactPerson = z.infer<typeof contactPersonSchema>;

/** What a client sends for a contact person. Shapes only: what the values must satisfy is `checkContactPerson`'s. */
export const contactPersonInputSchema = z.strictObject({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  ...inputShape(contactPersonFields),
  /** As it was read; which place it is, `placeId` says. */
  place: z.unknown().optional().describe('As it was read. Another place is given by `placeId`; here it is refused.'),
});
export type ContactPersonInput = z.infer<typeof contactPersonInputSchema>;

/** A name as it is read aloud: `Griet Maes`. */
export const contactName = ({ firstName, lastName }: Pick<ContactPerson, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');
