import { codeKey } from '@salient/shared/areas/documents/catalogueCode.ts';
import { type CheckedDocument, checkDocument, emptyDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import type { DocumentInput } from '@salient/shared/areas/documents/document.ts';
import { documentLimits, holdsPages, isOfCatalogue } from '@salient/shared/areas/documents/documentTypes.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { documentDraftOf, type WholeDocument } from './documentDraft.ts';
import { validateParts } from './parts/validateParts.ts';

/**
 * Everything that can be wrong with a document to be created (no `stored`) or updated: rules, whether what it names is
 * there, and whether it was removed.
 */
export async function validateDocumentInput(
  context: Pick<ChangeContext, 'db' | 'actor'>,
  input: DocumentInput,
  stored?: WholeDocument,
): Promise<CheckedDocument> {
  const { db } = context;
  const index = indexOfTags(await loadTagDefinitions(db));
  const { draft, errors } = checkDocument(input, index, stored && documentDraftOf(stored));
  if (stored?.deleted) errors.add('none', 'RECORD_REMOVED');
  const parent = draft.parentId === null ? null : await db.findOneBy(DocumentEntity, { id: draft.parentId });
  if (!stored && draft.parentId !== null) await checkParent(db, parent, draft.category, errors);
  // A sub-document lies in the box of the whole.
  const collectionId = draft.parentId === null ? draft.collectionId : (parent?.collectionId ?? null);
  if (collectionId !== null && collectionId !== stored?.collectionId) await checkCollection(db, collectionId, errors);
  const isNewCode = codeKey(draft.adlibCode) !== codeKey(stored?.adlibCode ?? '');
  if (isNewCode && (await isCatalogued(db, draft, stored?.id))) errors.add('adlibCode', 'DATA_ALREADY_EXISTS');
  const holder = stored?.id ?? null;
  const parts = await validateParts(context, draft, { input, index, stored: stored ?? emptyDocument, holder, errors });
  return { draft: { ...parts, collectionId }, errors };
}

/** What a sub-document needs of the document that it becomes part of (DOCUMENT-61, DOCUMENT-62). */
export async function checkParent(
  db: EntityManager,
  parent: DocumentEntity | null,
  category: DocumentEntity['category'],
  errors: FieldErrorList,
): Promise<void> {
  if (!parent) errors.add('parentId', 'DOES_NOT_EXIST');
  else if (parent.deleted) errors.add('parentId', 'RECORD_REMOVED');
  else if (parent.parentId !== null || !holdsPages(parent.category)) errors.add('parentId', 'INVALID_REFERENCE');
  else if (!holdsPages(category)) errors.add('category', 'INVALID_OPTION');
  else if ((await db.countBy(DocumentElementEntity, { document_id: parent.id })) >= documentLimits.elements) {
    errors.add('parentId', 'TOO_MANY_VALUES');
  }
}

/** A box is held until the document is in it: nobody removes it meanwhile (COLLECTION-29). */
export async function checkCollection(db: EntityManager, id: string, errors: FieldErrorList): Promise<void> {
  const [row] = await db.query<{ deleted: boolean }[]>('SELECT deleted FROM collection WHERE id = $1 FOR SHARE', [id]);
  if (!row) errors.add('collectionId', 'DOES_NOT_EXIST');
  else if (row.deleted) errors.add('collectionId', 'RECORD_REMOVED');
}

/**
 * One record of the catalogue stands here once: by itself, also while that is removed, or within the collection that it came
 * with, or as a collection. Copies that were made before keep their code.
 */
export async function isCatalogued(
  db: EntityManager,
  { category, adlibCode }: Pick<DocumentEntity, 'category' | 'adlibCode'>,
  id: string | undefined,
): Promise<boolean> {
  if (!isOfCatalogue(category) || adlibCode === '') return false;
  const [found] = await db.query<unknown[]>(
    `SELECT FROM document WHERE lower(adlib_code) = lower($1) AND id IS DISTINCT FROM $2
       AND (category = 'ADLIBD' OR category = 'ADLIBC' AND NOT deleted)
     UNION ALL SELECT FROM collection WHERE lower(adlib_code) = lower($1) AND adlib_id <> '' AND NOT deleted LIMIT 1`,
    [adlibCode, id ?? null],
  );
  return found !== undefined;
}
