import type pg from 'pg';
import { auditChanges } from '../auditRows.ts';
import { beginChunk } from '../beginChunk.ts';
import type { ImportRow, WrittenRecord } from '../importRows.ts';
import { insertRows, type Row, updateRows, writableColumns } from '../jsonRows.ts';
import type { SourceCells } from '../SourceCells.ts';
import { followMerged, namesRemoved } from './followMerged.ts';
import { becamePart, isUntouched, mergeReasons, tookAnotherIn } from './mergesSince.ts';
import type { KeptRecord, UndoStep } from './UndoStep.ts';

type StoredRow = Row & { readonly id: string; readonly version: number };

/** The state that an import kept of a record before it changed it. */
interface Before {
  readonly person?: StoredRow;
  readonly events?: readonly StoredRow[];
  /** Without cells when it was kept before sources were. */
  readonly row?: Omit<ImportRow, 'row_hash' | 'has_cells'> & { readonly row_hash: string } & Partial<SourceCells>;
  /** Instead of a former row: the one that was new, and completed a person who was there. */
  readonly joined?: { readonly source: string; readonly key: string };
  readonly place?: StoredRow;
  readonly memorial?: StoredRow;
  readonly military_entity?: StoredRow;
  readonly history?: readonly StoredRow[];
}

interface Change {
  /** A table, or `row …` for a row of the list alone. */
  readonly entity: string;
  readonly entity_id: string;
  readonly before: Before;
  readonly after_version: number | null;
}

/**
 * Puts records back as they stood before a batch changed them, each to the letter, in transactions of a few hundred.
 *
 * @param note is told of each piece while its transaction is open.
 */
export async function restoreChanged(client: pg.ClientBase, batchId: string, note: UndoStep): Promise<void> {
  let after = ['00000000-0000-0000-0000-000000000000', ''];
  for (;;) {
    const { rows } = await client.query<Change>(
      `SELECT entity, entity_id, before, after_version FROM import_change
       WHERE batch_id = $1 AND before IS NOT NULL AND (entity_id, entity) > ($2, $3) ORDER BY entity_id, entity LIMIT 500`,
      [batchId, ...after],
    );
    const last = rows.at(-1);
    if (!last) return;
    after = [last.entity_id, last.entity];
    await beginChunk(client);
    try {
      const kept: KeptRecord[] = [];
      for (const change of rows) {
        const reason = await restore(client, batchId, change);
        if (reason) kept.push({ entity: change.entity, id: change.entity_id, reason });
      }
      const done = rows
        .filter(({ entity_id }) => !kept.some(({ id }) => id === entity_id))
        .map(({ entity_id }) => entity_id);
      await client.query('DELETE FROM import_change WHERE batch_id = $1 AND entity_id = ANY($2)', [batchId, done]);
      await note({ removed: 0, restored: done.length, kept });
      await client.query('COMMIT');
    } catch (failure) {
      await client.query('ROLLBACK');
      throw failure;
    }
  }
}

async function load(client: pg.ClientBase, table: string, column: string, id: string): Promise<StoredRow[]> {
  const { rows } = await client.query<{ row: StoredRow }>(
    `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE ${column} = $1 ORDER BY id FOR UPDATE`,
    [id],
  );
  return rows.map(({ row }) => row);
}

/** @returns why the record stays as it is, or null when it is as before. */
async function restore(client: pg.ClientBase, batchId: string, change: Change): Promise<string | null> {
  if (change.entity === 'person') return restorePerson(client, batchId, change);
  if (!change.entity.startsWith('row ')) return restoreReference(client, batchId, change);
  const { row, history = [] } = change.before;
  if (!row) return null;
  const { rows } = await client.query<{ written: WrittenRecord }>(
    'SELECT written FROM import_row WHERE entity_id = $1 AND source_key = $2',
    [row.entity_id, row.source_key],
  );
  const parts = Object.values(rows[0]?.written.e ?? {}).map(([id]) => id);
  const wanted = await followMerged(client, history);
  if (!wanted) return namesRemoved;
  await client.query('DELETE FROM military_entity_history WHERE id = ANY($1)', [parts]);
  await insertRows(
    client,
    'military_entity_history',
    await writableColumns(client, 'military_entity_history'),
    // What named a unit that became part of the same one names nothing any more.
    wanted.filter(({ entity_id, military_entity_id }) => entity_id === null || entity_id !== military_entity_id),
  );
  await restoreRow(client, row);
  return null;
}

/** Why a record is not there to be put back. */
async function whyGone(client: pg.ClientBase, table: 'person' | Reference, id: string): Promise<string> {
  const { rows } = await client.query<{ merged: boolean }>(`SELECT ${becamePart(table, '$1::uuid')} AS merged`, [id]);
  return rows[0]?.merged ? mergeReasons.becamePart : 'was removed since';
}

interface ReachedEvent {
  readonly id: string;
  readonly version: number;
  /** The version in which the import left it; undefined for one that it does not know. */
  readonly since: number | undefined;
}

/** Ids of the events that nobody worked on since. */
async function untouchedEvents(
  client: pg.ClientBase,
  batchId: string,
  events: readonly ReachedEvent[],
): Promise<ReadonlySet<string>> {
  const untouched = new Set(events.filter(({ version, since }) => version === since).map(({ id }) => id));
  const moved = events.filter(({ id }) => !untouched.has(id));
  if (moved.length === 0) return untouched;
  const { rows } = await client.query<{ id: string }>(
    `SELECT e.id FROM jsonb_to_recordset($2::jsonb) AS e (id uuid, version integer, since integer)
     WHERE ${isUntouched({ table: 'person_event', id: 'e.id', version: 'e.version', since: 'e.since', batch: '$1' })}`,
    [batchId, JSON.stringify(moved)],
  );
  for (const { id } of rows) untouched.add(id);
  return untouched;
}

async function isUntouchedPerson(
  client: pg.ClientBase,
  batchId: string,
  { id, version }: StoredRow,
  since: number | null,
): Promise<boolean> {
  if (version === since) return true;
  const reached = {
    table: 'person',
    id: '$1::uuid',
    version: '$2::integer',
    since: '$3::integer',
    batch: '$4',
  } as const;
  const { rows } = await client.query<{ untouched: boolean }>(`SELECT ${isUntouched(reached)} AS untouched`, [
    ...[id, version, since, batchId],
  ]);
  return rows[0]?.untouched ?? false;
}

/** @returns why the person stays as it is, or null when it is as before. */
async function restorePerson(
  client: pg.ClientBase,
  batchId: string,
  { entity_id, before, after_version }: Change,
): Promise<string | null> {
  const [person] = await load(client, 'person', 'id', entity_id);
  const key = before.row?.source_key ?? before.joined?.key;
  if (!person || !before.person || key === undefined) return whyGone(client, 'person', entity_id);
  const events = await load(client, 'person_event', 'person_id', entity_id);
  const { rows } = await client.query<{ written: WrittenRecord }>(
    'SELECT written FROM import_row WHERE kind = $1 AND entity_id = $2 AND source_key = $3',
    ['persons', entity_id, key],
  );
  const written = rows[0]?.written.e ?? {};
  const parts = new Map(Object.values(written));
  const known = new Set([...(before.events ?? []).map(({ id }) => id), ...parts.keys()]);
  const beforeVersions = new Map((before.events ?? []).map(({ id, version }) => [id, version]));
  const standing = await untouchedEvents(
    client,
    batchId,
    events.map(({ id, version }) => ({ id, version, since: parts.get(id) ?? beforeVersions.get(id) })),
  );
  const isTouched =
    !(await isUntouchedPerson(client, batchId, person, after_version)) ||
    events.some(({ id }) => !known.has(id) || !standing.has(id)) ||
    [...parts.keys()].some((id) => !events.some((event) => event.id === id));
  if (isTouched) return 'was changed since';

  const wanted = await followMerged(client, before.events ?? []);
  if (!wanted) return namesRemoved;
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const present = new Set(events.map(({ id }) => id));
  const gone = events.filter(({ id }) => !wantedIds.has(id)).map(({ id }) => id);
  if (gone.length > 0) await client.query('DELETE FROM person_event WHERE id = ANY($1)', [gone]);
  const personColumns = await writableColumns(client, 'person');
  const eventColumns = await writableColumns(client, 'person_event');
  await updateRows(client, 'person', personColumns, [before.person], 'any');
  await updateRows(
    client,
    'person_event',
    eventColumns,
    wanted.filter(({ id }) => present.has(id)),
    'any',
  );
  await insertRows(
    client,
    'person_event',
    eventColumns,
    wanted.filter(({ id }) => !present.has(id)),
  );
  if (before.row) await restoreRow(client, before.row);
  else await removeJoined(client, entity_id, before.joined);
  await auditChanges(client, 'import undo', [
    { entity: 'person', id: entity_id, version: before.person.version, before: person, after: before.person },
  ]);
  return null;
}

/** A person whom a row only completed has nothing of that list any more. */
async function removeJoined(client: pg.ClientBase, personId: string, joined: Before['joined']): Promise<void> {
  await client.query(
    `DELETE FROM import_row WHERE kind = 'persons' AND entity_id = $1 AND source = $2 AND source_key = $3`,
    [personId, joined?.source, joined?.key],
  );
}

async function restoreRow(client: pg.ClientBase, row: NonNullable<Before['row']>): Promise<void> {
  await client.query(
    `UPDATE import_row SET row_hash = decode($3, 'hex'), row_number = $4, batch_id = $5, written = $6, line = $7,
       cells = $8, cells_batch_id = $9
     WHERE entity_id = $1 AND source_key = $2`,
    [
      ...[row.entity_id, row.source_key, row.row_hash, row.row_number, row.batch_id, JSON.stringify(row.written)],
      ...[row.line ?? null, row.cells ?? null, row.cells_batch_id ?? null],
    ],
  );
}

type Reference = 'place' | 'memorial' | 'military_entity';

async function restoreReference(client: pg.ClientBase, batchId: string, change: Change): Promise<string | null> {
  const { entity_id, before, after_version } = change;
  const entity = change.entity as Reference;
  const [stored] = await load(client, entity, 'id', entity_id);
  const former = before[entity];
  if (!stored || !former || after_version === null) return whyGone(client, entity, entity_id);
  if (stored.version !== after_version) {
    const reached = { table: entity, id: '$1::uuid', since: '$2::integer' };
    const { rows } = await client.query<{ took: boolean; untouched: boolean }>(
      `SELECT ${tookAnotherIn(reached)} AS took, ${isUntouched({ ...reached, version: '$3::integer', batch: '$4' })} AS untouched`,
      [entity_id, after_version, stored.version, batchId],
    );
    if (rows[0]?.took) return mergeReasons.tookAnotherIn;
    if (!rows[0]?.untouched) return 'was changed since';
  }
  const [wanted] = (await followMerged(client, [former])) ?? [];
  if (!wanted) return namesRemoved;
  await updateRows(client, entity, await writableColumns(client, entity), [wanted], 'any');
  await client.query(
    `UPDATE import_row SET written = jsonb_set(written, '{v}', to_jsonb($2::integer)) WHERE entity_id = $1`,
    [entity_id, former.version],
  );
  await auditChanges(client, 'import undo', [
    { entity, id: entity_id, version: former.version, before: stored, after: wanted },
  ]);
  return null;
}
