import { emptyDocument, type StoredDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import { documentLimits, holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import {
  addCollectionDocumentSubdocument,
  moveCollectionDocumentElements,
  orderCollectionDocumentElements,
} from '@salient/shared/areas/documents/elementMethods.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { insertRecord } from '../../../lib/records/changeRecord.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import type { DocumentEntity } from '../DocumentEntity.ts';
import { changeDocumentFields, documentKind } from '../documentKind.ts';
import {
  closeGaps,
  type HeldDocument,
  holdForElements,
  loadElements,
  placeElements,
  refused,
} from '../holdDocuments.ts';
import { presentDocument } from '../presentDocument.ts';
import { chosenElements } from './chosenElements.ts';
import { appendElements } from './movePages.ts';
import { recordMove } from './recordMove.ts';

export const handleMoveCollectionDocumentElements = implement(
  moveCollectionDocumentElements,
  async ({ params, fail: _fail, ...context }) => {
    const { db } = context;
    const { documentId, targetId, indices, ids } = params;
    const concerned = await othersConcerned(db, documentId, targetId, indices);
    const held = await holdForElements(db, documentId, concerned);
    const chosen = await chosenElements(context, held, indices, ids);
    if (targetId === null) await moveToRoot(context, held, chosen);
    else {
      const target = held.others.get(targetId);
      const subdocuments = subdocumentsOf(chosen, held.others);
      checkTarget(target, documentId, subdocuments);
      await checkRoom(db, targetId, chosen.length);
      await appendElements(context, chosen, documentId, targetId);
      const { collectionId } = target;
      for (const each of subdocuments) {
        await changeDocumentFields(context, each, { parentId: targetId, collectionId }, context.services.now());
      }
    }
    return presentDocument(context, documentId);
  },
);

const subdocumentsOf = (
  elements: readonly DocumentElementEntity[],
  others: ReadonlyMap<string, DocumentEntity>,
): DocumentEntity[] => elements.flatMap(({ subdocument_id }) => others.get(subdocument_id ?? '') ?? []);

/** The documents that a move concerns besides the one that elements leave; what they are by then is asked once they are held. */
async function othersConcerned(
  db: EntityManager,
  documentId: string,
  targetId: string | null,
  indices: readonly number[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT subdocument_id AS id FROM document_element
     WHERE document_id = $1 AND position = ANY($2) AND subdocument_id IS NOT NULL
     UNION SELECT parent_id FROM document WHERE id = $1 AND parent_id IS NOT NULL`,
    [documentId, indices],
  );
  return [...rows.map(({ id }) => id), ...(targetId === null ? [] : [targetId])];
}

/** Refuses a document that cannot take in what is moved (DOCUMENT-58). */
function checkTarget(
  target: DocumentEntity | undefined,
  documentId: string,
  subdocuments: readonly DocumentEntity[],
): asserts target is DocumentEntity {
  if (!target) throw refused('targetId', 'DOES_NOT_EXIST');
  if (target.deleted) throw refused('targetId', 'RECORD_REMOVED');
  const isItself = target.id === documentId || subdocuments.some(({ id }) => id === target.id);
  const isTooDeep = subdocuments.length > 0 && target.parentId !== null;
  if (isItself || isTooDeep || !holdsPages(target.category)) throw refused('targetId', 'INVALID_REFERENCE');
}

/** Pages go to the document that theirs is part of, sub-documents become documents of their own in the same box. */
async function moveToRoot(
  context: ChangeContext,
  { document, elements, others }: HeldDocument & { readonly others: ReadonlyMap<string, DocumentEntity> },
  chosen: readonly DocumentElementEntity[],
): Promise<void> {
  const { db, services } = context;
  const pages = chosen.filter(({ file_id }) => file_id !== null);
  const parts = chosen.filter(({ file_id }) => file_id === null);
  if (pages.length > 0) {
    const parent = others.get(document.parentId ?? '');
    if (!parent) throw refused('targetId', 'INVALID_REFERENCE');
    await checkRoom(db, parent.id, pages.length);
    await appendElements(context, pages, document.id, parent.id);
  }
  if (parts.length > 0) await recordMove(context, parts, { documentId: document.id, all: elements }, null);
  for (const each of subdocumentsOf(parts, others)) {
    await db.delete(DocumentElementEntity, { subdocument_id: each.id });
    await changeDocumentFields(context, each, { parentId: null }, services.now());
  }
  await closeGaps(db, document.id);
}

async function checkRoom(db: EntityManager, documentId: string, more: number): Promise<void> {
  const there = await db.countBy(DocumentElementEntity, { document_id: documentId });
  if (there + more > documentLimits.elements) throw refused('targetId', 'TOO_MANY_VALUES');
}

export const handleOrderCollectionDocumentElements = implement(
  orderCollectionDocumentElements,
  async ({ params, fail: _fail, ...context }) => {
    const { db } = context;
    const { documentId, indices, before, ids } = params;
    const held = await holdForElements(db, documentId);
    const chosen = await chosenElements(context, held, indices, ids);
    const isLeft = (element: DocumentElementEntity) => !chosen.includes(element);
    const first = held.elements.slice(0, before).filter(isLeft);
    const order = [...first, ...chosen, ...held.elements.slice(before).filter(isLeft)];
    await placeElements(
      db,
      documentId,
      order.map(({ id }) => id),
    );
    await recordMove(context, chosen, { documentId, all: held.elements }, { documentId, all: order });
    return presentDocument(context, documentId);
  },
);

export const handleAddCollectionDocumentSubdocument = implement(
  addCollectionDocumentSubdocument,
  async ({ params, fail: _fail, ...context }) => {
    const { db } = context;
    const { documentId, index, id: pageId } = params;
    const held = await holdForElements(db, documentId);
    const { document } = held;
    if (document.parentId !== null || !holdsPages(document.category)) throw refused('documentId', 'INVALID_REFERENCE');
    if (held.elements.length >= documentLimits.elements) throw refused('documentId', 'TOO_MANY_VALUES');
    if (index !== undefined && index >= held.elements.length && pageId === undefined)
      throw refused('index', 'DOES_NOT_EXIST');
    const chosen =
      index === undefined
        ? []
        : await chosenElements(context, held, [index], pageId === undefined ? undefined : [pageId]);
    if (chosen.some(({ file_id }) => file_id === null)) throw refused('index', 'INVALID_REFERENCE');
    const id = uuidv7();
    const draft = await subdocumentOf(db, document);
    await insertRecord(documentKind, context, { id, version: 1, checked: { draft, errors: new FieldErrorList() } });
    if (index !== undefined) {
      const ids = (await loadElements(db, documentId)).map((element) => element.id);
      ids.splice(index, 0, ...ids.splice(-1));
      await placeElements(db, documentId, ids);
      await appendElements(context, chosen, documentId, id);
    }
    return {
      subdocument: await presentDocument(context, id),
      document: await presentDocument(context, documentId),
    };
  },
);

/** A new sub-document: what the whole is, and its title with a number until somebody gives it its own. */
async function subdocumentOf(db: EntityManager, whole: DocumentEntity): Promise<StoredDocument> {
  const { id, title, category, kind, disclosed, collectionId } = whole;
  const [row] = await db.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM document WHERE parent_id = $1', [
    id,
  ]);
  const number = (row?.n ?? 0) + 1;
  return {
    ...emptyDocument,
    ...{ category, kind, disclosed, collectionId, parentId: id },
    title: `${title.slice(0, documentLimits.title - 10)} – ${number}`,
  };
}
