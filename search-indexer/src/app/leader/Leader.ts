import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Meilisearch } from 'meilisearch';
import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { Database } from '../../lib/database/Database.ts';
import { describeFailure } from '../../lib/failures/describeFailure.ts';
import type { Outages } from '../../lib/failures/Outages.ts';
import type { SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { compactPersonCounts } from './compactPersonCounts.ts';
import { IndexKeeper } from './IndexKeeper.ts';
import { runTogether } from './runTogether.ts';

const heartbeatMs = 3_000;
/** What an indexer sent before it was killed can still be on its way into Meilisearch; it must not arrive last. */
const settlingMs = 1_000;
const nightly = '30 3 * * *';
const quarterly = '*/15 * * * *';

interface Services {
  readonly indexes: readonly SearchIndex[];
  readonly database: Database;
  readonly client: Meilisearch;
  readonly outages: Outages;
  readonly log: Logger;
  /** Told once the queues of all indexes are followed, or would be if an index were not being filled. */
  readonly onFollowing: () => void;
}

/** What the one indexer does that has the lead: has every index kept, shows that it lives, and keeps hours. */
export class Leader {
  readonly #services: Services;
  readonly #keepers: readonly IndexKeeper[];

  constructor(services: Services) {
    this.#services = services;
    const { indexes, database, onFollowing, ...others } = services;
    const waiting = new Set(indexes);
    this.#keepers = indexes.map(
      (index) =>
        new IndexKeeper(index, {
          ...others,
          pool: database.pool,
          onFollowing: () => {
            if (waiting.delete(index) && waiting.size === 0) onFollowing();
          },
        }),
    );
  }

  /** Works until `signal` is aborted. Waits for Meilisearch when it is away. */
  async run(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#services;
    const indexer = `${hostname()} ${process.pid}`;
    const former = await Promise.all(this.#keepers.map(({ state }) => state.lead(indexer)));
    if (former.some((each) => each !== null)) await delay(settlingMs, undefined, { signal });
    database.onNotification('search_queue', () => this.#each(({ changes }) => changes.call()));
    database.onNotification('search_index', () => this.#each(({ requests }) => requests.call()));
    log.info('following the search queue');
    await runTogether(signal, [
      (until) => this.#beat(until),
      (until) => this.#keepHours(until),
      ...this.#keepers.map((keeper) => (until: AbortSignal) => keeper.run(until)),
    ]);
  }

  /** After an orderly end the next indexer need not wait for stragglers. */
  async resign(): Promise<void> {
    for (const { state } of this.#keepers) await state.resign();
  }

  #each(work: (keeper: IndexKeeper) => void): void {
    for (const keeper of this.#keepers) work(keeper);
  }

  async #beat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const { state } of this.#keepers) await state.beat();
      await delay(heartbeatMs, undefined, { signal });
    }
  }

  async #keepHours(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#services;
    const tasks = [
      schedule(nightly, () => this.#each((keeper) => keeper.checkSoon())),
      schedule(quarterly, () =>
        compactPersonCounts(database.pool).catch((error: unknown) =>
          log.warn({ reason: describeFailure(error).message }, 'the counts of persons could not be compacted'),
        ),
      ),
    ];
    if (!signal.aborted)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    for (const task of tasks) await task.destroy();
  }
}
