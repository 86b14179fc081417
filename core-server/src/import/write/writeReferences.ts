import type pg from 'pg';
import { type Problem, warning } from '../records/problem.ts';
import type { RowRecord } from '../records/records.ts';
import { type AuditedChange, auditChanges, auditColumns, auditOfCreation } from './auditRows.ts';
import { copyRows } from './copyRows.ts';
import {
  type ChangedRow,
  copyImportRows,
  type ImportRow,
  keepBefore,
  keepRows,
  loadRows,
  type NewRow,
  type RowSource,
  updateImportRows,
} from './importRows.ts';
import { insertRows, type Row, updateRows } from './jsonRows.ts';
import { newId } from './newIds.ts';
import type { ReferenceItem, ReferenceTable } from './ReferenceItem.ts';
import { addSourceCells, withSourceCells } from './sourceRows.ts';
import type { ChunkResult } from './WriteChunk.ts';

type Stored = Row & { readonly id: string; readonly version: number };

/** What became of an item: the record that it is, and whether the import may write to it. */
export interface WrittenItem {
  readonly item: ReferenceItem;
  readonly entityId: string;
  readonly row: ImportRow | undefined;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'matched' | 'conflict';
}

/**
 * Writes the places, memorials or units of a list. A row that names a record which is there already is joined to it; what
 * that record lacks is added when an import made it and nobody has worked on it since.
 */
export async function writeReferences(
  client: pg.ClientBase,
  source: RowSource,
  { table, columns, complete }: ReferenceTable,
  items: readonly ReferenceItem[],
  report: (record: RowRecord, problem: Problem) => void,
): Promise<WrittenItem[]> {
  const rows = await loadRows(
    client,
    source,
    items.map(({ key }) => key),
  );
  const changing = items.flatMap(({ key, record }) => {
    const row = rows.get(key);
    return row && !row.row_hash.equals(record.hash) ? [row] : [];
  });
  for (const row of await withSourceCells(client, source, changing)) rows.set(row.source_key, row);
  const found = new Map<ReferenceItem, string>();
  const written: WrittenItem[] = [];
  const pending = new Map<string, Row>();
  const created: { item: ReferenceItem; id: string }[] = [];

  for (const item of items) {
    const row = rows.get(item.key);
    if (row) {
      found.set(item, row.entity_id);
      continue;
    }
    const id = item.find();
    if (id === 'several') {
      report(item.record, warning('DATA_ALREADY_EXISTS', '', 'several records have this name; a new one is made'));
    }
    if (id && id !== 'several') {
      found.set(item, id);
      const made = pending.get(id);
      if (made) pending.set(id, complete(made, item.fields) ?? made);
      continue;
    }
    const fresh = newId();
    item.add(fresh);
    pending.set(fresh, { ...item.fields, id: fresh });
    created.push({ item, id: fresh });
    written.push({ item, entityId: fresh, row: undefined, outcome: 'created' });
  }

  const stored = await lockStored(
    client,
    table,
    [...new Set(found.values())].filter((id) => !pending.has(id)),
  );
  const changes = new Changes();
  for (const [item, id] of found) {
    const row = rows.get(item.key);
    const outcome = pending.has(id)
      ? ('matched' as const)
      : changes.settle({ item, row, stored: stored.get(id), owner: stored.get(id)?.owner ?? null, complete }, report);
    written.push({ item, entityId: id, row, outcome });
  }

  await insertRows(client, table, ['id', ...columns], [...pending.values()]);
  await changes.write(client, source, table, columns);
  await copyImportRows(client, source, newRows(written));
  // Units keep theirs together with their history.
  if (table !== 'military_entity') {
    await keepRows(
      client,
      source.batchId,
      changes.rows.flatMap(({ key }) => ({ row: rows.get(key) as ImportRow, history: [] })),
    );
  }
  await updateImportRows(client, source, changes.rows);
  await addSourceCells(
    client,
    source,
    written.flatMap(({ item, row, outcome }) =>
      outcome === 'unchanged' && row?.has_cells === false ? [{ key: item.key, record: item.record }] : [],
    ),
  );
  await copyRows(
    client,
    'audit_entry',
    auditColumns,
    created.map(({ item, id }) => auditOfCreation(table, id, source, item.key)),
  );
  return written;
}

const newRows = (written: readonly WrittenItem[]): NewRow[] =>
  written
    .filter(({ row }) => row === undefined)
    .map(({ item, entityId, outcome }) => ({
      record: item.record,
      key: item.key,
      entityId,
      isCreated: outcome === 'created',
      written: { v: 1 },
    }));

/** Records with the version in which an import left them, when one made them. */
async function lockStored(client: pg.ClientBase, table: string, ids: readonly string[]) {
  const { rows } = await client.query<{ row: Stored; owner: number | null }>(
    `SELECT to_jsonb(t) AS row,
       coalesce(
         (SELECT max((r.written->>'v')::integer) FROM import_row r WHERE r.entity_id = t.id AND r.created_by IS NOT NULL),
         (SELECT max(c.after_version) FROM import_change c WHERE c.entity_id = t.id AND c.entity = $2 AND c.before IS NULL)
       ) AS owner
     FROM ${table} AS t WHERE t.id = ANY($1) ORDER BY t.id FOR UPDATE OF t`,
    [ids, table],
  );
  return new Map(rows.map(({ row, owner }) => [row.id, { ...row, owner }]));
}

interface Settled {
  readonly item: ReferenceItem;
  readonly row: ImportRow | undefined;
  readonly stored: (Stored & { owner: number | null }) | undefined;
  readonly owner: number | null;
  readonly complete: ReferenceTable['complete'];
}

class Changes {
  readonly #changed = new Map<string, Row>();
  readonly #before = new Map<string, Stored>();
  readonly rows: ChangedRow[] = [];

  settle(
    { item, row, stored, owner, complete }: Settled,
    report: (record: RowRecord, problem: Problem) => void,
  ): WrittenItem['outcome'] {
    if (!stored) {
      report(
        item.record,
        warning('CONFLICT_REMOVED', '', 'the record was removed since the import; it is not made again'),
      );
      return 'conflict';
    }
    if (row?.row_hash.equals(item.record.hash)) return 'unchanged';
    const { owner: _owner, ...current } = stored;
    const isUntouched = owner !== null && stored.version === owner;
    // A row that made its record may change all of it; one that was joined to it only adds what is missing.
    const isOwn = row?.created_by != null;
    if (isOwn && !isUntouched) {
      report(item.record, warning('CONFLICT_RECORD', '', 'the record was changed since the import; it stays as it is'));
      return 'conflict';
    }
    const base = this.#changed.get(stored.id) ?? current;
    const next = isOwn ? { ...base, ...item.fields } : isUntouched ? complete(base, item.fields) : null;
    const isChanged = next !== null && Object.keys(item.fields).some((name) => differs(base[name], next[name]));
    if (isChanged) {
      if (!this.#before.has(stored.id)) this.#before.set(stored.id, current);
      this.#changed.set(stored.id, { ...next, version: stored.version + 1, updated_at: new Date().toISOString() });
    }
    if (row) {
      const version = isChanged ? stored.version + 1 : (row.written.v ?? 1);
      this.rows.push({
        key: item.key,
        hash: item.record.hash,
        record: item.record,
        written: { ...row.written, v: version },
      });
    }
    return row ? (isChanged ? 'updated' : 'unchanged') : 'matched';
  }

  async write(
    client: pg.ClientBase,
    { batchId }: RowSource,
    table: ReferenceTable['table'],
    columns: readonly string[],
  ): Promise<void> {
    const changed = [...this.#changed.values()];
    await updateRows(client, table, [...columns, 'version', 'updated_at'], changed, 'previous');
    const before = changed.map((row) => {
      const id = String(row.id);
      return { id, before: { [table]: this.#before.get(id) }, afterVersion: row.version as number };
    });
    await keepBefore(client, batchId, table, before);
    // Every row of the record knows now in which version the import left it.
    await client.query(
      `UPDATE import_row AS r SET written = jsonb_set(r.written, '{v}', to_jsonb(v.version))
       FROM jsonb_to_recordset($1::jsonb) AS v (id uuid, version integer) WHERE r.entity_id = v.id`,
      [JSON.stringify(changed.map(({ id, version }) => ({ id, version })))],
    );
    const audit = changed.map((after): AuditedChange => {
      const id = String(after.id);
      return { entity: table, id, version: after.version as number, before: this.#before.get(id) ?? null, after };
    });
    await auditChanges(client, 'import', audit);
  }
}

const differs = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b);

export function countOutcomes(written: readonly WrittenItem[]): ChunkResult {
  const count = (outcome: WrittenItem['outcome']) => written.filter((each) => each.outcome === outcome).length;
  return {
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged'),
    matched: count('matched'),
    conflicts: count('conflict'),
  };
}
