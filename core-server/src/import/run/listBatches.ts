import type pg from 'pg';
import type { ImportCounts } from '../write/importBatch.ts';

export interface BatchLine {
  readonly id: string;
  readonly kind: string;
  readonly file_name: string;
  readonly status: string;
  readonly started_at: Date;
  readonly counts: Partial<ImportCounts>;
}

/** The imports of a database, the newest first. */
export async function listBatches(client: pg.ClientBase): Promise<BatchLine[]> {
  const { rows } = await client.query<BatchLine>(
    'SELECT id, kind, file_name, status, started_at, counts FROM import_batch ORDER BY started_at DESC LIMIT 100',
  );
  return rows;
}
