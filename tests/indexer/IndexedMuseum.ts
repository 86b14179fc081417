import { isDeepStrictEqual } from 'node:util';
import { searchIndexNames } from '@salient/shared/app/searchIndexNames.ts';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch } from 'meilisearch';
import type { DataSource } from 'typeorm';
import { expect } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { waitForTask } from '../../search-indexer/src/lib/meilisearch/waitForTask.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { createMaker, type Maker } from '../harness/records/make.ts';
import { until } from '../harness/until.ts';
import { expectedDocuments } from './expectedDocuments.ts';
import { type RunningIndexer, startIndexer } from './startIndexer.ts';

type StoredDocument = Record<string, unknown> & { id: string };

/** A database of its own and a Meilisearch of its own, with as many indexers as a test starts. */
export class IndexedMuseum {
  readonly #database: TestDatabase;
  readonly meilisearch: TestMeilisearch;
  readonly dataSource: DataSource;
  readonly make: Maker;
  readonly client: Meilisearch;
  readonly #indexers: RunningIndexer[] = [];

  private constructor(database: TestDatabase, meilisearch: TestMeilisearch, dataSource: DataSource) {
    this.#database = database;
    this.meilisearch = meilisearch;
    this.dataSource = dataSource;
    this.make = createMaker(dataSource);
    this.client = createMeiliClient({ url: meilisearch.url, key: meilisearch.key, timeoutMs: 20_000 });
  }

  static async open(): Promise<IndexedMuseum> {
    const [database, meilisearch] = await Promise.all([createDatabase(), startMeilisearch()]);
    const dataSource = await createDataSource({ url: database.url, poolSize: 4 }).initialize();
    return new IndexedMuseum(database, meilisearch, dataSource);
  }

  get databaseUrl(): string {
    return this.#database.url;
  }

  async startIndexer(options: { databaseUrl?: string; untilReady?: boolean } = {}): Promise<RunningIndexer> {
    const indexer = await startIndexer({ databaseUrl: this.#database.url, meili: this.meilisearch, ...options });
    this.#indexers.push(indexer);
    return indexer;
  }

  async close(): Promise<void> {
    for (const indexer of this.#indexers) await indexer.kill();
    await this.dataSource.destroy();
    await this.meilisearch.stop();
    await this.#database.drop();
  }

  /** The row of `search_index_state` of an index, times and numbers as JSON has them. */
  async state(index = personIndex): Promise<Record<string, unknown>> {
    const [row] = await this.dataSource.query(
      'SELECT to_jsonb(s) AS state FROM search_index_state s WHERE index_name = $1',
      [index],
    );
    return row?.state ?? {};
  }

  async waitingRows(): Promise<number> {
    const [row] = await this.dataSource.query('SELECT count(*)::integer AS n FROM search_queue');
    return row.n;
  }

  readonly until = until;

  /** Waits until searches may use the indexes and no change waits. */
  untilIndexed(): Promise<void> {
    return this.until('everything is indexed', async () => {
      const states = await Promise.all(searchIndexNames.map((index) => this.state(index)));
      const areFull = states.every(({ ready, rebuild_started_at }) => ready === true && rebuild_started_at === null);
      return areFull && (await this.waitingRows()) === 0;
    });
  }

  /** Asks for a rebuild as the command does, and waits until it is done. */
  async rebuild(): Promise<void> {
    const { rebuilt_at } = await this.state();
    await this.dataSource.query('UPDATE search_index_state SET rebuild_requested_at = now()');
    await this.dataSource.query('NOTIFY search_index');
    await this.until('the index is rebuilt', async () => (await this.state()).rebuilt_at !== rebuilt_at);
  }

  /** Waits until Meilisearch has done what a test asked of it. */
  async done(asked: Promise<{ taskUid: number }>): Promise<void> {
    await waitForTask(this.client, (await asked).taskUid);
  }

  async document(id: string, index = personIndex): Promise<StoredDocument | null> {
    const { results } = await this.client.index(index).httpRequest.post<{ results: StoredDocument[] }>({
      path: `indexes/${index}/documents/fetch`,
      body: { ids: [id] },
    });
    return results[0] ?? null;
  }

  async documents(): Promise<Map<string, StoredDocument>> {
    const stored = new Map<string, StoredDocument>();
    for (let offset = 0; ; offset += 5_000) {
      const { results } = await this.client.index(personIndex).getDocuments<StoredDocument>({ offset, limit: 5_000 });
      for (const document of results) stored.set(document.id, document);
      if (results.length === 0) return stored;
    }
  }

  /** Compares every field of every document with what the database calls for. */
  async expectIndexToEqualDatabase(): Promise<void> {
    const [expected, stored] = await Promise.all([expectedDocuments(this.dataSource), this.documents()]);
    expect([...stored.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [id, document] of expected) {
      const { checksum, ...fields }: StoredDocument = stored.get(id) ?? { id };
      expect(checksum).toMatch(/^[\w-]{12}$/);
      // Of thousands that are equal in every respect, the slow comparison would find nothing else.
      if (!isDeepStrictEqual(fields, document)) expect(fields).toEqual(document);
    }
  }
}
