import type pg from 'pg';
import type { Row } from '../jsonRows.ts';

/** The columns in which rows that are put back name places, memorials and units. */
const columns = {
  place_id: 'place',
  memorial_id: 'memorial',
  military_entity_id: 'military_entity',
  military_regiment_id: 'military_entity',
  entity_id: 'military_entity',
} as const;

/** Why rows cannot be put back. */
export const namesRemoved = 'refers to what was removed since';

/**
 * Rows as they were once, which name what was merged since by the record that it became part of.
 *
 * @returns null when one of them names what was removed since.
 */
export async function followMerged<Kept extends Row>(
  client: pg.ClientBase,
  rows: readonly Kept[],
): Promise<Kept[] | null> {
  const followed: Kept[] = [];
  for (const row of rows) {
    const present: Record<string, unknown> = { ...row };
    for (const [column, table] of Object.entries(columns)) {
      if (typeof row[column] !== 'string') continue;
      const { rows: standing } = await client.query<{ id: string }>(
        `SELECT id FROM ${table} WHERE id = $1
         UNION ALL SELECT to_id FROM redirect WHERE from_type = '${table}' AND from_id = $1 AND reason = 'merged'`,
        [row[column]],
      );
      if (!standing[0]) return null;
      present[column] = standing[0].id;
    }
    followed.push(present as Kept);
  }
  return followed;
}
