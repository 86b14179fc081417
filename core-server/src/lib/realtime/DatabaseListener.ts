import pg from 'pg';

/** Milliseconds until a lost connection is tried again. */
const retryMs = 2_000;
/** Milliseconds that the database may take to answer on this connection; after that it counts as lost. */
const longestAnswerMs = 5_000;

export interface ListenerOptions {
  readonly url: string;
  readonly applicationName: string;
  /** What to do with a message, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Connected, for the first time or again: what was said meanwhile is lost. */
  readonly onConnected?: () => void;
  /** The connection is gone: until it is renewed nothing is heard. */
  readonly onLost?: () => void;
  readonly onError: (error: unknown) => void;
  /** Tests are in more of a hurry. */
  readonly answerMs?: number;
}

/** Hears what transactions say by NOTIFY, after they are committed, on a connection of its own; a lost one is renewed. */
export class DatabaseListener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #isListening = false;
  /** The question under way, and the one that begins after it for those who came meanwhile. */
  #asking: Promise<boolean> = Promise.resolve(false);
  #askingNext: Promise<boolean> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    void this.#connect();
  }

  /**
   * Whether everything that was committed before this call has been heard. The database tells what it has to say on a
   * connection before it answers a question there, so its answer is the proof. All who call at once share one question.
   *
   * @returns false while nobody listens.
   */
  hasHeardAll(): Promise<boolean> {
    if (!this.#isListening) return Promise.resolve(false);
    this.#askingNext ??= this.#asking.then(() => {
      this.#askingNext = undefined;
      this.#asking = this.#ask();
      return this.#asking;
    });
    return this.#askingNext;
  }

  async #ask(): Promise<boolean> {
    const client = this.#client;
    try {
      await client?.query('SELECT');
      return this.#isListening && this.#client === client;
    } catch (error) {
      this.#options.onError(error);
      this.#lose();
      // Ends the client and so comes back to the retry, also where the network swallows what is sent.
      await client?.end().catch(() => undefined);
      return false;
    }
  }

  #lose(): void {
    if (!this.#isListening) return;
    this.#isListening = false;
    this.#options.onLost?.();
  }

  async #connect(): Promise<void> {
    const { url, applicationName, channels, onConnected, onError, answerMs = longestAnswerMs } = this.#options;
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      query_timeout: answerMs,
    });
    this.#client = client;
    client.on('error', (error) => {
      this.#lose();
      onError(error);
    });
    client.on('end', () => {
      this.#lose();
      this.#retry();
    });
    client.on('notification', ({ channel, payload = '' }) => {
      try {
        channels[channel]?.(payload);
      } catch (error) {
        onError(error);
      }
    });
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.#isListening = true;
      onConnected?.();
    } catch (error) {
      onError(error);
      // Ends the client and so comes back to the retry; one that never connected says nothing.
      await client.end().catch(() => undefined);
      this.#retry();
    }
  }

  #retry(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), retryMs).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
