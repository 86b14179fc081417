import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { addToQueue } from '../../lib/queue/searchQueue.ts';
import { readChecksums } from './readChecksums.ts';

const pageSize = 1_000;

export interface CheckReport {
  readonly index: string;
  /** Rows that have a document each. */
  readonly records: number;
  /** Documents in the index that are missing, differ, or are of no record, and were not waiting to be indexed anyway. */
  readonly different: number;
  /** Rows that held something derived that did not fit. */
  readonly healed: number;
}

interface Check {
  readonly index: SearchIndex;
  readonly pool: Pool;
  readonly client: Meilisearch;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Compares an index with the database: record by record in ranges of ids by checksum, then the count of documents, and
 * where there are too many of them which ones are of none. What differs is queued, and so repaired like any change.
 * Works beside the follower of the queue; memory stays that of one range.
 */
export async function checkIndex({ index, pool, client, log, signal }: Check): Promise<CheckReport> {
  const { name, entity } = index;
  let records = 0;
  let matched = 0;
  let different = 0;
  let healed = 0;
  const repair = async (ids: readonly string[]) => {
    different += await addToQueue(pool, entity, ids);
  };
  for await (const page of index.readAll(pool, pageSize)) {
    signal.throwIfAborted();
    healed += page.healed;
    const stored = await readChecksums(client, name, page.ids);
    matched += stored.size;
    const wrong = page.documents.filter(({ id, checksum }) => stored.get(id) !== checksum).map(({ id }) => id);
    await repair([...wrong, ...page.culprits.map(({ id }) => id)]);
    records += page.ids.length;
  }
  const { numberOfDocuments } = await client.index(name).getStats();
  if (numberOfDocuments > matched) {
    for await (const ids of idsInIndex(client, name)) {
      signal.throwIfAborted();
      await repair(await idsOfNone(index, pool, ids));
    }
  }
  const report = { index: name, records, different, healed };
  log[different + healed > 0 ? 'warn' : 'info'](report, 'compared the index with the database');
  return report;
}

async function* idsInIndex(client: Meilisearch, uid: string): AsyncGenerator<string[]> {
  const limit = 10_000;
  for (let offset = 0; ; offset += limit) {
    const { results } = await client.index(uid).getDocuments<{ id: string }>({ fields: ['id'], offset, limit });
    if (results.length === 0) return;
    yield results.map(({ id }) => id);
  }
}

async function idsOfNone({ table }: SearchIndex, pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM unnest($1::uuid[]) AS indexed (id)
     WHERE NOT EXISTS (SELECT FROM ${table} r WHERE r.id = indexed.id)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
