import type { IncomingMessage } from 'node:http';

/** A sender of whom no byte came for too long. */
export class SenderSilent extends Error {
  override name = 'SenderSilent';
}

/**
 * Waits for what reads the body of a request as long as bytes of it come: a slow line takes its time, and who has gone
 * silently holds no place. While nobody reads, as in a queue, the sender is not to blame.
 *
 * @param idleMs milliseconds within which the next byte comes.
 * @throws SenderSilent; `reading` is left as it is, which the end of the connection ends.
 */
export async function whileBytesCome<T>(request: IncomingMessage, reading: Promise<T>, idleMs: number): Promise<T> {
  const { socket } = request;
  let seen = socket.bytesRead;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const look = () => {
      const isOurs = request.complete || request.readableLength > 0;
      if (isOurs || socket.bytesRead !== seen) {
        seen = socket.bytesRead;
        since = performance.now();
      } else if (performance.now() - since >= idleMs) reject(new SenderSilent());
    };
    timer = setInterval(look, Math.min(1_000, idleMs / 4));
  });
  // After a silence nobody listens to it any more.
  reading.catch(() => undefined);
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearInterval(timer);
  }
}
