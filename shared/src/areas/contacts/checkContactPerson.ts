import { z } from 'zod';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import type { ContactPersonInput } from './contactPerson.ts';
import { type ContactPersonDraft, contactPersonFields } from './contactPersonFields.ts';

export interface CheckedContactPerson {
  readonly draft: ContactPersonDraft;
  readonly errors: FieldErrorList;
}

/** A new contact person before anything is typed. */
export const emptyContactPerson: Readonly<ContactPersonDraft> = emptyDraft(contactPersonFields);

const emailSchema = z.email();

/** Digits and what people part them by: `0032 (0)57/23.92.20`, `057-23 92 20` (CONTACT-17). */
const phonePattern = /^[-+/.() \d]*\d[-+/.() \d]*$/;

/**
 * Checks what is given for a contact person and answers it in stored form (CONTACT-08, CONTACT-17). Whether its place
 * exists is checked where the database is at hand.
 *
 * @param base the stored contact person for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkContactPerson(
  input: ContactPersonInput,
  base: Readonly<ContactPersonDraft> = emptyContactPerson,
): CheckedContactPerson {
  const errors = new FieldErrorList();
  const draft = readFields(contactPersonFields, input, base, errors);
  if (draft.firstName === '' && draft.lastName === '') {
    errors.add('firstName', 'AT_LEAST_ONE_FIELD_NEEDED').add('lastName', 'AT_LEAST_ONE_FIELD_NEEDED');
  }
  if (draft.email !== '' && !emailSchema.safeParse(draft.email).success) errors.add('email', 'INVALID_FORMAT');
  if (draft.phone !== '' && !phonePattern.test(draft.phone)) errors.add('phone', 'INVALID_PHONE');
  if (!isPlaceAsRead(input, draft, base)) errors.add('place', 'SHOULD_BE_EMPTY');
  return { draft, errors };
}

/** Whether the place that came along is the stored one or the one that `placeId` names: another one would be lost. */
function isPlaceAsRead(
  { place }: ContactPersonInput,
  draft: Readonly<ContactPersonDraft>,
  base: Readonly<ContactPersonDraft>,
): boolean {
  if (place === undefined) return true;
  const { id = place } = (place ?? {}) as { readonly id?: unknown };
  return id === base.placeId || id === draft.placeId;
}
