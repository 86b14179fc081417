import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { type ScheduledTask, schedule } from 'node-cron';
import type { Logger } from 'pino';
import { warnOfOldBackups } from '../backup/runs/warnOfOldBackups.ts';
import { removeUnusedFiles, sweepFiles } from '../files/sweepFiles.ts';
import type { App } from '../http/createApp.ts';
import { makeShortNames } from '../kiosks/short-names/makeShortNames.ts';
import { watchKiosks } from '../kiosks/watchKiosks.ts';
import { suggestMerges } from '../persons/merge/suggestMerges.ts';
import { removeExpired } from '../users/removeExpired.ts';
import { runAlone } from './runAlone.ts';

interface Job {
  readonly name: string;
  readonly at: string;
  readonly lock: number;
  readonly run: (app: Pick<App, 'dataSource' | 'outbox' | 'files' | 'backup'>, now: Date) => Promise<unknown>;
  /** So often that each time is not worth a line in the log. */
  readonly isFrequent?: true;
}

/** What is done by the clock. Every process has the same clock; whoever is first does it. */
const jobs: readonly Job[] = [
  { name: 'removeExpired', at: '7 * * * *', lock: advisoryLocks.removeExpired, run: removeExpired },
  { name: 'removeUnusedFiles', at: '37 * * * *', lock: advisoryLocks.removeUnusedFiles, run: removeUnusedFiles },
  { name: 'watchKiosks', at: '* * * * *', isFrequent: true, lock: advisoryLocks.watchKiosks, run: watchKiosks },
  { name: 'warnOfOldBackups', at: '17 * * * *', lock: advisoryLocks.warnOfOldBackups, run: warnOfOldBackups },
  // At night, when the museum is closed.
  { name: 'suggestMerges', at: '23 2 * * *', lock: advisoryLocks.suggestMerges, run: suggestMerges },
  { name: 'makeShortNames', at: '11 3 * * *', lock: advisoryLocks.shortNames, run: makeShortNames },
  { name: 'sweepFiles', at: '41 3 * * *', lock: advisoryLocks.sweepFiles, run: sweepFiles },
];

/**
 * Starts the clock.
 *
 * @returns what stops it, after a job under way is done.
 */
export function startJobs(
  app: Pick<App, 'dataSource' | 'outbox' | 'files' | 'backup'>,
  log: Logger,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const tasks = jobs.map(({ name, at, lock, run, isFrequent }): ScheduledTask => {
    const once = async () => {
      try {
        const done = await runAlone(app.dataSource, lock, async () => {
          const outcome = await run(app, new Date());
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
