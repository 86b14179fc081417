import type pg from 'pg';
import { beginChunk } from '../beginChunk.ts';
import { becamePart, isUntouched, mergeReasons } from './mergesSince.ts';
import { removeUnlessReferenced } from './removeUnlessReferenced.ts';
import type { KeptRecord, UndoStep } from './UndoStep.ts';

const pieceSize = 5_000;

const untouchedPerson = isUntouched({
  ...{ table: 'person', id: 'p.id', version: 'p.version', since: `(r.written->>'v')::integer` },
  batch: '$1',
});
const untouchedEvent = isUntouched({
  ...{ table: 'person_event', id: 'e.id', version: 'e.version', since: 'w.version' },
  batch: '$1',
});

/**
 * Removes the persons that a batch made and that nobody has worked on since, with their events.
 *
 * @param note is told of each piece while its transaction is open.
 */
export async function removeCreatedPersons(client: pg.ClientBase, batchId: string, note: UndoStep): Promise<void> {
  let after = '';
  for (;;) {
    const { rows } = await client.query<{ source_key: string; entity_id: string; reason: string | null }>(
      `SELECT r.source_key, r.entity_id,
         CASE
           WHEN p.id IS NULL AND ${becamePart('person', 'r.entity_id')} THEN '${mergeReasons.becamePart}'
           WHEN p.id IS NULL THEN NULL
           WHEN NOT ${untouchedPerson} THEN 'was changed since'
           WHEN EXISTS (SELECT FROM relation l WHERE l.person_id = p.id OR l.related_person_id = p.id) THEN 'has relations'
           WHEN EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id) THEN 'belongs to a project'
           WHEN EXISTS (
             SELECT FROM (SELECT id, version FROM person_event WHERE person_id = p.id) AS e
             FULL JOIN (SELECT (value->>0)::uuid AS id, (value->>1)::integer AS version FROM jsonb_each(r.written->'e')) AS w
               ON w.id = e.id
             WHERE e.id IS NULL OR w.id IS NULL OR NOT ${untouchedEvent}) THEN 'has events that were changed since'
         END AS reason
       FROM import_row r LEFT JOIN person p ON p.id = r.entity_id
       WHERE r.kind = 'persons' AND r.created_by = $1 AND r.source_key > $2
       ORDER BY r.source_key LIMIT $3`,
      [batchId, after, pieceSize],
    );
    const last = rows.at(-1);
    if (!last) break;
    after = last.source_key;
    const untouched = rows.filter(({ reason }) => reason === null).map(({ entity_id }) => entity_id);
    const kept = rows.flatMap(({ entity_id, reason }): KeptRecord[] =>
      reason === null ? [] : [{ entity: 'person', id: entity_id, reason }],
    );
    await beginChunk(client);
    try {
      const names = await collectNames(client, untouched);
      const referenced = await removeUnlessReferenced(client, 'person', untouched);
      const gone = untouched.filter((id) => !referenced.has(id));
      await client.query('DELETE FROM import_row WHERE entity_id = ANY($1)', [gone]);
      // Somebody may have kept or passed on an address: it says that the person was removed, not that it never was.
      await client.query(
        `INSERT INTO redirect (from_type, from_id, reason) SELECT 'person', unnest($1::uuid[]), 'removed'
         ON CONFLICT DO NOTHING`,
        [gone],
      );
      await client.query(
        `INSERT INTO audit_entry (method, source, entity, entity_id, before)
         SELECT 'import undo', 'import', 'person', unnest($1::uuid[]), jsonb_build_object('import', jsonb_build_object('batch', $2::text))`,
        [gone, batchId],
      );
      await removeUnusedNames(client, names);
      for (const id of referenced) kept.push({ entity: 'person', id, reason: 'is referred to by other records' });
      await note({ removed: gone.length, of: 'person', restored: 0, kept });
      await client.query('COMMIT');
    } catch (failure) {
      await client.query('ROLLBACK');
      throw failure;
    }
  }
}

/** Combinations of unit names that the events of these persons hold: see military_name. */
async function collectNames(client: pg.ClientBase, persons: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ keys: string[] }>(
    `SELECT DISTINCT ARRAY[army_key, regt_key, unit_key, nr_key] AS keys FROM person_event
     WHERE person_id = ANY($1) AND type = 'military'`,
    [persons],
  );
  return rows.map(({ keys }) => JSON.stringify(keys));
}

/** Suggestions offer the names that events hold; those that only removed events held go with them. */
async function removeUnusedNames(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query(
    `DELETE FROM military_name m USING (SELECT value->>0 AS a, value->>1 AS r, value->>2 AS u, value->>3 AS n
       FROM jsonb_array_elements($1::jsonb)) AS gone
     WHERE m.army_key = gone.a AND m.regt_key = gone.r AND m.unit_key = gone.u AND m.nr_key = gone.n
       AND NOT EXISTS (
         SELECT FROM person_event e WHERE e.type = 'military' AND e.army_key = m.army_key AND e.regt_key = m.regt_key
           AND e.unit_key = m.unit_key AND e.nr_key = m.nr_key)`,
    [`[${names.join(',')}]`],
  );
}
