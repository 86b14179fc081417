import { advisoryLocks } from '@salient/shared/contract/advisoryLocks.ts';
import { type ScheduledTask, schedule } from 'node-cron';
import type { Logger } from 'pino';
import type { App } from '../http/createApp.ts';
import { suggestMerges } from '../persons/merge/suggestMerges.ts';
import { removeExpired } from '../users/removeExpired.ts';
import { runAlone } from './runAlone.ts';

/** What is done by the clock. Every process has the same clock; whoever is first does it. */
const jobs = [
  { name: 'removeExpired', at: '7 * * * *', lock: advisoryLocks.removeExpired, run: removeExpired },
  // At night, when the museum is closed.
  { name: 'suggestMerges', at: '23 2 * * *', lock: advisoryLocks.suggestMerges, run: suggestMerges },
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
        const done = await runAlone(app.dataSource, lock, async () => {
          const outcome = await run(app, new Date());
          log.info({ job: name, ...outcome }, 'a job was done');
        });
        if (!done) log.debug({ job: name }, 'a job is done by another process');
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
