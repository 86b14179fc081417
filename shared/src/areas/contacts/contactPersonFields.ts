import { type DraftOf, line, reference, text } from '../../lib/fields/fields.ts';

/** Bounds that form and server share. */
export const contactLimits = {
  name: 200,
  email: 254,
  phone: 50,
  street: 200,
  streetNumber: 20,
  notes: 10_000,
} as const;

/** The fields of a contact person (CONTACT-07). */
export const contactPersonFields = {
  firstName: line({ section: 'names', label: 'contacts.fields.firstName', longest: contactLimits.name }),
  lastName: line({ section: 'names', label: 'contacts.fields.lastName', longest: contactLimits.name }),
  email: line({ section: 'reach', label: 'contacts.fields.email', longest: contactLimits.email }),
  phone: line({ section: 'reach', label: 'contacts.fields.phone', longest: contactLimits.phone }),
  street: line({ section: 'address', label: 'contacts.fields.street', longest: contactLimits.street }),
  streetNumber: line({
    section: 'address',
    label: 'contacts.fields.streetNumber',
    longest: contactLimits.streetNumber,
  }),
  placeId: reference('place', { label: 'contacts.fields.place' }),
  notes: text({ section: 'notes', label: 'contacts.fields.notes', longest: contactLimits.notes }),
};

/** A contact person as it is stored. */
export type ContactPersonDraft = DraftOf<typeof contactPersonFields>;
