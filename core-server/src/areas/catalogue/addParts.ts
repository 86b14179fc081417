import { emptyDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import { v7 as uuidv7 } from 'uuid';
import { recordChanges } from '../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import type { CatalogueRecord } from '../documents/CatalogueSource.ts';
import { DocumentEntity } from '../documents/DocumentEntity.ts';
import { documentColumns } from '../documents/documentDraft.ts';

/** Rows of one statement. */
const chunkSize = 500;

/**
 * Makes a document of each part of a collection's record in the catalogue (DOCUMENT-34), in the order of the catalogue. All at
 * once, as there may be thousands: what an editor's own save looks at beside the fields is empty in each of them.
 */
export async function addParts(
  { db, actor, method, services }: ChangeContext,
  collectionId: string,
  parts: readonly CatalogueRecord[],
): Promise<void> {
  const now = services.now();
  for (let from = 0; from < parts.length; from += chunkSize) {
    const made = parts.slice(from, from + chunkSize).map(({ holds: _, ...fields }) => ({
      id: uuidv7(),
      draft: { ...emptyDocument, ...fields, category: 'ADLIBC' as const, collectionId },
    }));
    await db.insert(
      DocumentEntity,
      made.map(({ id, draft }) => ({
        ...{ id, version: 1, ...documentColumns(draft, null), created_at: now, updated_at: now },
      })),
    );
    await recordChanges(
      db,
      made.map(({ id, draft }) => ({
        ...{ actor, method, entity: 'document', entityId: id, version: 1, before: null },
        after: { ...draft, deleted: false },
      })),
    );
  }
}

/** Parts of which no document is in the collection, not even a removed one: that was removed on purpose. */
export async function missingParts(
  { db }: Pick<ChangeContext, 'db'>,
  collectionId: string,
  parts: readonly CatalogueRecord[],
): Promise<CatalogueRecord[]> {
  const rows = await db.query<{ adlib_id: string }[]>(
    `SELECT adlib_id FROM document WHERE collection_id = $1 AND adlib_id <> ''`,
    [collectionId],
  );
  const here = new Set(rows.map(({ adlib_id }) => adlib_id));
  return parts.filter(({ adlibId }) => !here.has(adlibId));
}
