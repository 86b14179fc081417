import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { prepareDocuments } from '../../areas/persons/prepareDocuments.ts';
import { readAllPersons } from '../../areas/persons/readPersons.ts';
import { rewriteKeys } from '../../areas/persons/rewriteKeys.ts';
import { addToQueue } from '../../lib/queue/searchQueue.ts';
import { readChecksums } from './readChecksums.ts';

const pageSize = 1_000;

export interface CheckReport {
  readonly persons: number;
  /** Documents in the index that are missing, differ, or are of nobody, and were not waiting to be indexed anyway. */
  readonly different: number;
  /** Rows whose key columns did not fit their texts. */
  readonly rewritten: number;
}

interface Check {
  readonly pool: Pool;
  readonly client: Meilisearch;
  readonly uid: string;
  readonly log: Logger;
  readonly signal: AbortSignal;
}

/**
 * Compares the index with the database: person by person in ranges of ids by checksum, then the count of documents, and
 * where there are too many of them which ones are of nobody. What differs is queued, and so repaired like any change.
 * Works beside the follower of the queue; memory stays that of one range.
 */
export async function checkIndex({ pool, client, uid, log, signal }: Check): Promise<CheckReport> {
  let persons = 0;
  let matched = 0;
  let different = 0;
  let rewritten = 0;
  const repair = async (ids: readonly string[]) => {
    different += await addToQueue(pool, ids);
  };
  for await (const page of readAllPersons(pool, pageSize)) {
    signal.throwIfAborted();
    const { documents, rewrites, culprits } = prepareDocuments(page);
    rewritten += await rewriteKeys(pool, rewrites);
    const stored = await readChecksums(
      client,
      uid,
      page.map(({ id }) => id),
    );
    matched += stored.size;
    const wrong = documents.filter(({ id, checksum }) => stored.get(id) !== checksum).map(({ id }) => id);
    await repair([...wrong, ...culprits.map(({ id }) => id)]);
    persons += page.length;
  }
  const { numberOfDocuments } = await client.index(uid).getStats();
  if (numberOfDocuments > matched) {
    for await (const ids of idsInIndex(client, uid)) {
      signal.throwIfAborted();
      await repair(await idsOfNobody(pool, ids));
    }
  }
  const report = { persons, different, rewritten };
  log[different + rewritten > 0 ? 'warn' : 'info'](report, 'compared the index with the database');
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

async function idsOfNobody(pool: Pool, ids: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM unnest($1::uuid[]) AS indexed (id) WHERE NOT EXISTS (SELECT FROM person p WHERE p.id = indexed.id)',
    [ids],
  );
  return rows.map(({ id }) => id);
}
