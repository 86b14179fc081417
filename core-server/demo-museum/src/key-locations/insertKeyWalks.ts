import type pg from 'pg';
import { demoId } from '../random/demoId.ts';
import { demoKeyWalks } from './demoKeyWalks.ts';
import { demoKeyLocationId } from './insertKeyLocations.ts';

/** Writes the theme walks that the database does not have yet and all of whose keys are there. */
export async function insertKeyWalks(client: pg.ClientBase, seed: number): Promise<void> {
  const rows = demoKeyWalks.map(({ numbers, ...walk }, index) => ({
    id: demoId(seed, 'key_walk', index),
    ...walk,
    keys: numbers.map((number) => demoKeyLocationId(seed, number)),
  }));
  await client.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, titles jsonb, length_km double precision,
         minutes smallint, for_children boolean, keys uuid[])
       WHERE NOT EXISTS (SELECT FROM unnest(g.keys) AS key WHERE key NOT IN (SELECT id FROM key_location))
     ), made AS (
       INSERT INTO key_walk (id, titles, length_km, minutes, for_children)
       SELECT id, titles, length_km, minutes, for_children FROM given ON CONFLICT DO NOTHING RETURNING id
     )
     INSERT INTO key_walk_stop (key_walk_id, position, key_location_id)
     SELECT id, position - 1, key
     FROM made JOIN given USING (id) CROSS JOIN unnest(keys) WITH ORDINALITY AS stop(key, position)`,
    [JSON.stringify(rows)],
  );
}
