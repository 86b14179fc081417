import { meiliErrorOf } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch } from 'meilisearch';
import type { DataSource } from 'typeorm';

/** After a failure Meilisearch is left alone for this long, so that no search waits for a dead engine. */
const pauseMs = 2_000;
/** How long an answer on the index's readiness holds. */
const readyMs = 1_000;

/** Knows whether Meilisearch may be asked: configured, not failing just now, and an index filled. */
export class MeiliGuard {
  readonly client: Meilisearch | null;
  readonly #dataSource: DataSource;
  #restUntil = 0;
  /** By the names of indexes. */
  readonly #ready = new Map<string, { readonly until: number; readonly value: Promise<boolean> }>();

  constructor(client: Meilisearch | null, dataSource: DataSource) {
    this.client = client;
    this.#dataSource = dataSource;
  }

  /** Whether searches may use that index now. */
  async isUsable(index: string): Promise<boolean> {
    const now = performance.now();
    if (!this.client || now < this.#restUntil) return false;
    const known = this.#ready.get(index);
    if (known && now < known.until) return known.value;
    const value = this.#readReady(index);
    this.#ready.set(index, { until: now + readyMs, value });
    return value;
  }

  /** A search failed: others need not try for a while. An error in the request itself says nothing about the engine. */
  noteFailure(error: unknown): void {
    const { status, code } = meiliErrorOf(error) ?? { status: 0, code: '' };
    const isRequestsFault = status >= 400 && status < 500 && code !== 'index_not_found';
    if (!isRequestsFault) this.#restUntil = performance.now() + pauseMs;
  }

  async #readReady(index: string): Promise<boolean> {
    const rows = await this.#dataSource.query<{ ready: boolean }[]>(
      'SELECT ready FROM search_index_state WHERE index_name = $1',
      [index],
    );
    return rows[0]?.ready ?? false;
  }
}
