import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import { isUnavailable } from '../../lib/db/isUnavailable.ts';
import { DatabaseListener } from '../../lib/realtime/DatabaseListener.ts';
import { linkStories } from './linkStories.ts';

/** How often it looks without being told, for what fell due while nobody listened. */
const pollMs = 30_000;
/** Stories linked in one transaction. */
const batchSize = 200;

export interface StoryLinkerOptions {
  readonly dataSource: DataSource;
  readonly databaseUrl: string;
  readonly log: Logger;
}

/**
 * Computes automatic links anew when an event, a place or a death behind them changed, whoever changed it: triggers
 * say so in `person_story_link_due`. Each process has one; two at work wait for each other and find nothing left.
 */
export class StoryLinker {
  readonly #options: StoryLinkerOptions;
  readonly #timer: NodeJS.Timeout;
  readonly #listener: DatabaseListener;
  #running: Promise<void> | undefined;
  #wokenMeanwhile = false;
  #closed = false;

  constructor(options: StoryLinkerOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#wake(), pollMs).unref();
    this.#listener = new DatabaseListener({
      url: options.databaseUrl,
      applicationName: 'salient-story-links',
      channels: { salient_story_links: () => this.#wake() },
      onConnected: () => this.#wake(),
      onError: this.#note,
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#listener.close();
    await this.#running;
  }

  readonly #note = (error: unknown): void => {
    if (!isUnavailable(error)) this.#options.log.error({ err: error }, 'stories could not be linked');
  };

  #wake(): void {
    if (this.#closed) return;
    this.#wokenMeanwhile = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  async #drain(): Promise<void> {
    try {
      while (this.#wokenMeanwhile) {
        this.#wokenMeanwhile = false;
        while (!this.#closed && (await this.#linkNext()));
      }
    } catch (error) {
      this.#note(error);
    }
  }

  /** @returns whether some were due. */
  #linkNext(): Promise<boolean> {
    return inTransaction(this.#options.dataSource, async (db) => {
      const due = await db.query<{ story_id: string }[]>(
        `SELECT DISTINCT story_id FROM person_story_link_due LIMIT ${batchSize}`,
      );
      await linkStories(
        db,
        due.map(({ story_id }) => story_id),
      );
      return due.length > 0;
    });
  }
}
