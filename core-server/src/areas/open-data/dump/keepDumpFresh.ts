import type { JobContext } from '../../../lib/jobs/Job.ts';
import { isWithdrawn } from '../published/isWithdrawn.ts';
import type { MadeDump } from './makeDump.ts';
import type { OpenData } from './OpenData.ts';
import type { OpenDumps } from './OpenDumps.ts';

/** When the night's dump is made, on the clock of the machine: after the jobs that judge lives and erase. */
const nightly = { hour: 3, minute: 52 } as const;
/**
 * The pause after one that failed, twice as long after each further one up to an hour: a process that was ended is begun again soon, as
 * something may be waiting to be withdrawn, and a full disk is not looked at all the time. Milliseconds.
 */
const pause = { first: 60_000, longest: 60 * 60_000 } as const;

/** Those of each store of dumps that failed one after the other, and when the last did. */
const failures = new WeakMap<OpenDumps, { readonly at: number; readonly count: number }>();

function isResting(dumps: OpenDumps, now: Date): boolean {
  const failed = failures.get(dumps);
  return (
    failed !== undefined && now.getTime() - failed.at < Math.min(pause.longest, pause.first * 2 ** (failed.count - 1))
  );
}

/** The last moment by which a dump of the night was to begin. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(nightly.hour, nightly.minute, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

interface Context extends Pick<JobContext, 'dataSource' | 'disk' | 'log'> {
  readonly openData: OpenData;
}

/**
 * Makes the dump each night; at once where there is none, where a file of it was lost or damaged, where the licence has changed,
 * and where something in it is not to be given away any more.
 */
export async function keepDumpFresh(context: Context, now: Date): Promise<MadeDump | undefined> {
  const { openData, disk, log } = context;
  const { dumps } = openData;
  if (openData.licence === null || isResting(dumps, now) || !(await isDue(context, now))) return undefined;
  const began = performance.now();
  try {
    await disk.require('a dump of the open data');
    const made = await openData.make(now, openData.licence);
    failures.delete(dumps);
    log.info({ ...made, seconds: Math.round((performance.now() - began) / 1000) }, 'the open data were made');
    return made;
  } catch (error) {
    failures.set(dumps, { at: now.getTime(), count: (failures.get(dumps)?.count ?? 0) + 1 });
    throw error;
  }
}

async function isDue({ dataSource, openData }: Context, now: Date): Promise<boolean> {
  const dump = await openData.dumps.current();
  if (!dump || dump.lost.length > 0 || dump.licence !== openData.licence || new Date(dump.made_at) < lastNight(now))
    return true;
  return isWithdrawn(dataSource.manager, new Date(dump.made_at));
}
