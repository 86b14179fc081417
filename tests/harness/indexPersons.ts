import { startIndexer } from '../indexer/startIndexer.ts';
import type { TestMeilisearch } from './programs/meilisearch.ts';
import type { TestServer } from './startServer.ts';
import { until } from './until.ts';

/** Lets the search indexer fill its indexes with every record of the database, and go. */
export async function indexPersons(
  { databaseUrl, dataSource }: Pick<TestServer, 'databaseUrl' | 'dataSource'>,
  meili: Pick<TestMeilisearch, 'url' | 'key'>,
): Promise<void> {
  const indexer = await startIndexer({ databaseUrl, meili });
  await until('everybody is indexed', async () => {
    const [row] = await dataSource.query(
      `SELECT bool_and(ready AND rebuild_started_at IS NULL) AND NOT EXISTS (SELECT FROM search_queue) AS done
       FROM search_index_state`,
    );
    return row?.done === true;
  });
  await indexer.stop();
}
