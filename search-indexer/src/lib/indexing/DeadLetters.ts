import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { IndexState } from '../state/IndexState.ts';
import type { Culprit } from './SearchIndex.ts';

/**
 * Records of an index that could not be indexed, in the table `search_dead_letter`. They keep nobody waiting, and are tried again
 * when they change, in a rebuild, and by the nightly comparison.
 */
export class DeadLetters {
  readonly #entity: string;
  readonly #pool: Pool;
  readonly #state: IndexState;
  readonly #log: Logger;
  #known = new Set<string>();

  constructor(entity: string, pool: Pool, state: IndexState, log: Logger) {
    this.#entity = entity;
    this.#pool = pool;
    this.#state = state;
    this.#log = log;
  }

  async load(): Promise<void> {
    const { rows } = await this.#pool.query<{ entity_id: string }>(
      `SELECT entity_id FROM search_dead_letter WHERE entity = $1`,
      [this.#entity],
    );
    this.#known = new Set(rows.map(({ entity_id }) => entity_id));
  }

  /** Notes the outcome for some records: `culprits` are put on the list, the others taken off it. */
  async note(ids: readonly string[], culprits: readonly Culprit[]): Promise<void> {
    const failed = new Set(culprits.map(({ id }) => id));
    const revived = this.#known.size === 0 ? [] : ids.filter((id) => this.#known.has(id) && !failed.has(id));
    if (revived.length > 0) {
      await this.#pool.query(`DELETE FROM search_dead_letter WHERE entity = $1 AND entity_id = ANY($2)`, [
        this.#entity,
        revived,
      ]);
      for (const id of revived) this.#known.delete(id);
    }
    for (const { id, error } of culprits) {
      await this.#pool.query(
        `INSERT INTO search_dead_letter (entity, entity_id, error) VALUES ($1, $2, $3)
         ON CONFLICT (entity, entity_id) DO UPDATE SET error = excluded.error, failed_at = now()`,
        [this.#entity, id, error],
      );
      this.#known.add(id);
      this.#log.error({ [this.#entity]: id, reason: error }, `a ${this.#entity} cannot be indexed`);
    }
    const [first] = culprits;
    if (first) await this.#state.noteError(`${this.#entity} ${first.id}: ${first.error}`);
  }
}
