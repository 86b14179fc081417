import { checkCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import type { Collection } from '@salient/shared/areas/collections/collection.ts';
import { type CollectionDraft, collectionFields } from '@salient/shared/areas/collections/collectionFields.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../lib/fields/fieldForm.ts';

/** What is typed for a collection. */
export type CollectionForm = FormOf<typeof collectionFields>;

/** A stored collection as its form edits it. */
export interface EditedCollection extends CollectionForm {
  readonly id: string;
  readonly version: number;
  readonly record: Collection;
}

export const emptyForm: CollectionForm = emptyFormOf(collectionFields);

export const editedCollection = (record: Collection): EditedCollection => ({
  id: record.id,
  version: record.version,
  record,
  ...formOf(collectionFields, record),
});

/** The same collection with the values that somebody else saved meanwhile. */
export const withSaved = ({ record }: EditedCollection, current: Readonly<Record<string, unknown>>): EditedCollection =>
  editedCollection({ ...record, ...(current as Partial<CollectionDraft>) });

/** The form as calls carry it. */
export const inputOf = (form: CollectionForm) => inputOfForm(collectionFields, form);

/** The area's own rules, which the server applies too; whether its code is another one's is the server's to say. */
export const checkForm = (form: CollectionForm): FieldErrors => checkCollection(inputOf(form)).errors.errors;
