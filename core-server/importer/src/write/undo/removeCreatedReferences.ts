import type pg from 'pg';
import { beginChunk } from '../beginChunk.ts';
import { removeAddedCells } from '../sourceRows.ts';
import { becamePart, isUntouched, mergeReasons, tookAnotherIn } from './mergesSince.ts';
import { removeUnlessReferenced } from './removeUnlessReferenced.ts';
import type { KeptRecord, UndoStep } from './UndoStep.ts';

const tables = [
  { table: 'military_entity', kind: 'military-entities' },
  { table: 'memorial', kind: 'memorials' },
  { table: 'place', kind: 'places' },
] as const;

/** What refers to records of each table, so that most of those in use need no attempt. */
const isUsed = {
  military_entity: `EXISTS (SELECT FROM person_event e WHERE e.military_entity_id = t.id OR e.military_regiment_id = t.id)
    OR EXISTS (SELECT FROM military_entity_history h WHERE h.entity_id = t.id OR h.military_entity_id = t.id)`,
  memorial: `EXISTS (SELECT FROM person_event e WHERE e.memorial_id = t.id)`,
  place: `EXISTS (SELECT FROM person_event e WHERE e.place_id = t.id) OR EXISTS (SELECT FROM memorial m WHERE m.place_id = t.id)
    OR EXISTS (SELECT FROM military_entity_history h WHERE h.place_id = t.id)`,
} as const;

/**
 * Removes the places, memorials and units that a batch made, those of its rows and those that its rows named, and what it
 * added to the history of units. What is in use elsewhere, was changed or merged since, stays.
 *
 * @param note is told of each kind while the transaction is open.
 */
export async function removeCreatedReferences(client: pg.ClientBase, batchId: string, note: UndoStep): Promise<void> {
  await beginChunk(client);
  try {
    await removeHistory(client, batchId);
    for (const { table, kind } of tables) {
      await note({ ...(await removeFrom(client, batchId, table, kind)), of: table, restored: 0 });
    }
    // Rows that were joined to records of others.
    await client.query(`DELETE FROM import_row WHERE batch_id = $1 AND created_by IS NULL`, [batchId]);
    await removeAddedCells(client, batchId);
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  }
}

async function removeHistory(client: pg.ClientBase, batchId: string): Promise<void> {
  await client.query(
    `DELETE FROM military_entity_history h USING (
       SELECT (part.value->>0)::uuid AS id FROM import_row r, jsonb_each(r.written->'e') AS part
       WHERE r.kind = 'military-entities' AND r.batch_id = $1) AS made
     WHERE h.id = made.id`,
    [batchId],
  );
}

async function removeFrom(
  client: pg.ClientBase,
  batchId: string,
  table: (typeof tables)[number]['table'],
  kind: (typeof tables)[number]['kind'],
): Promise<{ removed: number; kept: KeptRecord[] }> {
  const made = { table, id: 'made.id', since: 'made.version' };
  const { rows } = await client.query<{ id: string; reason: string | null }>(
    `WITH made AS (
       SELECT entity_id AS id, max((written->>'v')::integer) AS version FROM import_row
       WHERE kind = $2 AND created_by = $1 GROUP BY entity_id
       UNION ALL SELECT entity_id, after_version FROM import_change WHERE batch_id = $1 AND entity = $3 AND before IS NULL)
     SELECT made.id, CASE
         WHEN t.id IS NULL THEN '${mergeReasons.becamePart}'
         WHEN ${tookAnotherIn(made)} THEN '${mergeReasons.tookAnotherIn}'
         WHEN NOT ${isUntouched({ ...made, version: 't.version', batch: '$1' })} THEN 'was changed since'
         WHEN ${isUsed[table]} THEN 'is in use'
       END AS reason
     FROM made LEFT JOIN ${table} t ON t.id = made.id
     WHERE t.id IS NOT NULL OR ${becamePart(table, 'made.id')}`,
    [batchId, kind, table],
  );
  const free = rows.filter(({ reason }) => reason === null).map(({ id }) => id);
  const kept = rows.flatMap(({ id, reason }): KeptRecord[] => (reason === null ? [] : [{ entity: table, id, reason }]));
  const referenced = await removeUnlessReferenced(client, table, free);
  for (const id of referenced) kept.push({ entity: table, id, reason: 'is in use' });
  const gone = free.filter((id) => !referenced.has(id));
  await client.query('DELETE FROM import_row WHERE kind = $1 AND entity_id = ANY($2)', [kind, gone]);
  await client.query('DELETE FROM import_change WHERE batch_id = $1 AND entity = $2 AND entity_id = ANY($3)', [
    batchId,
    table,
    gone,
  ]);
  return { removed: gone.length, kept };
}
