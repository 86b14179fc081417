import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import type { DataSource } from 'typeorm';
import type { MeiliGuard } from '../lib/search/MeiliGuard.ts';

/** An indexer that has not been heard of for this long is taken for gone. */
const indexerSilenceMs = 30_000;

export interface HealthReport {
  /** Whether everything serves. Without a configured search engine PostgreSQL searches, which is serving. */
  readonly ok: boolean;
  readonly database: 'up' | 'down';
  readonly search: 'meilisearch' | 'indexing' | 'down' | 'postgresql';
  readonly indexer: 'up' | 'silent' | 'off';
  /** Age of the oldest change that search does not show yet, in seconds. */
  readonly indexLagSeconds: number | null;
}

interface StateRow {
  ready: boolean | null;
  silence_ms: number | null;
  lag: number | null;
}

/** Looks at the services behind the core, as monitoring and the launcher see them. */
export class Health {
  readonly #dataSource: DataSource;
  readonly #guard: MeiliGuard;
  #checking: Promise<HealthReport> | undefined;

  constructor(dataSource: DataSource, guard: MeiliGuard) {
    this.#dataSource = dataSource;
    this.#guard = guard;
  }

  /** Those who ask at once get one answer. */
  check(): Promise<HealthReport> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<HealthReport> {
    const state = await this.#readState();
    if (!state) return { ok: false, database: 'down', search: 'down', indexer: 'silent', indexLagSeconds: null };
    const client = this.#guard.client;
    if (!client) {
      return { ok: true, database: 'up', search: 'postgresql', indexer: 'off', indexLagSeconds: state.lag };
    }
    const reachable = await client.isHealthy();
    const search = reachable ? (state.ready ? 'meilisearch' : 'indexing') : 'down';
    const indexer = state.silence_ms !== null && state.silence_ms < indexerSilenceMs ? 'up' : 'silent';
    return {
      ok: search === 'meilisearch' && indexer === 'up',
      database: 'up',
      search,
      indexer,
      indexLagSeconds: state.lag,
    };
  }

  async #readState(): Promise<StateRow | null> {
    try {
      const [row] = await this.#dataSource.query<StateRow[]>(
        `SELECT s.ready, extract(epoch FROM now() - s.heartbeat_at)::float8 * 1000 AS silence_ms,
           (SELECT extract(epoch FROM now() - min(enqueued_at))::float8 FROM search_queue) AS lag
         FROM (SELECT 1) AS one LEFT JOIN search_index_state s ON s.index_name = $1`,
        [personIndex],
      );
      return row ?? null;
    } catch {
      return null;
    }
  }
}
