import { emptyDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChanges } from '../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { type CataloguePart, fieldsOf } from '../documents/CatalogueSource.ts';
import { DocumentElementEntity } from '../documents/DocumentElementEntity.ts';
import { DocumentEntity } from '../documents/DocumentEntity.ts';
import { documentColumns } from '../documents/documentDraft.ts';
import { loadElements, placeElements, refused } from '../documents/holdDocuments.ts';
import { orderAmong } from './orderAmong.ts';
import { documentsHere, placeParts } from './placeParts.ts';

/** Rows of one statement. */
const chunkSize = 500;

/**
 * Makes documents of those parts of a collection's record in the catalogue that are not here yet (DOCUMENT-34), and
 * sub-documents of what these hold, in the order of the catalogue. All at once, as there may be thousands: what an editor's
 * own save looks at beside the fields is empty in each of them. Documents that are here and hold some of it are held.
 */
export async function addParts(
  { db, actor, method, services }: ChangeContext,
  collectionId: string,
  parts: readonly CataloguePart[],
): Promise<void> {
  const now = services.now();
  const here = await documentsHere(db, collectionId);
  const placed = placeParts(parts, here);
  const ids = new Map([...here].map(([adlibId, { id }]) => [adlibId, id]));
  const isNew = new Set<string>();
  for (const { record } of placed) {
    if (ids.has(record.adlibId)) continue;
    ids.set(record.adlibId, uuidv7());
    isNew.add(record.adlibId);
  }
  const made = placed
    .filter(({ record }) => isNew.has(record.adlibId))
    .map(({ record, title, whole }) => ({
      id: ids.get(record.adlibId) ?? '',
      draft: {
        ...{ ...emptyDocument, ...fieldsOf(record), title, category: 'ADLIBC' as const, collectionId },
        parentId: (whole && ids.get(whole.adlibId)) ?? null,
      },
    }));
  // What is part of another document comes after it.
  for (let from = 0; from < made.length; from += chunkSize) {
    const some = made.slice(from, from + chunkSize);
    await db.insert(
      DocumentEntity,
      some.map(({ id, draft }) => ({
        ...{ id, version: 1, ...documentColumns(draft, null), created_at: now, updated_at: now },
      })),
    );
    await recordChanges(
      db,
      some.map(({ id, draft }) => ({
        ...{ actor, method, entity: 'document', entityId: id, version: 1, before: null },
        after: { ...draft, deleted: false },
      })),
    );
  }
  const inside = new Map<string, string[]>();
  for (const { record, whole } of placed) {
    if (whole) inside.set(whole.adlibId, [...(inside.get(whole.adlibId) ?? []), record.adlibId]);
  }
  const idOf = (adlibId: string) => ids.get(adlibId) ?? '';
  for (const [whole, held] of inside) {
    const added = held.filter((adlibId) => isNew.has(adlibId)).map(idOf);
    await addElements(db, idOf(whole), { order: held.map(idOf), added, now });
  }
}

/** Puts new sub-documents where the catalogue has them among those that are there. */
async function addElements(
  db: EntityManager,
  documentId: string,
  { order, added, now }: { readonly order: readonly string[]; readonly added: readonly string[]; readonly now: Date },
): Promise<void> {
  if (added.length === 0) return;
  const there = await loadElements(db, documentId);
  if (there.length + added.length > documentLimits.elements) throw refused('newParts', 'TOO_MANY_VALUES');
  const elements = added.map((subdocument_id, index) => ({
    ...{ id: uuidv7(), document_id: documentId, subdocument_id, position: there.length + index },
    ...{ created_at: now, updated_at: now },
  }));
  for (let from = 0; from < elements.length; from += chunkSize) {
    await db.insert(DocumentElementEntity, elements.slice(from, from + chunkSize));
  }
  const elementOf = new Map(elements.map(({ id, subdocument_id }) => [subdocument_id, id]));
  const standing = there.map(({ id, subdocument_id }) => subdocument_id ?? id);
  for (const { id, subdocument_id } of there) elementOf.set(subdocument_id ?? id, id);
  await placeElements(
    db,
    documentId,
    orderAmong(
      standing,
      order.filter((id) => elementOf.has(id)),
    ).map((id) => elementOf.get(id) ?? ''),
  );
}
