import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';

/**
 * Why `host:port` cannot be listened on ('EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND' …), or undefined when it can.
 */
export function listenObstacle(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(systemErrorCode(error) ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Ports that were given away in this process, each with whom it was given to, who may not listen on it yet. */
const given = new Map<number, string>();

/** Keeps a port from being picked for anything else in this process. */
export function keepPort(port: number, owner: string): void {
  given.set(port, owner);
}

/**
 * A free port on 127.0.0.1 for an embedded service. The same `seed` gets the same port whenever it is free, and no two
 * seeds in one process get the same.
 *
 * The range lies below the ports that systems hand out to outgoing connections. Asking the system for "any" port gives
 * one of those, and while a service restarts, a client that knocks on such a port can be given that very port as its
 * own end: it then talks to itself and keeps the service from coming back.
 */
export async function pickPort(seed: string): Promise<number> {
  const [first, count] = [20000, 10000];
  const start = createHash('sha256').update(seed).digest().readUInt32BE(0);
  for (let step = 0; step < count; step++) {
    const port = first + ((start + step) % count);
    if ((given.get(port) ?? seed) !== seed) continue;
    // Kept before it is tried: two services look for their ports at the same time.
    given.set(port, seed);
    if ((await listenObstacle('127.0.0.1', port)) === undefined) return port;
    given.delete(port);
  }
  throw new Error(`no free port between ${first} and ${first + count - 1}`);
}
