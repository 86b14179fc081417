import type { Pool } from 'pg';

export interface IndexStateRow {
  /** Whether searches may use the index: it is complete and made by today's rules. */
  readonly ready: boolean;
  readonly settings_hash: string;
  readonly index_created_at: string;
  /** Who follows the queue; null after an orderly stop. */
  readonly indexer: string | null;
}

/** What the indexer is asked to do and has not begun. */
export interface Requests {
  readonly rebuild: boolean;
  readonly check: boolean;
}

const noRebuild = 'rebuild_total = NULL, rebuild_done = NULL, rebuild_started_at = NULL';

/** The row of `search_index_state` of one index: how the core and people see the indexer. */
export class IndexState {
  readonly #index: { readonly name: string; readonly entity: string };
  readonly #pool: Pool;

  constructor(index: { readonly name: string; readonly entity: string }, pool: Pool) {
    this.#index = index;
    this.#pool = pool;
  }

  async #update(assignments: string, values: readonly unknown[] = []): Promise<void> {
    await this.#pool.query(`UPDATE search_index_state SET ${assignments} WHERE index_name = $1`, [
      this.#index.name,
      ...values,
    ]);
  }

  async read(): Promise<IndexStateRow> {
    const { rows } = await this.#pool.query<IndexStateRow>(
      `SELECT ready, settings_hash, index_created_at, indexer FROM search_index_state WHERE index_name = $1`,
      [this.#index.name],
    );
    return rows[0] ?? { ready: false, settings_hash: '', index_created_at: '', indexer: null };
  }

  /** Takes the lead; answers who had it before and did not stop in order, if anybody. */
  async lead(indexer: string): Promise<string | null> {
    await this.#pool.query(`INSERT INTO search_index_state (index_name) VALUES ($1) ON CONFLICT DO NOTHING`, [
      this.#index.name,
    ]);
    const { indexer: former } = await this.read();
    await this.#update(`indexer = $2, heartbeat_at = now(), ${noRebuild}`, [indexer]);
    return former;
  }

  resign(): Promise<void> {
    return this.#update(`indexer = NULL, ${noRebuild}`);
  }

  /** Shows that the indexer lives. */
  beat(): Promise<void> {
    return this.#update('heartbeat_at = now()');
  }

  async readRequests(): Promise<Requests> {
    const { rows } = await this.#pool.query<Requests>(
      `SELECT check_requested_at IS NOT NULL AS check, rebuild_requested_at IS NOT NULL
         AND rebuild_requested_at > coalesce(rebuild_started_at, '-infinity') AS rebuild
       FROM search_index_state WHERE index_name = $1`,
      [this.#index.name],
    );
    return rows[0] ?? { rebuild: false, check: false };
  }

  noteError(message: string): Promise<void> {
    return this.#update('last_error = $2, last_error_at = now()', [message.slice(0, 1000)]);
  }

  noteIndexed(count: number): Promise<void> {
    return this.#update('documents_indexed = documents_indexed + $2, indexed_at = now()', [count]);
  }

  /**
   * Opens a rebuild.
   *
   * @param isUnusable whether no search may use the index until then. What waits in the queue is removed with it, because
   *   the rebuild begins to read after that and so meets every change that the rows announced.
   */
  async beginRebuild(total: number, isUnusable: boolean): Promise<void> {
    const begin = `rebuild_total = $2, rebuild_done = 0, rebuild_started_at = now()`;
    if (!isUnusable) return this.#update(begin, [total]);
    await this.#pool.query(
      `WITH covered AS (DELETE FROM search_queue WHERE entity = $3)
       UPDATE search_index_state SET ready = false, ${begin} WHERE index_name = $1`,
      [this.#index.name, total, this.#index.entity],
    );
  }

  noteProgress(done: number, since: number): Promise<void> {
    return this.#update(
      'rebuild_done = $2, documents_indexed = documents_indexed + $3, indexed_at = now(), heartbeat_at = now()',
      [done, since],
    );
  }

  /** Closes a rebuild: the index `createdAt` is complete. A request made after its beginning stays open. */
  finishRebuild(settingsHash: string, createdAt: string): Promise<void> {
    return this.#update(
      `ready = true, settings_hash = $2, index_created_at = $3, rebuilt_at = now(), ${noRebuild},
       rebuild_requested_at = CASE WHEN rebuild_requested_at > rebuild_started_at THEN rebuild_requested_at END`,
      [settingsHash, createdAt],
    );
  }

  /** Opens a comparison, with which the request for one is met. */
  beginCheck(): Promise<void> {
    return this.#update('check_requested_at = NULL');
  }

  finishCheck(repaired: number): Promise<void> {
    return this.#update('checked_at = now(), check_repaired = $2', [repaired]);
  }
}
