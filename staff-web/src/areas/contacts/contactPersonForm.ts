import { checkContactPerson } from '@salient/shared/areas/contacts/checkContactPerson.ts';
import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import { type ContactPersonDraft, contactPersonFields } from '@salient/shared/areas/contacts/contactPersonFields.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../lib/fields/fieldForm.ts';

/** What is typed for a contact person. */
export type ContactPersonForm = FormOf<typeof contactPersonFields>;

/** A stored contact person as its form edits it. */
export interface EditedContactPerson extends ContactPersonForm {
  readonly id: string;
  readonly version: number;
  readonly record: ContactPerson;
}

export const emptyForm: ContactPersonForm = emptyFormOf(contactPersonFields);

/** @param typed stands in for what the server keeps from those who may not read contact data. */
export const editedContactPerson = (
  record: ContactPerson,
  typed: ContactPersonForm = emptyForm,
): EditedContactPerson => ({
  id: record.id,
  version: record.version ?? 1,
  record,
  ...formOf(contactPersonFields, { ...typed, ...record }),
});

/** The same contact person with the values that somebody else saved meanwhile. */
export const withSaved = (
  { record }: EditedContactPerson,
  current: Readonly<Record<string, unknown>>,
): EditedContactPerson => editedContactPerson({ ...record, ...(current as Partial<ContactPersonDraft>) });

/** The form as calls carry it. */
export const inputOf = (form: ContactPersonForm) => inputOfForm(contactPersonFields, form);

/** The area's own rules, which the server applies too. */
export const checkForm = (form: ContactPersonForm): FieldErrors => checkContactPerson(inputOf(form)).errors.errors;
