import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

const probeMs = 1_000;

/**
 * Tells the log once that the database is away, however many calls meet it, and once that it is back. While it is away
 * it is asked once a second.
 */
export class Outage {
  readonly #dataSource: DataSource;
  readonly #log: Logger;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(dataSource: DataSource, log: Logger) {
    this.#dataSource = dataSource;
    this.#log = log;
  }

  /** A call could not reach the database. */
  note(error: unknown): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#log.error({ err: error }, 'the database is away; calls are answered as unavailable');
    this.#probeLater();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #probeLater(): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#probe(), probeMs).unref();
  }

  async #probe(): Promise<void> {
    try {
      await this.#dataSource.query('SELECT 1');
    } catch {
      this.#probeLater();
      return;
    }
    const seconds = Math.round((performance.now() - (this.#since ?? 0)) / 1000);
    this.#since = null;
    this.#log.info({ seconds }, 'the database is back');
  }
}
