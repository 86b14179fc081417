import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import type { Meilisearch } from 'meilisearch';
import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import { DeadLetters } from '../../areas/persons/DeadLetters.ts';
import { PersonWriter } from '../../areas/persons/PersonWriter.ts';
import type { Database } from '../../lib/database/Database.ts';
import { describeFailure } from '../../lib/failures/describeFailure.ts';
import type { Outages } from '../../lib/failures/Outages.ts';
import { Wakeup } from '../../lib/queue/Wakeup.ts';
import { IndexState } from '../../lib/state/IndexState.ts';
import { checkIndex } from '../check/checkIndex.ts';
import { QueueFollower } from '../queue/QueueFollower.ts';
import { rebuildIndex } from '../rebuild/rebuildIndex.ts';
import { compactPersonCounts } from './compactPersonCounts.ts';
import { inspectIndex } from './inspectIndex.ts';
import { runTogether } from './runTogether.ts';

const heartbeatMs = 3_000;
/** Requests are seen at once by their notification; it can get lost with a connection. */
const lookAgainMs = 10_000;
/** What an indexer sent before it was killed can still be on its way into Meilisearch; it must not arrive last. */
const settlingMs = 1_000;
const nightly = '30 3 * * *';
const quarterly = '*/15 * * * *';

interface Services {
  readonly database: Database;
  readonly client: Meilisearch;
  readonly outages: Outages;
  readonly log: Logger;
  /** Told once the queue is followed, or would be if the index were not being filled. */
  readonly onFollowing: () => void;
}

/** Somebody exchanged or removed the live index. */
class IndexReplaced extends Error {
  override name = 'IndexReplaced';
}

/** What the one indexer does that has the lead: keeps the index true, reports on it, and does what it is asked to. */
export class Leader {
  readonly #services: Services;
  readonly #state: IndexState;
  readonly #dead: DeadLetters;
  /** For the follower of the queue. */
  readonly #changes = new Wakeup();
  /** For rebuilds and comparisons, one at a time. */
  readonly #requests = new Wakeup();
  #isTimeToCheck = false;
  /** Identity of the live index; null while it is being exchanged. */
  #identity: string | null = null;

  constructor(services: Services) {
    this.#services = services;
    this.#state = new IndexState(services.database.pool);
    this.#dead = new DeadLetters(services.database.pool, this.#state, services.log);
  }

  /** Works until `signal` is aborted. Waits for Meilisearch when it is away. */
  async run(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#services;
    const former = await this.#state.lead(`${hostname()} ${process.pid}`);
    if (former !== null) await delay(settlingMs, undefined, { signal });
    await this.#dead.load();
    database.onNotification('search_queue', this.#changes.call);
    database.onNotification('search_index', this.#requests.call);
    log.info('following the search queue');
    await runTogether(signal, [
      (until) => this.#beat(until),
      (until) => this.#keepIndex(until),
      (until) => this.#keepHours(until),
    ]);
  }

  /** After an orderly end the next indexer need not wait for stragglers. */
  resign(): Promise<void> {
    return this.#state.resign();
  }

  async #beat(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#state.beat();
      await delay(heartbeatMs, undefined, { signal });
    }
  }

  async #keepHours(signal: AbortSignal): Promise<void> {
    const { database, log } = this.#services;
    const tasks = [
      schedule(nightly, () => {
        this.#isTimeToCheck = true;
        this.#requests.call();
      }),
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

  async #keepIndex(signal: AbortSignal): Promise<void> {
    const { outages } = this.#services;
    while (!signal.aborted) {
      try {
        await this.#serve(signal);
      } catch (error) {
        if (signal.aborted) return;
        outages.report(error);
        await this.#state.noteError(describeFailure(error).message);
        await outages.pause(signal);
      }
    }
  }

  async #serve(signal: AbortSignal): Promise<void> {
    const { database, client, outages, log, onFollowing } = this.#services;
    const { pool } = database;
    const found = await inspectIndex(pool, client, this.#state);
    outages.recovered();
    onFollowing();
    this.#identity =
      'createdAt' in found
        ? found.createdAt
        : await rebuildIndex({
            pool,
            client,
            state: this.#state,
            dead: this.#dead,
            log,
            signal,
            reason: found.rebuildBecause,
          });
    const follower = new QueueFollower({
      pool,
      writer: new PersonWriter(pool, client, personIndex),
      state: this.#state,
      dead: this.#dead,
      wakeup: this.#changes,
      log,
    });
    await runTogether(signal, [
      (until) => follower.run(until),
      (until) => this.#watchIndex(until),
      (until) => this.#doAsAsked(until, follower),
    ]);
  }

  /** Adding to an index that is gone would make a new one without settings: notice it soon. */
  async #watchIndex(signal: AbortSignal): Promise<void> {
    const { client } = this.#services;
    while (!signal.aborted) {
      const known = this.#identity;
      const { createdAt } = await client.getRawIndex(personIndex);
      if (known !== null && known === this.#identity && createdAt !== known) {
        throw new IndexReplaced('the index was exchanged by somebody else');
      }
      await delay(heartbeatMs, undefined, { signal });
    }
  }

  async #doAsAsked(signal: AbortSignal, follower: QueueFollower): Promise<void> {
    const { database, client, log } = this.#services;
    const { pool } = database;
    while (!signal.aborted) {
      const { rebuild, check } = await this.#state.readRequests();
      if (rebuild) {
        this.#identity = null;
        const reason = 'somebody asked for it';
        const services = { pool, client, state: this.#state, dead: this.#dead, log };
        this.#identity = await rebuildIndex({ ...services, signal, reason, follower });
      } else if (check || this.#isTimeToCheck) {
        this.#isTimeToCheck = false;
        await this.#state.beginCheck();
        const { different } = await checkIndex({ pool, client, uid: personIndex, log, signal });
        await this.#state.finishCheck(different);
      } else await this.#requests.sleep(lookAgainMs, signal);
    }
  }
}
