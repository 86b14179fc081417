import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The way from one kiosk to the museum's server: it can be cut and mended while everybody else goes on being served. */
export class PassingMuseum {
  readonly #port: number;
  readonly #museum: URL;
  readonly #lines = new Set<Socket>();
  #server: Server | undefined;

  private constructor(port: number, museum: URL) {
    this.#port = port;
    this.#museum = museum;
  }

  /** @param museum address of the server that everything is passed to. */
  static async open(museum: string, port: number): Promise<PassingMuseum> {
    const passing = new PassingMuseum(port, new URL(museum));
    await passing.mend();
    return passing;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Nobody answers any more, and who was being answered is cut off. */
  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const line of this.#lines) line.destroy();
    await closed;
  }

  /** The museum is there again, under the same address. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#museum.port), this.#museum.hostname);
      for (const [line, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#lines.add(line);
        line.on('error', () => undefined);
        line.on('close', () => {
          this.#lines.delete(line);
          other.destroy();
        });
        line.pipe(other);
      }
    });
    server.listen(this.#port, '127.0.0.1');
    await once(server, 'listening');
    this.#server = server;
  }
}
