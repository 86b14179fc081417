import type { ShortAddressKind } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { EntityManager } from 'typeorm';

/** The codes of records that were given one, by the id of the record. */
export async function shortCodes(
  db: EntityManager,
  kind: Exclude<ShortAddressKind, 'story_pair'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ record_id: string; code: string }[]>(
    'SELECT record_id, code FROM short_address WHERE kind = $1 AND record_id = ANY($2)',
    [kind, ids],
  );
  return new Map(rows.map(({ record_id, code }) => [record_id, code]));
}
