import type { Pool } from 'pg';
import type { KeyRewrites } from './rightKeys.ts';

/**
 * Only rows that are still as they were read: a later change has its own place in the queue. Rows that somebody is
 * changing at the moment are left to that change too, so that nobody waits for anybody, let alone in a circle.
 */
const rewrite = (table: string, columns: Readonly<Record<string, string>>) => {
  const names = Object.keys(columns);
  return `
    WITH wanted AS (
      SELECT * FROM json_to_recordset($1) AS w (id uuid, xmin text, ${names.map((name) => `${name} ${columns[name]}`).join(', ')})
    ), unchanged AS (
      SELECT t.id FROM ${table} t JOIN wanted w ON w.id = t.id AND w.xmin = t.xmin::text
      FOR UPDATE OF t SKIP LOCKED
    )
    UPDATE ${table} t SET ${names.map((name) => `${name} = w.${name}`).join(', ')}
    FROM wanted w JOIN unchanged USING (id) WHERE t.id = w.id`;
};

const rewritePersons = rewrite('person', {
  surname_keys: 'text',
  familyname_keys: 'text',
  fold_keys: 'text',
  sound_keys: 'text[]',
  given_keys: 'text[]',
  initials_key: 'text',
  nationality_key: 'text',
  sort_name: 'text',
});

const rewriteEvents = rewrite('person_event', {
  army_key: 'text',
  regt_key: 'text',
  unit_key: 'text',
  nr_key: 'text',
  number_key: 'text',
  text_keys: 'text',
});

/**
 * Writes key columns that did not fit, so that PostgreSQL finds the persons under the same names as Meilisearch. Queues
 * nothing: the documents with these keys are on their way.
 *
 * @returns how many rows were corrected.
 */
export async function rewriteKeys(pool: Pool, { persons, events }: KeyRewrites): Promise<number> {
  if (persons.length + events.length === 0) return 0;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT set_config('salient.rewrites_keys', 'on', true)`);
    let corrected = 0;
    if (persons.length > 0) corrected += (await client.query(rewritePersons, [JSON.stringify(persons)])).rowCount ?? 0;
    if (events.length > 0) corrected += (await client.query(rewriteEvents, [JSON.stringify(events)])).rowCount ?? 0;
    await client.query('COMMIT');
    return corrected;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
