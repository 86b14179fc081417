import type { CatalogueRecordType, CheckedCode } from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import { composedTitle } from '@salient/shared/areas/collections/collectionFields.ts';
import type { EntityManager } from 'typeorm';
import type { CatalogueRecord, CatalogueTree } from '../documents/CatalogueSource.ts';

type Named = Pick<CatalogueRecord, 'adlibCode' | 'adlibId'>;
export type Here = NonNullable<CheckedCode['here']>;

interface Row {
  readonly type: CatalogueRecordType;
  readonly id: string;
  readonly collection: string | null;
}

/**
 * Where a record of the catalogue stands here: as a collection, as a document by itself, or within a collection that holds it.
 * Found by its code, or by its number where somebody gave the record another code since. What was removed counts where nothing
 * else is found, as it can come back; but not as part of a collection, as that was removed on purpose.
 *
 * @param type what it would become now; of two that stand here the one of this type.
 */
export async function findHere(
  db: EntityManager,
  type: CatalogueRecordType,
  { adlibCode, adlibId }: Named,
): Promise<Here | null> {
  const [found] = await db.query<Row[]>(
    `SELECT type, id, collection FROM (
       SELECT 'collection' AS type, id, NULL::uuid AS collection, adlib_code, deleted, created_at FROM collection
       WHERE lower(adlib_code) = lower($1) OR adlib_id = $2
       UNION ALL
       SELECT 'document', id, collection_id, adlib_code, deleted, created_at FROM document
       WHERE (lower(adlib_code) = lower($1) OR adlib_id = $2) AND (category = 'ADLIBD' OR category = 'ADLIBC' AND NOT deleted)
     ) AS here
     ORDER BY deleted, type = $3 DESC, lower(adlib_code) = lower($1) DESC, created_at LIMIT 1`,
    [adlibCode, adlibId, type],
  );
  return found ? { type: found.type, id: found.id, collection: await nameCollection(db, found.collection) } : null;
}

async function nameCollection(db: EntityManager, id: string | null): Promise<Here['collection']> {
  if (id === null) return null;
  const [row] = await db.query<{ title: string; adlib_code: string }[]>(
    'SELECT title, adlib_code FROM collection WHERE id = $1',
    [id],
  );
  return row ? { id, title: composedTitle({ title: row.title, adlibCode: row.adlib_code }) } : null;
}

/**
 * A tree without what stands here already by itself or in another collection, and without what lies in that: its place is
 * there. What the collection has itself stays.
 *
 * @param collectionId null for one that is to be made.
 */
export async function withoutWhatIsHere(
  db: EntityManager,
  collectionId: string | null,
  { parts, leftOut }: CatalogueTree,
): Promise<CatalogueTree> {
  const ids = parts.map(({ record }) => record.adlibId);
  const rows = await db.query<{ adlib_id: string; is_own: boolean }[]>(
    `SELECT adlib_id, FALSE AS is_own FROM collection WHERE adlib_id = ANY($1) AND NOT deleted AND id IS DISTINCT FROM $2
     UNION ALL
     SELECT adlib_id, collection_id IS NOT DISTINCT FROM $2::uuid AND $2::uuid IS NOT NULL FROM document
     WHERE adlib_id = ANY($1) AND (NOT deleted OR collection_id = $2::uuid)`,
    [ids, collectionId],
  );
  const own = new Set(rows.filter(({ is_own }) => is_own).map(({ adlib_id }) => adlib_id));
  const elsewhere = new Set(rows.map(({ adlib_id }) => adlib_id).filter((id) => !own.has(id)));
  if (elsewhere.size === 0) return { parts, leftOut };
  const isLeftOut = ({ record, holders }: CatalogueTree['parts'][number]) =>
    !own.has(record.adlibId) && [record, ...holders].some(({ adlibId }) => elsewhere.has(adlibId));
  const roots = parts.filter(
    ({ record, holders }) => elsewhere.has(record.adlibId) && !holders.some(({ adlibId }) => elsewhere.has(adlibId)),
  );
  return {
    parts: parts.filter((part) => !isLeftOut(part)),
    leftOut: [...leftOut, ...roots.map(({ record }) => ({ code: record.adlibCode, why: 'here' as const }))],
  };
}
