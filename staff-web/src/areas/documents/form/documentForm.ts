import {
  checkDocument,
  emptyDocument,
  isFixed,
  type StoredDocument,
} from '@salient/shared/areas/documents/checkDocument.ts';
import type { Document } from '@salient/shared/areas/documents/document.ts';
import {
  type DocumentDraft,
  type DocumentField,
  documentFields,
  fieldsOfCatalogue,
} from '@salient/shared/areas/documents/documentFields.ts';
import type { DocumentCategory } from '@salient/shared/areas/documents/documentTypes.ts';
import type { DocumentReference } from '@salient/shared/areas/references/documentReference.ts';
import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../../lib/fields/fieldForm.ts';

/** What is typed for a document; fields of another category than its own are kept until it is saved. */
export interface DocumentForm extends FormOf<typeof documentFields> {
  readonly category: DocumentCategory;
  readonly tags: readonly Tag[];
  readonly references: readonly DocumentReference[];
}

/** A stored document as its form edits it. */
export interface EditedDocumentForm extends DocumentForm {
  readonly id: string;
  readonly version: number;
  readonly record: Document;
}

export const emptyForm: DocumentForm = {
  ...emptyFormOf(documentFields),
  category: 'ARCHIVE',
  tags: [],
  references: [],
};

export const editedDocument = (record: Document): EditedDocumentForm => ({
  id: record.id,
  version: record.version,
  record,
  ...formOf(documentFields, record),
  category: record.category,
  tags: record.tags,
  references: record.references,
});

/** The same document with the values that somebody else saved meanwhile. */
export const withSaved = (
  { record }: EditedDocumentForm,
  current: Readonly<Record<string, unknown>>,
): EditedDocumentForm => editedDocument({ ...record, ...(current as Partial<Document>) });

/** The form as calls carry it. */
export const inputOf = ({ category, tags, references, ...form }: DocumentForm) => ({
  ...inputOfForm(documentFields, form),
  category,
  tags: tags.map((tag) => ({ ...tag })),
  references: references.map((reference) => ({ ...reference })),
});

/** Whether a new document is read from the catalogue when it is saved: its code says which one it is. */
export const isFromCatalogue = ({ category, adlibCode }: Pick<DocumentDraft, 'category' | 'adlibCode'>) =>
  category === 'ADLIBD' && adlibCode !== '';

const ofCatalogue: readonly DocumentField[] = fieldsOfCatalogue;

/** Whether nobody types a field: what the catalogue says, and the kind of a digital document (DOCUMENT-54). */
export const isFieldFixed = (form: DocumentForm, record: Document | undefined, field: DocumentField): boolean =>
  record
    ? isFixed(record, field)
    : isFixed({ category: form.category, adlibId: '' }, field) ||
      (isFromCatalogue(form) && ofCatalogue.includes(field));

/** The area's own rules, which the server applies too. Tags are checked there, where all of their tree is known. */
export function checkForm(form: DocumentForm, stored: EditedDocumentForm | undefined): FieldErrors {
  const { tags: _, ...input } = inputOf(form);
  const { errors } = checkDocument(input, {}, stored && baseOf(stored.record)).errors;
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => stored || !isFieldFixed(form, undefined, field as DocumentField)),
  );
}

/** Of the stored document what the rules compare with. */
const baseOf = (record: Document): StoredDocument => ({
  ...emptyDocument,
  ...(Object.fromEntries(
    (Object.keys(documentFields) as DocumentField[]).map((field) => [field, record[field]]),
  ) as unknown as Omit<DocumentDraft, 'category'>),
  category: record.category,
  parentId: record.parentId,
});
