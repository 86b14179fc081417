import pg from 'pg';

/** Seconds until a lost connection is tried again. */
const retryMs = 2_000;

export interface ListenerOptions {
  readonly url: string;
  readonly applicationName: string;
  /** What to do with a message, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Connected, for the first time or again: what was said meanwhile is lost. */
  readonly onConnected?: () => void;
  readonly onError: (error: unknown) => void;
}

/** Hears what transactions say by NOTIFY, after they are committed, on a connection of its own; a lost one is renewed. */
export class DatabaseListener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { url, applicationName, channels, onConnected, onError } = this.#options;
    const client = new pg.Client({ connectionString: url, application_name: applicationName, keepAlive: true });
    this.#client = client;
    client.on('error', onError);
    client.on('end', () => this.#retry());
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
