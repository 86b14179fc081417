import type { CheckedDocument, StoredDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import type { Document, DocumentInput } from '@salient/shared/areas/documents/document.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import type { ReversibleKind } from '../../lib/records/removeReversibly.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { documentColumns, documentDraftOf, type WholeDocument, withParts } from './documentDraft.ts';
import { documentState } from './documentState.ts';
import { closeGaps, holdDocuments, holdFamily } from './holdDocuments.ts';
import { saveReferences } from './parts/storedReferences.ts';
import { saveTags } from './parts/storedTags.ts';
import { holdNamedBy } from './parts/validateParts.ts';
import { presentDocument } from './presentDocument.ts';
import { checkCollection, checkParent, isCatalogued, validateDocumentInput } from './validateDocumentInput.ts';

/** How documents are changed. Their pages and sub-documents have calls of their own, and do not raise their version. */
export const documentKind: ReversibleKind<WholeDocument, CheckedDocument, DocumentInput, Document> = {
  entity: 'document',
  claim: async ({ db }, id, input) => {
    if (input) await holdNamedBy(db, input);
    // Sub-documents go along into another box; of what it is part of a removed one leaves the elements.
    const held = await holdFamily(db, id);
    const [stored] = await withParts(
      db,
      held.filter((each) => each.id === id),
    );
    return stored ?? null;
  },
  claimForNew: async ({ db }, input) => {
    await holdNamedBy(db, input);
    if (input.parentId) await holdDocuments(db, [input.parentId]);
  },
  validate: validateDocumentInput,
  isUnchanged: (_, stored, { draft }) => isUnchanged(documentDraftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    const { draft } = checked;
    const counter = draft.category === 'DIBORN' ? await nextCounter(db) : null;
    const columns = documentColumns(draft, counter);
    await db.insert(DocumentEntity, { id, version, ...columns, created_at: now, updated_at: now });
    await saveParts(db, id, draft);
    if (draft.parentId !== null) await appendSubdocument(db, draft.parentId, id, now);
  },
  update: async (context, { id, version, checked, now }, stored) => {
    const { db } = context;
    const { draft } = checked;
    await db.update(DocumentEntity, { id }, { ...documentColumns(draft, stored.counter), version, updated_at: now });
    await saveParts(db, id, draft);
    if (draft.collectionId !== stored.collectionId) await moveIntoCollection(context, id, draft.collectionId, now);
  },
  whyNotRemove: async (context, { id }) => (await whyDocumentStays(context, id)).map((code) => `none: ${code}`),
  whyNotRestore: async ({ db }, stored) => {
    const errors = new FieldErrorList();
    // It may have come from the catalogue once more meanwhile.
    if (await isCatalogued(db, stored, stored.id)) errors.add('adlibCode', 'DATA_ALREADY_EXISTS');
    if (stored.collectionId !== null) await checkCollection(db, stored.collectionId, errors);
    if (stored.parentId === null) return errors;
    const parent = await db.findOneBy(DocumentEntity, { id: stored.parentId });
    await checkParent(db, parent, stored.category, errors);
    return errors;
  },
  mark: async ({ db }, { id, parentId }, { deleted, version, now }) => {
    await db.update(DocumentEntity, { id }, { deleted, version, updated_at: now });
    if (parentId === null) return;
    if (!deleted) return appendSubdocument(db, parentId, id, now);
    await db.delete(DocumentElementEntity, { subdocument_id: id });
    await closeGaps(db, parentId);
  },
  state: documentState,
  present: (context, id) => presentDocument(context, id),
};

/** From one sequence: a number is missing when a save fails, and none is given twice (DOCUMENT-40). */
async function nextCounter(db: EntityManager): Promise<number> {
  const [row] = await db.query<{ counter: number }[]>(`SELECT nextval('document_counter')::integer AS counter`);
  return Number(row?.counter);
}

async function saveParts(db: EntityManager, id: string, { tags, references }: StoredDocument): Promise<void> {
  await saveTags(db, 'document_id', id, tags, indexOfTags(await loadTagDefinitions(db)));
  await saveReferences(db, 'document_id', id, references);
}

/** Puts a sub-document behind the other elements of the document that it is part of, which is held. */
export async function appendSubdocument(db: EntityManager, parentId: string, id: string, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO document_element (id, document_id, subdocument_id, position, created_at, updated_at)
     SELECT $1, $2, $3, coalesce(max(position) + 1, 0), $4, $4 FROM document_element WHERE document_id = $2`,
    [uuidv7(), parentId, id, now],
  );
}

/** Why a document has to stay (DOCUMENT-53, DOCUMENT-59). */
export async function whyDocumentStays({ db, services }: Pick<ChangeContext, 'db' | 'services'>, id: string) {
  const holds = await db.existsBy(DocumentElementEntity, { document_id: id });
  return [
    ...(holds ? (['CHILDREN_SHOULD_BE_EMPTY'] as const) : []),
    ...(await whyReferenced(db, services, 'document', id)),
  ];
}

/** Sub-documents lie in the box of the whole; they are held. */
async function moveIntoCollection(
  context: ChangeContext,
  parentId: string,
  collectionId: string | null,
  now: Date,
): Promise<void> {
  const { db } = context;
  const children = await db.find(DocumentEntity, { where: { parentId }, order: { id: 'ASC' } });
  for (const child of children) await changeDocumentFields(context, child, { collectionId }, now);
}

/** Gives a document that is held other values for some fields, which follow from the change of another one. */
export async function changeDocumentFields(
  { db, actor, method }: ChangeContext,
  { id, version }: DocumentEntity,
  fields: Partial<Pick<DocumentEntity, 'collectionId' | 'parentId' | 'deleted'>>,
  now: Date,
): Promise<void> {
  const before = await documentState(db, id);
  await db.update(DocumentEntity, { id }, { ...fields, version: version + 1, updated_at: now });
  const after = await documentState(db, id);
  await recordChange(db, {
    ...{ actor, method, entity: 'document', entityId: id, version: version + 1 },
    ...{ before: before?.fields ?? null, after: after?.fields ?? null },
  });
}
