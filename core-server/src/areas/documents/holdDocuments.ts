import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';

/** A document that this transaction holds, with its elements in their order. */
export interface HeldDocument {
  readonly document: DocumentEntity;
  readonly elements: readonly DocumentElementEntity[];
}

export const refused = (field: string, code: Parameters<FieldErrorList['add']>[1]) =>
  new RpcFailure(commonErrors.invalidData, new FieldErrorList().add(field, code).errors);

/**
 * Makes documents this transaction's alone to change, in the order of their ids: of two calls that meet one waits for the
 * other, whichever way pages go between them.
 */
export async function holdDocuments(db: EntityManager, ids: readonly string[]): Promise<DocumentEntity[]> {
  return db
    .createQueryBuilder(DocumentEntity, 'd')
    .where('d.id = ANY(:ids)', { ids })
    .orderBy('d.id')
    .setLock('pessimistic_write')
    .getMany();
}

/** As `holdDocuments`, of a document with its sub-documents and the one that it is part of. */
export async function holdFamily(db: EntityManager, id: string): Promise<DocumentEntity[]> {
  for (;;) {
    const held = await db
      .createQueryBuilder(DocumentEntity, 'd')
      .where('d.id = :id OR d.parentId = :id OR d.id = (SELECT s.parent_id FROM document s WHERE s.id = :id)', { id })
      .orderBy('d.id')
      .setLock('pessimistic_write')
      .getMany();
    const parentId = held.find((each) => each.id === id)?.parentId ?? null;
    // While it was waited for somebody made it part of another one: that one is held too.
    if (parentId === null || held.some((each) => each.id === parentId)) return held;
  }
}

/** The elements of a document, in their order. */
export const loadElements = (db: EntityManager, documentId: string): Promise<DocumentElementEntity[]> =>
  db.find(DocumentElementEntity, { where: { document_id: documentId }, order: { position: 'ASC' } });

/**
 * A document whose elements are to be changed, with others that the change concerns.
 *
 * @throws RpcFailure notFound; invalidData while it is removed.
 */
export async function holdForElements(
  db: EntityManager,
  id: string,
  others: readonly string[] = [],
): Promise<HeldDocument & { readonly others: ReadonlyMap<string, DocumentEntity> }> {
  const held = await holdDocuments(db, [...new Set([id, ...others])]);
  const document = held.find((each) => each.id === id);
  if (!document) throw new RpcFailure(commonErrors.notFound, { entity: 'document', id });
  if (document.deleted) throw refused('none', 'RECORD_REMOVED');
  return { document, elements: await loadElements(db, id), others: new Map(held.map((each) => [each.id, each])) };
}

/** By which id callers know an element: a page by its own, a sub-document by that of the document. */
export const idOfElement = ({ id, subdocument_id }: DocumentElementEntity): string => subdocument_id ?? id;

/** Gives a document its elements in an order, without gaps. Those that stay where they are are not written. */
export async function placeElements(db: EntityManager, documentId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE document_element e SET position = given.place - 1, document_id = $1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS given (id, place)
     WHERE e.id = given.id AND (e.document_id <> $1 OR e.position <> given.place - 1)`,
    [documentId, ids],
  );
}

/** Closes the gaps that removed elements left. */
export async function closeGaps(db: EntityManager, documentId: string): Promise<void> {
  const elements = await loadElements(db, documentId);
  await placeElements(
    db,
    documentId,
    elements.map(({ id }) => id),
  );
}
