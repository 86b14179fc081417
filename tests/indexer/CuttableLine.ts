import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a TCP service that a test can cut and mend, as a network or a restart does. */
export class CuttableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Opens a line to `host:port`. */
  static async to(host: string, port: number): Promise<CuttableLine> {
    const server = createServer();
    const line = new CuttableLine(server);
    server.on('connection', (near) => {
      if (line.#isCut) return near.destroy();
      const far = connect(port, host);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        line.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          line.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
