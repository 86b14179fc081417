import type { JobContext } from '../../../lib/jobs/Job.ts';
import { isWithdrawn } from '../published/isWithdrawn.ts';
import type { MadeDump } from './makeDump.ts';
import type { OpenData } from './OpenData.ts';
import type { OpenDumps } from './OpenDumps.ts';

/** When the night's dump is made, on the clock of the machine: after the jobs that judge lives and erase. */
const nightly = { hour: 3, minute: 52 } as const;
/** After one that failed, such as for want of room on the disk. Milliseconds. */
const restMs = 60 * 60_000;

/** When the last one failed, of each store of dumps. */
const failedAt = new WeakMap<OpenDumps, number>();

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
  if (
    openData.licence === null ||
    now.getTime() - (failedAt.get(openData.dumps) ?? 0) < restMs ||
    !(await isDue(context, now))
  )
    return undefined;
  const began = performance.now();
  try {
    await disk.require('a dump of the open data');
    const made = await openData.make(now, openData.licence);
    failedAt.delete(openData.dumps);
    log.info({ ...made, seconds: Math.round((performance.now() - began) / 1000) }, 'the open data were made');
    return made;
  } catch (error) {
    failedAt.set(openData.dumps, now.getTime());
    throw error;
  }
}

async function isDue({ dataSource, openData }: Context, now: Date): Promise<boolean> {
  const dump = await openData.dumps.current();
  if (!dump || dump.lost.length > 0 || dump.licence !== openData.licence || new Date(dump.made_at) < lastNight(now))
    return true;
  return isWithdrawn(dataSource.manager, new Date(dump.made_at));
}
