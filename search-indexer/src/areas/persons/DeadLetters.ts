import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { IndexState } from '../../lib/state/IndexState.ts';
import type { Culprit } from './prepareDocuments.ts';

/**
 * Persons that could not be indexed, in the table `search_dead_letter`. They keep nobody waiting, and are tried again
 * when they change, in a rebuild, and by the nightly comparison.
 */
export class DeadLetters {
  readonly #pool: Pool;
  readonly #state: IndexState;
  readonly #log: Logger;
  #known = new Set<string>();

  constructor(pool: Pool, state: IndexState, log: Logger) {
    this.#pool = pool;
    this.#state = state;
    this.#log = log;
  }

  async load(): Promise<void> {
    const { rows } = await this.#pool.query<{ entity_id: string }>(
      `SELECT entity_id FROM search_dead_letter WHERE entity = 'person'`,
    );
    this.#known = new Set(rows.map(({ entity_id }) => entity_id));
  }

  /** Notes the outcome for some persons: `culprits` are put on the list, the others taken off it. */
  async note(ids: readonly string[], culprits: readonly Culprit[]): Promise<void> {
    const failed = new Set(culprits.map(({ id }) => id));
    const revived = this.#known.size === 0 ? [] : ids.filter((id) => this.#known.has(id) && !failed.has(id));
    if (revived.length > 0) {
      await this.#pool.query(`DELETE FROM search_dead_letter WHERE entity = 'person' AND entity_id = ANY($1)`, [
        revived,
      ]);
      for (const id of revived) this.#known.delete(id);
    }
    for (const { id, error } of culprits) {
      await this.#pool.query(
        `INSERT INTO search_dead_letter (entity, entity_id, error) VALUES ('person', $1, $2)
         ON CONFLICT (entity, entity_id) DO UPDATE SET error = excluded.error, failed_at = now()`,
        [id, error],
      );
      this.#known.add(id);
      this.#log.error({ person: id, reason: error }, 'a person cannot be indexed');
    }
    const [first] = culprits;
    if (first) await this.#state.noteError(`person ${first.id}: ${first.error}`);
  }
}
