import { setTimeout as delay } from 'node:timers/promises';
import { NewerDatabaseProblem, refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch } from 'meilisearch';
import type { Logger } from 'pino';
import type { Config } from '../lib/config/readConfig.ts';
import { Database } from '../lib/database/Database.ts';
import { Outages } from '../lib/failures/Outages.ts';
import { Leader } from './leader/Leader.ts';
import { searchIndexes } from './searchIndexes.ts';

const meiliTimeoutMs = 60_000;
/** How often one that stands by looks whether the lead is free. */
const standbyMs = 1_000;

/** Keeps all indexes equal to the database for as long as it runs, through outages of either service. */
export class Indexer {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #client: Meilisearch;
  readonly #onFollowing: () => void;

  /** @param onFollowing called once, when the queue is followed, by this indexer or by the one it stands by for. */
  constructor(config: Config, log: Logger, onFollowing: () => void) {
    this.#config = config;
    this.#log = log;
    this.#client = createMeiliClient({ url: config.meiliUrl, key: config.meiliKey, timeoutMs: meiliTimeoutMs });
    let isAnnounced = false;
    this.#onFollowing = () => {
      if (!isAnnounced) onFollowing();
      isAnnounced = true;
    };
  }

  /**
   * Runs until `stop` is aborted; then finishes the batch under way.
   *
   * @throws NewerDatabaseProblem when a newer version has changed the database.
   */
  async run(stop: AbortSignal): Promise<void> {
    const outages = new Outages(this.#log);
    while (!stop.aborted) {
      try {
        await this.#connectAndLead(stop, outages);
      } catch (error) {
        if (stop.aborted) return;
        if (error instanceof NewerDatabaseProblem) throw error;
        outages.report(error);
        await outages.pause(stop);
      }
    }
  }

  async #connectAndLead(stop: AbortSignal, outages: Outages): Promise<void> {
    const database = await Database.open(this.#config.databaseUrl);
    const signal = AbortSignal.any([stop, database.lost]);
    try {
      await refuseNewerDatabase(async (sql, values) => (await database.pool.query(sql, values)).rows);
      await this.#untilLeading(database, signal, outages);
      const leader = new Leader({
        indexes: searchIndexes,
        database,
        client: this.#client,
        outages,
        log: this.#log,
        onFollowing: this.#onFollowing,
      });
      await leader.run(signal);
      if (!database.lost.aborted) await leader.resign();
    } finally {
      await database.close();
    }
    database.lost.throwIfAborted();
  }

  async #untilLeading(database: Database, signal: AbortSignal, outages: Outages): Promise<void> {
    let isStandingBy = false;
    while (!(await database.tryLead())) {
      if (!isStandingBy) this.#log.info('another indexer follows the queue; standing by');
      isStandingBy = true;
      outages.recovered();
      this.#onFollowing();
      await delay(standbyMs, undefined, { signal });
    }
  }
}
