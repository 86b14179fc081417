import { composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import type { DocumentRow } from '@salient/shared/areas/documents/document.ts';
import type { DocumentRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { type EntityManager, In } from 'typeorm';
import { loadScanRights, nothingSaid } from '../scan-rights/loadScanRights.ts';
import { DocumentEntity } from './DocumentEntity.ts';

/**
 * The rights to the scans of documents, each with what holds while nothing is said of itself: what is said of the document that
 * it is part of, else of its box.
 *
 * @param rows with their collections.
 */
export async function rightsOfDocuments(
  db: EntityManager,
  rows: readonly Pick<DocumentRow, 'id' | 'parentId' | 'collection'>[],
): Promise<ReadonlyMap<string, DocumentRights>> {
  const parentIds = rows.flatMap(({ parentId }) => parentId ?? []);
  const own = await loadScanRights(db, 'document', [...rows.map(({ id }) => id), ...parentIds]);
  const boxes = await loadScanRights(
    db,
    'collection',
    rows.flatMap(({ collection }) => collection?.id ?? []),
  );
  const parents = parentIds.length === 0 ? [] : await db.findBy(DocumentEntity, { id: In(parentIds) });
  const titles = new Map(parents.map(({ id, title }) => [id, title]));
  return new Map(
    rows.map(({ id, parentId, collection }) => {
      const ofParent = own.get(parentId ?? '')?.own;
      const ofBox = boxes.get(collection?.id ?? '')?.own;
      const inherited =
        ofParent && parentId
          ? { rights: ofParent, from: { type: 'document' as const, id: parentId, title: titles.get(parentId) ?? '' } }
          : ofBox && collection
            ? {
                rights: ofBox,
                from: { type: 'collection' as const, id: collection.id, title: composedTitle(collection) },
              }
            : null;
      return [id, { ...(own.get(id) ?? nothingSaid), inherited }];
    }),
  );
}
