import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DeadLetters } from '../../lib/indexing/DeadLetters.ts';
import type { IndexWriter, SentBatch } from '../../lib/indexing/IndexWriter.ts';
import type { Culprit, SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import { isAboutDocuments } from '../../lib/indexing/takeApart.ts';
import { type QueueRow, readQueue, removeFromQueue } from '../../lib/queue/searchQueue.ts';
import type { Wakeup } from '../../lib/queue/Wakeup.ts';
import type { IndexState } from '../../lib/state/IndexState.ts';

/** Rows of one batch that Meilisearch is through with in a second or two. */
const batchRows = 5_000;
/** Rows of one batch while many wait: it is faster with more at once, and these documents are some 30 MB. */
const mostBatchRows = 20_000;
/** While Meilisearch works on one batch the next is made ready, and it takes all that wait together. */
const batchesInFlight = 2;
/**
 * So long after a single change the rows of an import or a merge go in small batches: the next single one waits for two
 * of them at most.
 */
const attentiveMs = 20_000;
const attentiveRows = 2_500;
/** Notifications can get lost with a connection: the queue is looked at without them too. */
const lookAgainMs = 2_000;
/** A save often comes as several transactions close together. */
const gatherMs = 20;
/** How long a batch under way may take when the indexer is asked to stop. What is not done by then is done again. */
const farewellMs = 5_000;

interface Batch {
  readonly rows: readonly QueueRow[];
  readonly ids: readonly string[];
}

interface Services {
  readonly index: SearchIndex;
  readonly pool: Pool;
  readonly writer: IndexWriter;
  readonly state: IndexState;
  readonly dead: DeadLetters;
  readonly wakeup: Wakeup;
  readonly log: Logger;
}

/**
 * Works the queue of one index off: reads rows, brings the documents of their records to what the database holds, and removes exactly
 * those rows once Meilisearch has done it.
 *
 * Rows become visible in another order than their ids, because transactions commit in any order. So nothing is remembered
 * but the rows in hand: every look starts at the beginning of the queue. A document is always read after its row was
 * seen, hence at least as new as the change; a change after that has a row of its own. Documents are sent one batch after
 * the other, and Meilisearch works in the order of arrival, so an older state never overwrites a newer one.
 *
 * Single changes go before those that an import brought.
 */
export class QueueFollower {
  readonly #services: Services;
  readonly #inFlight = new Map<Batch, Promise<void>>();
  #refused: Batch[] = [];
  #failure: unknown;
  #lastSingleAt = -Infinity;
  #limit = batchRows;
  #hold: { isIdle: () => void; released: Promise<void> } | undefined;
  /** Records whose documents were sent, for a rebuild that has to catch up with them. */
  changed: Set<string> | undefined;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Whether changes are on their way to searches. */
  get isBusy(): boolean {
    return this.#inFlight.size > 0;
  }

  /**
   * Finishes what is under way and then rests.
   *
   * @returns what lets it go on.
   * @throws the reason of `signal` when that is aborted first.
   */
  async hold(signal: AbortSignal): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    signal.throwIfAborted();
    await new Promise<void>((isIdle, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      this.#hold = { isIdle, released };
      this.#services.wakeup.call();
    });
    return () => {
      this.#hold = undefined;
      release();
    };
  }

  /**
   * Follows the queue until `signal` is aborted, then finishes the batches under way.
   *
   * @throws whatever keeps it from going on; every row it could not finish is still in the queue then.
   */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      if (this.#failure) throw this.#failure;
      const refused = this.#refused.shift();
      if (refused) await this.#takeApart(refused, signal);
      else if (this.#hold) await this.#rest(signal);
      else await this.#lookForMore(signal);
    }
    await Promise.race([Promise.allSettled(this.#inFlight.values()), delay(farewellMs, undefined, { ref: false })]);
  }

  async #rest(signal: AbortSignal): Promise<void> {
    if (this.isBusy) {
      await Promise.race(this.#inFlight.values());
      return;
    }
    const held = this.#hold;
    held?.isIdle();
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await Promise.race([held?.released, aborted]);
  }

  async #lookForMore(signal: AbortSignal): Promise<void> {
    const rows = await this.#nextRows();
    if (rows.length > 0) return this.#send({ rows, ids: [...new Set(rows.map(({ entity_id }) => entity_id))] });
    const { wakeup } = this.#services;
    // A batch that is done calls too: it may have failed, and the next may be due.
    if (await wakeup.sleep(lookAgainMs, signal)) await delay(gatherMs, undefined, { signal }).catch(() => undefined);
  }

  async #nextRows(): Promise<QueueRow[]> {
    const { index, pool } = this.#services;
    const underWay = this.#inFlight.size;
    const inHand = [...this.#inFlight.keys()].flatMap(({ rows }) => rows.map(({ id }) => id));
    // One more than of an import's, which a single change need not wait for.
    const singles =
      underWay <= batchesInFlight ? await readQueue(pool, index.entity, 'single', this.#limit, inHand) : [];
    if (singles.length > 0) {
      this.#lastSingleAt = performance.now();
      this.#adapt(singles.length);
      return singles;
    }
    if (underWay >= batchesInFlight) return [];
    const isAttentive = performance.now() - this.#lastSingleAt < attentiveMs;
    const limit = isAttentive ? attentiveRows : this.#limit;
    const bulk = await readQueue(pool, index.entity, 'bulk', limit, inHand);
    this.#adapt(bulk.length);
    return bulk;
  }

  /** More rows at once for as long as there are more than fit. */
  #adapt(read: number): void {
    this.#limit = read < this.#limit ? batchRows : Math.min(this.#limit * 2, mostBatchRows);
  }

  async #send(batch: Batch): Promise<void> {
    try {
      const sent = await this.#services.writer.send(batch.ids);
      for (const id of batch.ids) this.changed?.add(id);
      this.#inFlight.set(batch, this.#finishInTime(batch, sent));
    } catch (error) {
      if (!isAboutDocuments(error)) throw error;
      this.#refused.push(batch);
    }
  }

  /** Never rejects: a failure is kept for the loop. */
  async #finishInTime(batch: Batch, sent: SentBatch): Promise<void> {
    try {
      await this.#services.writer.settle(sent.tasks, {});
      await this.#finish(batch, sent.count, sent.culprits);
    } catch (error) {
      if (isAboutDocuments(error)) this.#refused.push(batch);
      else this.#failure ??= error;
    } finally {
      this.#inFlight.delete(batch);
      this.#services.wakeup.call();
    }
  }

  async #finish({ rows, ids }: Batch, count: number, culprits: readonly Culprit[]): Promise<void> {
    const { index, pool, state, dead, log } = this.#services;
    await dead.note(ids, culprits);
    await removeFromQueue(pool, rows);
    await state.noteIndexed(count);
    log.debug({ index: index.name, rows: rows.length, documents: count }, 'changes indexed');
  }

  async #takeApart(batch: Batch, signal: AbortSignal): Promise<void> {
    const { index, writer, log } = this.#services;
    log.warn(
      { index: index.name, records: batch.ids.length },
      'Meilisearch refuses a batch; looking for what is wrong in it',
    );
    const { count, culprits } = await writer.apply(batch.ids, signal);
    for (const id of batch.ids) this.changed?.add(id);
    await this.#finish(batch, count, culprits);
  }
}
