import { FieldErrorList } from '../../lib/contract/validation.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import { checkReferences, type StoredReference } from '../references/checkReferences.ts';
import { checkTags, type StoredTag } from '../tags/checkTags.ts';
import type { TagIndex } from '../tags/tagDefinition.ts';
import type { DocumentInput } from './document.ts';
import {
  type DocumentDraft,
  type DocumentField,
  documentFields,
  fieldsOfCatalogue,
  fieldsOfCategory,
} from './documentFields.ts';
import { type DocumentCategory, holdsPages, isOfCatalogue, readCategory } from './documentTypes.ts';

/** A document as it is stored and as the audit trail keeps it. */
export interface StoredDocument extends DocumentDraft {
  readonly parentId: string | null;
  readonly tags: readonly StoredTag[];
  readonly references: readonly StoredReference[];
}

export interface CheckedDocument {
  readonly draft: StoredDocument;
  readonly errors: FieldErrorList;
}

/** A new document before anything is typed. */
export const emptyDocument: Readonly<StoredDocument> = {
  ...emptyDraft(documentFields),
  category: 'ARCHIVE',
  parentId: null,
  tags: [],
  references: [],
};

const special = new Set<DocumentField>(Object.values(fieldsOfCategory).flat());

/** Whether a document of the category has a field: those that not all have, and what all have. */
export const hasField = (category: DocumentCategory, field: DocumentField): boolean =>
  !special.has(field) || (fieldsOfCategory[category] as readonly DocumentField[]).includes(field);

/**
 * Whether nobody types a field of a stored document: what the catalogue says of its records (DOCUMENT-54), and the kind of
 * a digital one. A document of the catalogue's categories that the catalogue does not know is typed like any other.
 */
export function isFixed(
  { category, adlibId }: Pick<DocumentDraft, 'category' | 'adlibId'>,
  field: DocumentField,
): boolean {
  if (field === 'kind') return category === 'DIBORN';
  return isOfCatalogue(category) && adlibId !== '' && (fieldsOfCatalogue as readonly DocumentField[]).includes(field);
}

/**
 * Checks what an editor gives for a document and answers it in stored form. What is given for a field that the category
 * has not, or that is not the editor's to change, is left out rather than refused: whoever sends a record as it was read
 * sends them along. Whether the records exist that it names is checked where the database is at hand.
 *
 * @param base the stored document for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkDocument(input: DocumentInput, index: TagIndex, base?: Readonly<StoredDocument>): CheckedDocument {
  const errors = new FieldErrorList();
  const stored = base ?? emptyDocument;
  const read = readFields(documentFields, input, stored, errors);
  const category = base ? base.category : checkCategory(input, errors);
  if (base) checkFixed(input, base, errors);
  const kept: Record<string, unknown> = {};
  for (const field of Object.keys(documentFields) as DocumentField[]) {
    if (base && isFixed(base, field)) kept[field] = base[field];
    else if (!hasField(category, field)) kept[field] = emptyDocument[field];
  }
  const fields: DocumentDraft = { ...read, ...(kept as Partial<DocumentDraft>), category };
  if (category === 'DIBORN') fields.kind = 'digital';
  if (category === 'WEB') checkUrl(fields.url, errors);
  const tags =
    input.tags === undefined ? stored.tags : givenTags(input.tags ?? [], { category, index, stored, errors });
  const references =
    input.references === undefined ? stored.references : checkReferences(input.references ?? [], errors);
  return { draft: { ...fields, parentId: base ? base.parentId : (input.parentId ?? null), tags, references }, errors };
}

/** What no update changes comes along as it was read; another value would be lost without a word. */
function checkFixed({ category, parentId }: DocumentInput, base: StoredDocument, errors: FieldErrorList): void {
  if (category && readCategory(category) !== base.category) errors.add('category', 'INVALID_OPTION');
  if (parentId !== undefined && parentId !== base.parentId) errors.add('parentId', 'INVALID_REFERENCE');
}

function checkCategory({ category: given }: DocumentInput, errors: FieldErrorList): DocumentCategory {
  const category = readCategory(given ?? emptyDocument.category);
  if (!category) errors.add('category', 'INVALID_OPTION');
  return category ?? emptyDocument.category;
}

/** Documents of other categories keep what they have, and get no more (DOCUMENT-60). */
function givenTags(
  given: NonNullable<DocumentInput['tags']>,
  {
    category,
    index,
    stored,
    errors,
  }: {
    readonly category: DocumentCategory;
    readonly index: TagIndex;
    readonly stored: Readonly<StoredDocument>;
    readonly errors: FieldErrorList;
  },
): readonly StoredTag[] {
  const isAdded = given.some(({ tagId }) => !stored.tags.some((tag) => tag.tagId === tagId));
  if (isAdded && !holdsPages(category)) errors.add('tags', 'INVALID_OPTION');
  return checkTags(given, { index, holder: 'document', stored: stored.tags, errors });
}

function checkUrl(url: string, errors: FieldErrorList): void {
  if (url === '') errors.add('url', 'DATA_REQUIRED');
  else if (!/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) || !URL.canParse(url)) errors.add('url', 'INVALID_FORMAT');
}
