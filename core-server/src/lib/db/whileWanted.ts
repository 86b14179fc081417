import type { DataSource, EntityManager } from 'typeorm';

/**
 * Reads for as long as somebody waits for it: when they go, the database gives up what it is at. Whoever asks for all
 * persons and thinks better of it leaves nothing running behind.
 *
 * @param gone aborted when nobody waits any more; without it, it is read to the end.
 */
export async function whileWanted<T>(
  dataSource: DataSource,
  gone: AbortSignal | undefined,
  read: (db: EntityManager) => Promise<T>,
): Promise<T> {
  if (!gone) return read(dataSource.manager);
  const runner = dataSource.createQueryRunner();
  let cancelling: Promise<unknown> | undefined;
  try {
    const [backend] = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
    const cancel = () => {
      cancelling = dataSource.query('SELECT pg_cancel_backend($1)', [backend?.pid]).catch(() => undefined);
    };
    gone.addEventListener('abort', cancel, { once: true });
    if (gone.aborted) cancel();
    try {
      return await read(runner.manager);
    } finally {
      gone.removeEventListener('abort', cancel);
    }
  } finally {
    if (cancelling) {
      await cancelling;
      // One that comes late ends this, and not the statement of whoever has the connection next.
      await runner.query('SELECT pg_sleep(0.05)').catch(() => undefined);
    }
    await runner.release();
  }
}
