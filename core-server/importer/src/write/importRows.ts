import type pg from 'pg';
import type { ImportKind } from '../mapping/mappingSchema.ts';
import type { RowRecord } from '../records/records.ts';
import { copyRows, mapped } from './copyRows.ts';
import { type SourceCells, storedCells } from './SourceCells.ts';

/** The record and its parts as the import left them. */
export interface WrittenRecord {
  /** Version of the record. */
  v?: number;
  /** Parts by slot: id and version. */
  e?: Record<string, [id: string, version: number]>;
  /** A place or memorial that the row names was not known: the next run looks again. */
  w?: true;
  /** The person was there before: the row only completes it. */
  j?: true;
}

/** What is kept of an imported row; its cells are loaded with `withSourceCells` where it is about to change. */
export interface ImportRow extends Partial<SourceCells> {
  readonly source_key: string;
  readonly entity_id: string;
  readonly row_hash: Buffer;
  readonly row_number: number;
  readonly batch_id: string;
  readonly created_by: string | null;
  readonly written: WrittenRecord;
  /** False for a row of the time before sources were kept. */
  readonly has_cells: boolean;
}

export interface RowSource {
  readonly kind: ImportKind;
  readonly source: string;
  readonly batchId: string;
}

/** The rows of earlier runs with these keys. */
export async function loadRows(
  client: pg.ClientBase,
  { kind, source }: RowSource,
  keys: readonly string[],
): Promise<Map<string, ImportRow>> {
  const { rows } = await client.query<ImportRow>(
    `SELECT source_key, entity_id, row_hash, row_number, batch_id, created_by, written,
       cells IS NOT NULL AS has_cells FROM import_row
     WHERE kind = $1 AND source = $2 AND source_key = ANY($3)`,
    [kind, source, keys],
  );
  return new Map(rows.map((row) => [row.source_key, row]));
}

const columns = [
  ...['kind', 'source', 'source_key', 'entity_id', 'row_hash', 'row_number', 'batch_id', 'created_by', 'written'],
  ...['line', 'cells'],
];

export interface NewRow {
  readonly record: RowRecord;
  readonly key: string;
  readonly entityId: string;
  /** False when the row was joined to a record that was there. */
  readonly isCreated: boolean;
  readonly written: WrittenRecord;
}

/** Notes rows that the import sees for the first time. */
export async function copyImportRows(
  client: pg.ClientBase,
  { kind, source, batchId }: RowSource,
  rows: readonly NewRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await copyRows(
    client,
    'import_row',
    columns,
    mapped(rows, ({ record, key, entityId, isCreated, written }) => [
      ...[kind, source, key, entityId, `\\x${record.hash.toString('hex')}`, record.row, batchId],
      isCreated ? batchId : null,
      JSON.stringify(written),
      record.line,
      storedCells(record.cells),
    ]),
  );
}

export interface ChangedRow {
  readonly key: string;
  /** Null keeps the old checksum: something of the row could not be written, so it is tried again next time. */
  readonly hash: Buffer | null;
  readonly record: RowRecord;
  readonly written: WrittenRecord;
}

/** Notes rows that changed since an earlier run. */
export async function updateImportRows(
  client: pg.ClientBase,
  { kind, source, batchId }: RowSource,
  rows: readonly ChangedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `UPDATE import_row AS r SET row_hash = coalesce(decode(v.hash, 'hex'), r.row_hash), row_number = v.row_number,
       batch_id = $3, written = v.written, line = v.line, cells = v.cells, cells_batch_id = NULL
     FROM jsonb_to_recordset($4::jsonb)
       AS v (key text, hash text, row_number integer, written jsonb, line integer, cells text[])
     WHERE r.kind = $1 AND r.source = $2 AND r.source_key = v.key`,
    [
      kind,
      source,
      batchId,
      JSON.stringify(
        rows.map(({ key, hash, record, written }) => ({
          key,
          hash: hash?.toString('hex') ?? null,
          row_number: record.row,
          written,
          line: record.line,
          cells: storedCells(record.cells),
        })),
      ),
    ],
  );
}

/** Keeps the state of a record before this batch changed it for the first time. */
export async function keepBefore(
  client: pg.ClientBase,
  batchId: string,
  entity: string,
  changes: readonly { readonly id: string; readonly before: unknown; readonly afterVersion: number }[],
): Promise<void> {
  if (changes.length === 0) return;
  await client.query(
    `INSERT INTO import_change (batch_id, entity, entity_id, before, after_version)
     SELECT $1, $2, v.id, v.before, v.after_version
     FROM jsonb_to_recordset($3::jsonb) AS v (id uuid, before jsonb, after_version integer)
     ON CONFLICT (batch_id, entity, entity_id) DO UPDATE SET after_version = excluded.after_version`,
    [
      batchId,
      entity,
      JSON.stringify(changes.map(({ id, before, afterVersion }) => ({ id, before, after_version: afterVersion }))),
    ],
  );
}

/** Marks what `keepRows` keeps among the changes of a batch, so that one record may have several rows. */
export const rowChange = (key: string): string => `row ${key}`;

/** Keeps rows as they were before this batch rewrote them, with the parts of history that they had given. */
export async function keepRows(
  client: pg.ClientBase,
  batchId: string,
  rows: readonly { readonly row: ImportRow; readonly history: readonly unknown[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const changes = rows.map(({ row, history }) => ({
    entity: rowChange(row.source_key),
    id: row.entity_id,
    before: { row: { ...row, row_hash: row.row_hash.toString('hex') }, history },
  }));
  await client.query(
    `INSERT INTO import_change (batch_id, entity, entity_id, before)
     SELECT $1, v.entity, v.id, v.before FROM jsonb_to_recordset($2::jsonb) AS v (entity text, id uuid, before jsonb)
     ON CONFLICT DO NOTHING`,
    [batchId, JSON.stringify(changes)],
  );
}
