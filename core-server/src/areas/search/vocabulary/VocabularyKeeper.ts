import type { Logger } from 'pino';
import { isUnavailable } from '../../../lib/db/isUnavailable.ts';
import { loadVocabulary } from './loadVocabulary.ts';
import type { ReadRows } from './ReadRows.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** How often it is looked whether something changed, while somebody searches. */
const checkMs = 2_000;
/** A new reading takes at most this part of the time. */
const restAfter = 20;
/** A search goes on without the vocabulary rather than wait longer for its first reading. */
const firstWaitMs = 3_000;
/** Ranks and professions leave no trace when they change; after this they are read again. */
const oldestMs = 15 * 60_000;

const stamp = `SELECT concat_ws(' ',
  (SELECT concat(count(*), ' ', max(updated_at)) FROM place),
  (SELECT concat(count(*), ' ', max(updated_at)) FROM memorial),
  (SELECT count(*) FROM place_containment),
  (SELECT count(*) FROM military_name),
  (SELECT count(*) FROM redirect)) AS stamp`;

/** Holds the vocabulary and reads it again in the background when places, memorials or units have changed. */
export class VocabularyKeeper {
  readonly #read: ReadRows;
  readonly #log: Logger;
  #current: { readonly vocabulary: Vocabulary; readonly stamp: string; readonly at: number } | null = null;
  #loading: Promise<void> | null = null;
  #checkAt = 0;
  #loadAt = 0;

  constructor(read: ReadRows, log: Logger) {
    this.#read = read;
    this.#log = log;
  }

  /** The vocabulary, at most some seconds behind; null when it has not been read yet and reading takes too long. */
  async current(): Promise<Vocabulary | null> {
    const now = performance.now();
    if (this.#current === null) {
      await Promise.race([this.#load(), new Promise((resolve) => setTimeout(resolve, firstWaitMs).unref())]);
    } else if (now >= this.#checkAt) {
      this.#checkAt = now + checkMs;
      void this.#loadIfChanged();
    }
    return this.#current?.vocabulary ?? null;
  }

  async #loadIfChanged(): Promise<void> {
    try {
      if (performance.now() < this.#loadAt || this.#loading) return;
      const isOld = performance.now() - (this.#current?.at ?? 0) > oldestMs;
      if (isOld || (await this.#stamp()) !== this.#current?.stamp) await this.#load();
    } catch (error) {
      this.#tell(error, 'the vocabulary of the search could not be compared');
    }
  }

  async #stamp(): Promise<string> {
    const [row] = await this.#read<{ stamp: string }>(stamp);
    return row?.stamp ?? '';
  }

  #load(): Promise<void> {
    this.#loading ??= this.#readAll().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #readAll(): Promise<void> {
    const start = performance.now();
    try {
      // The stamp first: what changes while all is read is read again.
      const before = await this.#stamp();
      const vocabulary = await loadVocabulary(this.#read);
      this.#current = { vocabulary, stamp: before, at: performance.now() };
    } catch (error) {
      this.#tell(error, 'the vocabulary of the search could not be read');
    }
    this.#loadAt = performance.now() + restAfter * (performance.now() - start);
  }

  /** That the database is away is told once for all (`Outage`). */
  #tell(error: unknown, what: string): void {
    if (!isUnavailable(error)) this.#log.warn({ err: error }, what);
  }
}
