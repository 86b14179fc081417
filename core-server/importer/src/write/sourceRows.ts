import type pg from 'pg';
import type { RowRecord } from '../records/records.ts';
import type { ImportRow, RowSource } from './importRows.ts';
import { type SourceCells, storedCells } from './SourceCells.ts';

/** Rows with what is kept of them as they stood in their list: what an undo puts back. */
export async function withSourceCells(
  client: pg.ClientBase,
  { kind, source }: RowSource,
  imported: readonly ImportRow[],
): Promise<ImportRow[]> {
  if (imported.length === 0) return [];
  const { rows } = await client.query<SourceCells & { source_key: string }>(
    `SELECT source_key, line, cells, cells_batch_id FROM import_row
     WHERE kind = $1 AND source = $2 AND source_key = ANY($3)`,
    [kind, source, imported.map(({ source_key }) => source_key)],
  );
  const byKey = new Map(rows.map((row) => [row.source_key, row]));
  return imported.map((row) => ({ ...row, ...byKey.get(row.source_key) }));
}

/** Adds the cells to rows that were imported before sources were kept, and that are otherwise unchanged. */
export async function addSourceCells(
  client: pg.ClientBase,
  { kind, source, batchId }: RowSource,
  rows: readonly { readonly key: string; readonly record: RowRecord }[],
): Promise<void> {
  if (rows.length === 0) return;
  await client.query(
    `UPDATE import_row AS r SET line = v.line, cells = v.cells, cells_batch_id = $3
     FROM jsonb_to_recordset($4::jsonb) AS v (key text, line integer, cells text[])
     WHERE r.kind = $1 AND r.source = $2 AND r.source_key = v.key AND r.cells IS NULL`,
    [
      kind,
      source,
      batchId,
      JSON.stringify(rows.map(({ key, record }) => ({ key, line: record.line, cells: storedCells(record.cells) }))),
    ],
  );
}

/** Takes the cells away that a batch added to rows of earlier ones. */
export async function removeAddedCells(client: pg.ClientBase, batchId: string): Promise<void> {
  await client.query(
    'UPDATE import_row SET line = NULL, cells = NULL, cells_batch_id = NULL WHERE cells_batch_id = $1',
    [batchId],
  );
}
