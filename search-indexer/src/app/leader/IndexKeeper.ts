import { setTimeout as delay } from 'node:timers/promises';
import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { describeFailure } from '../../lib/failures/describeFailure.ts';
import type { Outages } from '../../lib/failures/Outages.ts';
import { DeadLetters } from '../../lib/indexing/DeadLetters.ts';
import { IndexWriter } from '../../lib/indexing/IndexWriter.ts';
import type { SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { Wakeup } from '../../lib/queue/Wakeup.ts';
import { IndexState } from '../../lib/state/IndexState.ts';
import { checkIndex } from '../check/checkIndex.ts';
import { QueueFollower } from '../queue/QueueFollower.ts';
import { rebuildIndex } from '../rebuild/rebuildIndex.ts';
import { inspectIndex } from './inspectIndex.ts';
import { runTogether } from './runTogether.ts';

const watchMs = 3_000;
/** Requests are seen at once by their notification; it can get lost with a connection. */
const lookAgainMs = 10_000;

interface Services {
  readonly pool: Pool;
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

/** Keeps one index true: rebuilds it where that is needed, follows its queue, and compares it when it is asked to. */
export class IndexKeeper {
  readonly #index: SearchIndex;
  readonly #services: Services;
  readonly state: IndexState;
  readonly #dead: DeadLetters;
  /** For the follower of the queue. */
  readonly changes = new Wakeup();
  /** For rebuilds and comparisons, one at a time. */
  readonly requests = new Wakeup();
  #isTimeToCheck = false;
  /** Identity of the live index; null while it is being exchanged. */
  #identity: string | null = null;

  constructor(index: SearchIndex, services: Services) {
    this.#index = index;
    this.#services = services;
    this.state = new IndexState(index, services.pool);
    this.#dead = new DeadLetters(index.entity, services.pool, this.state, services.log);
  }

  /** The index is to be compared as soon as nothing else is done with it as a whole. */
  checkSoon(): void {
    this.#isTimeToCheck = true;
    this.requests.call();
  }

  /** Works until `signal` is aborted. Waits for Meilisearch when it is away. */
  async run(signal: AbortSignal): Promise<void> {
    const { outages } = this.#services;
    await this.#dead.load();
    while (!signal.aborted) {
      try {
        await this.#serve(signal);
      } catch (error) {
        if (signal.aborted) return;
        outages.report(error);
        await this.state.noteError(describeFailure(error).message);
        await outages.pause(signal);
      }
    }
  }

  async #serve(signal: AbortSignal): Promise<void> {
    const { pool, client, outages, log, onFollowing } = this.#services;
    const index = this.#index;
    const found = await inspectIndex(index, pool, client, this.state);
    outages.recovered();
    onFollowing();
    this.#identity =
      'createdAt' in found
        ? found.createdAt
        : await rebuildIndex({ ...this.#forRebuild(), signal, reason: found.rebuildBecause });
    const follower = new QueueFollower({
      ...{ index, pool, log },
      writer: new IndexWriter(index, pool, client),
      state: this.state,
      dead: this.#dead,
      wakeup: this.changes,
    });
    await runTogether(signal, [
      (until) => follower.run(until),
      (until) => this.#watchIndex(until),
      (until) => this.#doAsAsked(until, follower),
    ]);
  }

  #forRebuild() {
    const { pool, client, log } = this.#services;
    return { index: this.#index, pool, client, log, state: this.state, dead: this.#dead };
  }

  /** Adding to an index that is gone would make a new one without settings: notice it soon. */
  async #watchIndex(signal: AbortSignal): Promise<void> {
    const { client } = this.#services;
    while (!signal.aborted) {
      const known = this.#identity;
      const { createdAt } = await client.getRawIndex(this.#index.name);
      if (known !== null && known === this.#identity && createdAt !== known) {
        throw new IndexReplaced('the index was exchanged by somebody else');
      }
      await delay(watchMs, undefined, { signal });
    }
  }

  async #doAsAsked(signal: AbortSignal, follower: QueueFollower): Promise<void> {
    const { pool, client, log } = this.#services;
    while (!signal.aborted) {
      const { rebuild, check } = await this.state.readRequests();
      if (rebuild) {
        this.#identity = null;
        const reason = 'somebody asked for it';
        this.#identity = await rebuildIndex({ ...this.#forRebuild(), signal, reason, follower });
      } else if (check || this.#isTimeToCheck) {
        this.#isTimeToCheck = false;
        await this.state.beginCheck();
        const { different } = await checkIndex({ index: this.#index, pool, client, log, signal });
        await this.state.finishCheck(different);
      } else await this.requests.sleep(lookAgainMs, signal);
    }
  }
}
