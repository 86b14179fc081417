import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import pg from 'pg';
import { DatabaseLost } from '../failures/describeFailure.ts';

export const channels = ['search_queue', 'search_index'] as const;
export type Channel = (typeof channels)[number];

const connectionOptions = {
  application_name: 'salient-indexer',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  // A page of persons is one short query: compiling it would cost more than running it.
  options: '-c jit=off',
};

/**
 * The indexer's connections to PostgreSQL: one session that holds the lead and hears notifications, and a few for work.
 * Needs sessions of its own, so no pooler that shares them between clients.
 */
export class Database {
  readonly pool: pg.Pool;
  readonly #session: pg.Client;
  readonly #lost = new AbortController();
  readonly #listeners = new Map<string, () => void>();
  #isClosing = false;

  private constructor(url: string) {
    this.#session = new pg.Client({ connectionString: url, ...connectionOptions });
    this.pool = new pg.Pool({ connectionString: url, ...connectionOptions, max: 4 });
    const lose = (error?: Error) => {
      if (!this.#isClosing) this.#lost.abort(new DatabaseLost(error?.message ?? 'the connection ended'));
    };
    this.#session.on('error', lose);
    this.#session.on('end', () => lose());
    this.#session.on('notification', ({ channel }) => this.#listeners.get(channel)?.());
    // The query that meets a broken connection reports it; an idle one is simply replaced.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** @throws DatabaseLost when PostgreSQL cannot be reached or refuses. */
  static async open(url: string): Promise<Database> {
    const database = new Database(url);
    try {
      await database.#session.connect();
      for (const channel of channels) await database.#session.query(`LISTEN ${channel}`);
      return database;
    } catch (error) {
      await database.close();
      throw new DatabaseLost((error as Error).message || 'no connection');
    }
  }

  /** Aborted when the session breaks, and the lead with it. */
  get lost(): AbortSignal {
    return this.#lost.signal;
  }

  /** Calls `listener` at each notification of the channel; one listener a channel. */
  onNotification(channel: Channel, listener: () => void): void {
    this.#listeners.set(channel, listener);
  }

  /** Takes the lead when no other indexer of this database has it. It ends with the session. */
  async tryLead(): Promise<boolean> {
    const { rows } = await this.#session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      advisoryLocks.indexer,
    ]);
    return rows[0]?.taken ?? false;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled([this.#session.end(), this.pool.end()]);
  }
}
