import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { EntityManager } from 'typeorm';

/** The kinds of records that are open data and can be merged, as their redirects call them. */
const mergedTypes = ['person', 'place', 'military_entity', 'memorial'];

/**
 * What each of some texts is the id of now: of the record that it names or, over any number of merges, of the one that that became
 * part of. A text that can be no id is left out.
 */
export async function followMerges(db: EntityManager, texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(texts.filter(isId).map((text) => [text, text.toLowerCase()]));
  if (ids.size === 0) return ids;
  const ways = await db.query<{ given: string; id: string }[]>(
    `WITH RECURSIVE way (given, type, id, step) AS (
       SELECT from_id, from_type, to_id, 1 FROM redirect
       WHERE from_id = ANY($1) AND from_type = ANY($2) AND reason = 'merged'
       UNION ALL
       SELECT way.given, way.type, r.to_id, step + 1
       FROM way JOIN redirect r ON r.from_type = way.type AND r.from_id = way.id AND r.reason = 'merged' WHERE step < 100
     )
     SELECT DISTINCT ON (given) given, id FROM way ORDER BY given, step DESC`,
    [[...new Set(ids.values())], mergedTypes],
  );
  const merged = new Map(ways.map(({ given, id }) => [given, id]));
  return new Map([...ids].map(([text, id]) => [text, merged.get(id) ?? id]));
}
