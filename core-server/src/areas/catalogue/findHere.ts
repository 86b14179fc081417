import type { CatalogueRecordType } from '@salient/shared/areas/catalogue/catalogueComparison.ts';
import type { EntityManager } from 'typeorm';
import type { CatalogueRecord } from '../documents/CatalogueSource.ts';

/** Of documents those that stand for a record by themselves: its part in a collection is another thing. */
const conditions = { collection: 'TRUE', document: `category = 'ADLIBD'` } as const;

/**
 * Id of what was made of a record of the catalogue, also when it was removed: it can come back. Found by its code, or by its
 * number where somebody gave the record another code since.
 */
export async function findHere(
  db: EntityManager,
  type: CatalogueRecordType,
  { adlibCode, adlibId }: Pick<CatalogueRecord, 'adlibCode' | 'adlibId'>,
): Promise<string | null> {
  const [found] = await db.query<{ id: string }[]>(
    `SELECT id FROM ${type} WHERE ${conditions[type]} AND (lower(adlib_code) = lower($1) OR adlib_id = $2)
     ORDER BY lower(adlib_code) = lower($1) DESC, created_at LIMIT 1`,
    [adlibCode, adlibId],
  );
  return found?.id ?? null;
}
