import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import { indexFingerprint } from '../../areas/persons/indexFingerprint.ts';
import { describeIndex } from '../../lib/meilisearch/personIndexes.ts';
import type { IndexState } from '../../lib/state/IndexState.ts';

export type Inspection = { readonly createdAt: string } | { readonly rebuildBecause: string };

/** Whether the live index is the one that was filled, by today's rules, and if not, why it has to be rebuilt. */
export async function inspectIndex(pool: Pool, client: Meilisearch, state: IndexState): Promise<Inspection> {
  const [index, { ready, settings_hash, index_created_at }] = await Promise.all([
    describeIndex(client, personIndex),
    state.read(),
  ]);
  if (!index) return { rebuildBecause: 'there is no index' };
  if (!ready) return { rebuildBecause: 'the index was never completed' };
  if (settings_hash !== indexFingerprint()) return { rebuildBecause: 'the index was made by other rules' };
  if (index.createdAt !== index_created_at) return { rebuildBecause: 'it is not the index that was filled' };
  if (index.documents === 0) {
    const { rows } = await pool.query('SELECT FROM person LIMIT 1');
    if (rows.length > 0) return { rebuildBecause: 'the index is empty' };
  }
  return { createdAt: index.createdAt };
}
