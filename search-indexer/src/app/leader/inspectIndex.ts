import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { describeIndex } from '../../lib/meilisearch/indexes.ts';
import type { IndexState } from '../../lib/state/IndexState.ts';

export type Inspection = { readonly createdAt: string } | { readonly rebuildBecause: string };

/** Whether the live index is the one that was filled, by today's rules, and if not, why it has to be rebuilt. */
export async function inspectIndex(
  { name, table, fingerprint }: SearchIndex,
  pool: Pool,
  client: Meilisearch,
  state: IndexState,
): Promise<Inspection> {
  const [index, { ready, settings_hash, index_created_at }] = await Promise.all([
    describeIndex(client, name),
    state.read(),
  ]);
  if (!index) return { rebuildBecause: 'there is no index' };
  if (!ready) return { rebuildBecause: 'the index was never completed' };
  if (settings_hash !== fingerprint()) return { rebuildBecause: 'the index was made by other rules' };
  if (index.createdAt !== index_created_at) return { rebuildBecause: 'it is not the index that was filled' };
  if (index.documents === 0) {
    const { rows } = await pool.query(`SELECT FROM ${table} LIMIT 1`);
    if (rows.length > 0) return { rebuildBecause: 'the index is empty' };
  }
  return { createdAt: index.createdAt };
}
