import { advisoryLocks } from '@salient/shared/contract/advisoryLocks.ts';
import { type ScheduledTask, schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { App } from '../http/createApp.ts';
import { removeExpired } from '../users/removeExpired.ts';
import { runAlone } from './runAlone.ts';

/** What is done by the clock. Every process has the same clock; whoever is first does it. */
const jobs = [
  { name: 'removeExpired', at: '7 * * * *', lock: advisoryLocks.removeExpired, run: removeExpired },
] as const;

/**
 * Starts the clock.
 *
 * @returns what stops it, after a job under way is done.
 */
export function startJobs(app: Pick<App, 'dataSource' | 'outbox'>, log: Logger): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const tasks = jobs.map(({ name, at, lock, run }): ScheduledTask => {
    const once = async () => {
      try {
        if (await runAlone(app.dataSource, lock, () => run(app, new Date()))) log.info({ job: name }, 'a job was done');
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed');
      }
    };
    return schedule(
      at,
      async () => {
        const running = once();
        underWay.add(running);
        await running;
        underWay.delete(running);
      },
      { name, noOverlap: true },
    );
  });
  return async () => {
    for (const task of tasks) await task.destroy();
    await Promise.all(underWay);
  };
}
