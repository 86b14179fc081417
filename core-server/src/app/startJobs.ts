import { type ScheduledTask, schedule } from 'node-cron';
import type { Logger } from 'pino';
import { withAdvisoryLock } from '../lib/jobs/withAdvisoryLock.ts';
import { jobs } from './composeAreas.ts';
import type { App } from './createApp.ts';

/**
 * Starts the clock by which the jobs of all areas are done. Every process has the same clock; whoever is first does it.
 *
 * @returns what stops it, after a job under way is done.
 */
export function startJobs(
  { dataSource, services }: Pick<App, 'dataSource' | 'services'>,
  log: Logger,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const tasks = jobs.map(({ name, at, lock, run, isFrequent }): ScheduledTask => {
    const once = async () => {
      try {
        const done = await withAdvisoryLock(dataSource, lock, async () => {
          const outcome = await run({ ...services, dataSource }, new Date());
          log[isFrequent ? 'debug' : 'info']({ job: name, ...(outcome as object | undefined) }, 'a job was done');
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
