import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import { waitForTask } from '../meilisearch/waitForTask.ts';
import type { EncodedDocument } from './encodeDocument.ts';
import type { Culprit, SearchIndex } from './SearchIndex.ts';
import { type Applied, takeApart } from './takeApart.ts';

/** Documents that Meilisearch has taken and not yet done. */
export interface SentBatch {
  readonly tasks: readonly number[];
  /** Documents written or removed once the tasks are done. */
  readonly count: number;
  readonly culprits: readonly Culprit[];
}

/** Brings documents in one index to what the database holds. */
export class IndexWriter {
  readonly #index: SearchIndex;
  readonly #pool: Pool;
  readonly #client: Meilisearch;
  readonly uid: string;

  /** @param uid of the index that is written: the live one, or one that takes its place later. */
  constructor(index: SearchIndex, pool: Pool, client: Meilisearch, uid = index.name) {
    this.#index = index;
    this.#pool = pool;
    this.#client = client;
    this.uid = uid;
  }

  /** Hands documents to Meilisearch; answers the number of the task. */
  async post(documents: readonly EncodedDocument[]): Promise<number> {
    const lines = documents.map(({ json }) => json).join('\n');
    const { taskUid } = await this.#client
      .index(this.uid)
      .addDocumentsFromString(lines, 'application/x-ndjson', { primaryKey: 'id' });
    return taskUid;
  }

  /**
   * Reads the records, makes their documents and hands them over; ids of nobody are removed from the index. Calls must
   * follow one another: a document read earlier must not be sent later.
   */
  async send(ids: readonly string[]): Promise<SentBatch> {
    const documents: EncodedDocument[] = [];
    const culprits: Culprit[] = [];
    const gone = new Set(ids);
    for await (const page of this.#index.read(this.#pool, ids)) {
      documents.push(...page.documents);
      culprits.push(...page.culprits);
      for (const id of page.ids) gone.delete(id);
    }
    const tasks: number[] = [];
    if (documents.length > 0) tasks.push(await this.post(documents));
    if (gone.size > 0) tasks.push((await this.#client.index(this.uid).deleteDocuments([...gone])).taskUid);
    return { tasks, count: documents.length + gone.size, culprits };
  }

  /** Waits until what was sent can be found. */
  async settle(tasks: readonly number[], options: { signal?: AbortSignal; longestPauseMs?: number }): Promise<void> {
    for (const task of tasks) await waitForTask(this.#client, task, options);
  }

  /**
   * Sends the documents of `ids` and waits until they can be found. What Meilisearch refuses is taken apart, see
   * `takeApart`.
   */
  apply(ids: readonly string[], signal: AbortSignal): Promise<Applied> {
    return takeApart(ids, async (part) => {
      const { tasks, count, culprits } = await this.send(part);
      await this.settle(tasks, { signal });
      return { count, culprits };
    });
  }
}
