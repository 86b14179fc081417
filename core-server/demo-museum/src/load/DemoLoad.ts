import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { DemoGroup } from '../demoRecords.ts';
import type { DemoMuseum } from '../generateDemo.ts';
import type { DemoOptions } from './DemoOptions.ts';
import { type GroupCounts, insertGroups } from './insertGroups.ts';
import { insertWorld, type KnownIds, type WorldCounts } from './insertWorld.ts';

/** Persons of one transaction. The museum of a first start fits into one, so that it is there as a whole or not at all. */
const chunkSize = 2_500;

interface LoadOptions extends Pick<DemoOptions, 'onProgress' | 'signal'> {
  /** Whether the database held no person before, so that nobody has to look for those that are there. */
  readonly isFirst: boolean;
}

/** One load: what is still to be written, shared out among connections, and what was. */
export class DemoLoad {
  readonly counts: GroupCounts & WorldCounts = {
    ...{ persons: 0, events: 0, relations: 0, memberships: 0 },
    ...{ places: 0, memorials: 0, militaryEntities: 0, history: 0, projects: 0, keyLocations: 0 },
  };
  readonly #museum: DemoMuseum;
  readonly #groups: Generator<DemoGroup>;
  readonly #options: LoadOptions;
  #known: KnownIds = new Map();
  #passed = 0;
  #isDone = false;

  constructor(museum: DemoMuseum, options: LoadOptions) {
    this.#museum = museum;
    this.#groups = museum.groups();
    this.#options = options;
  }

  /** Whether no chunk is left, or nobody wants the rest. */
  get isDone(): boolean {
    return this.#isDone || (this.#options.signal?.aborted ?? false);
  }

  /** Writes everything but persons, and the first chunk of them, in one transaction. */
  async begin(client: pg.ClientBase): Promise<void> {
    const chunk = await this.#nextChunk();
    await this.#inTransaction(client, chunk, async () => {
      const { counts, known } = await insertWorld(client, this.#museum);
      Object.assign(this.counts, counts);
      this.#known = known;
    });
  }

  /** Writes chunk after chunk until none is left. */
  async write(client: pg.ClientBase): Promise<void> {
    while (!this.isDone) {
      const chunk = await this.#nextChunk();
      if (chunk.length > 0) await this.#inTransaction(client, chunk);
    }
  }

  async #nextChunk(): Promise<DemoGroup[]> {
    const chunk: DemoGroup[] = [];
    for (let persons = 0; persons < chunkSize; ) {
      const { value, done } = this.#groups.next();
      if (done) {
        this.#isDone = true;
        break;
      }
      chunk.push(value);
      persons += value.persons.length;
      // The other connection gets its turn while this chunk is made.
      if (chunk.length % 64 === 0) await nextTurn();
    }
    return chunk;
  }

  async #inTransaction(
    client: pg.ClientBase,
    chunk: readonly DemoGroup[],
    before: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    // What a crash may lose of unsynchronised commits are whole chunks, which the next load brings again.
    await client.query("BEGIN; SET LOCAL synchronous_commit = off; SET LOCAL salient.bulk_change = 'on'");
    let written: GroupCounts;
    try {
      await before();
      const ids = chunk.flatMap(({ persons }) => persons.map(({ id }) => id));
      const stored = this.#options.isFirst ? new Set<string>() : await storedIds(client, ids);
      written = await insertGroups(client, chunk, this.#known, stored);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    for (const key of ['persons', 'events', 'relations', 'memberships'] as const) this.counts[key] += written[key];
    this.#passed += chunk.reduce((sum, { persons }) => sum + persons.length, 0);
    this.#options.onProgress?.(this.#passed);
  }
}

async function storedIds(client: pg.ClientBase, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM person WHERE id = ANY($1::uuid[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}
