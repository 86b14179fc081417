import type pg from 'pg';
import { type AuditedChange, auditChanges } from '../auditRows.ts';
import { keepBefore } from '../importRows.ts';
import { type Row, updateRows } from '../jsonRows.ts';

type Reference = 'place' | 'memorial' | 'military_entity';

/**
 * SQL: the version in which imports left the record `t` that one of them made; null for a record of staff. Whatever has
 * another version was worked on since.
 */
export const versionOfImport = (table: Reference): string =>
  `coalesce(
     (SELECT max((r.written->>'v')::integer) FROM import_row r WHERE r.entity_id = t.id AND r.created_by IS NOT NULL),
     (SELECT max(c.after_version) FROM import_change c WHERE c.entity_id = t.id AND c.entity = '${table}'
      HAVING bool_or(c.before IS NULL)))`;

/** A record as it stood and as it is to stand, one version later. */
export interface ChangedReference {
  readonly before: Row;
  readonly after: Row;
}

/** Writes changed places, memorials or units, for undo and in the trail; every row of a record knows its new version. */
export async function writeChangedReferences(
  client: pg.ClientBase,
  batchId: string,
  table: Reference,
  columns: readonly string[],
  changes: readonly ChangedReference[],
): Promise<void> {
  if (changes.length === 0) return;
  const changed = changes.map(({ after }) => after);
  await updateRows(client, table, [...columns, 'version', 'updated_at'], changed, 'previous');
  await keepBefore(
    client,
    batchId,
    table,
    changes.map(({ before, after }) => ({
      id: String(after.id),
      before: { [table]: before },
      afterVersion: after.version as number,
    })),
  );
  await client.query(
    `UPDATE import_row AS r SET written = jsonb_set(r.written, '{v}', to_jsonb(v.version))
     FROM jsonb_to_recordset($1::jsonb) AS v (id uuid, version integer) WHERE r.entity_id = v.id`,
    [JSON.stringify(changed.map(({ id, version }) => ({ id, version })))],
  );
  const audit = changes.map(
    ({ before, after }): AuditedChange => ({
      ...{ entity: table, id: String(after.id), version: after.version as number },
      ...{ before, after },
    }),
  );
  await auditChanges(client, 'import', audit);
}

/**
 * Changes places that imports made and nobody has worked on since, within the open transaction; others stay as they are.
 *
 * @param changes columns with their new values, by the id of the place.
 */
export async function changePlaces(
  client: pg.ClientBase,
  batchId: string,
  changes: ReadonlyMap<string, Row>,
): Promise<void> {
  if (changes.size === 0) return;
  const { rows } = await client.query<{ row: Row }>(
    `SELECT to_jsonb(t) AS row FROM place AS t WHERE t.id = ANY($1) AND t.version = ${versionOfImport('place')}
     ORDER BY t.id FOR UPDATE OF t`,
    [[...changes.keys()]],
  );
  const updated_at = new Date().toISOString();
  const changed = rows.map(({ row }) => {
    const version = (row.version as number) + 1;
    return { before: row, after: { ...row, ...changes.get(String(row.id)), version, updated_at } };
  });
  const columns = [...new Set([...changes.values()].flatMap(Object.keys))];
  await writeChangedReferences(client, batchId, 'place', columns, changed);
}
