import type pg from 'pg';
import type { RowRecord } from '../../records/records.ts';
import { type Problem, warning } from '../../values/problem.ts';
import { auditColumns, auditOfCreation } from '../auditRows.ts';
import { copyRows } from '../copyRows.ts';
import {
  type ChangedRow,
  copyImportRows,
  type ImportRow,
  keepRows,
  loadRows,
  type NewRow,
  type RowSource,
  updateImportRows,
} from '../importRows.ts';
import { insertRows, type Row } from '../jsonRows.ts';
import { newId } from '../newIds.ts';
import { addSourceCells, withSourceCells } from '../sourceRows.ts';
import type { ChunkResult } from '../WriteChunk.ts';
import { versionOfImport, writeChangedReferences } from './changePlaces.ts';
import type { ReferenceItem, ReferenceTable } from './ReferenceItem.ts';

type StoredRow = Row & { readonly id: string; readonly version: number };

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
  { table, columns, complete, replace = (stored, fields) => ({ ...stored, ...fields }) }: ReferenceTable,
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
      : changes.settle(
          { item, row, stored: stored.get(id), owner: stored.get(id)?.owner ?? null, complete, replace },
          report,
        );
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
async function lockStored(client: pg.ClientBase, table: ReferenceTable['table'], ids: readonly string[]) {
  const { rows } = await client.query<{ row: StoredRow; owner: number | null }>(
    `SELECT to_jsonb(t) AS row,
       ${versionOfImport(table)} AS owner
     FROM ${table} AS t WHERE t.id = ANY($1) ORDER BY t.id FOR UPDATE OF t`,
    [ids],
  );
  return new Map(rows.map(({ row, owner }) => [row.id, { ...row, owner }]));
}

interface Settled {
  readonly item: ReferenceItem;
  readonly row: ImportRow | undefined;
  readonly stored: (StoredRow & { owner: number | null }) | undefined;
  readonly owner: number | null;
  readonly complete: ReferenceTable['complete'];
  readonly replace: NonNullable<ReferenceTable['replace']>;
}

class Changes {
  readonly #changed = new Map<string, Row>();
  readonly #before = new Map<string, StoredRow>();
  readonly rows: ChangedRow[] = [];

  settle(
    { item, row, stored, owner, complete, replace }: Settled,
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
    const next = isOwn ? replace(base, item.fields) : isUntouched ? complete(base, item.fields) : null;
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
    const changed = [...this.#changed.values()].map((after) => ({
      before: this.#before.get(String(after.id)) as StoredRow,
      after,
    }));
    await writeChangedReferences(client, batchId, table, columns, changed);
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
