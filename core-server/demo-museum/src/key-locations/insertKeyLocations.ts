import type pg from 'pg';
import { demoId } from '../random/demoId.ts';
import { demoKeyLocations } from './demoKeyLocations.ts';

/** The id of a demo key location, by its number. */
export const demoKeyLocationId = (seed: number, number: number) => demoId(seed, 'key_location', number);

/**
 * Writes the key locations that the database does not have yet, with their short addresses; a number that somebody gave
 * to another place stays theirs.
 *
 * @returns how many were new.
 */
export async function insertKeyLocations(client: pg.ClientBase, seed: number): Promise<number> {
  const rows = demoKeyLocations.map((place) => ({
    id: demoKeyLocationId(seed, place.number),
    ...place,
    position_locked: true,
  }));
  const { rowCount } = await client.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, name text, names jsonb, number smallint, year smallint,
         lat double precision, lon double precision, position_locked boolean, notes jsonb, code char(6))
     ), made AS (
       INSERT INTO key_location (id, name, names, number, year, lat, lon, position_locked, notes)
       SELECT id, name, names, number, year, lat, lon, position_locked, notes FROM given ON CONFLICT DO NOTHING RETURNING id
     )
     INSERT INTO short_address (code, kind, record_id) SELECT code, 'key_location', id FROM made JOIN given USING (id)`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}
