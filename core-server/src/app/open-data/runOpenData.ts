import { fileURLToPath } from 'node:url';
import { openLicences } from '@salient/shared/areas/open-data/openLicences.ts';
import { z } from 'zod';
import { type MadeDump, madeDumpSchema } from '../../areas/open-data/dump/makeDump.ts';
import { isBuilt } from '../../lib/process/nodeArguments.ts';
import { runProgram } from '../../lib/process/runProgram.ts';

const program = fileURLToPath(new URL(isBuilt ? './openDataProgram.js' : './openDataProgram.ts', import.meta.url));

/** What the program is to do; it gets this as JSON in its first argument. */
export const dumpTaskSchema = z.object({ now: z.coerce.date(), licence: z.enum(openLicences) });
type DumpTask = z.infer<typeof dumpTaskSchema>;

/**
 * Makes a dump of the open data in a process of its own: of a whole museum it takes minutes, in which this process answers.
 *
 * @param env the settings, as this process got them.
 * @throws Error with the last words of a program that failed.
 */
export async function runOpenData(task: DumpTask, signal: AbortSignal, env: NodeJS.ProcessEnv): Promise<MadeDump> {
  const end = await runProgram({ file: program, argument: JSON.stringify(task), env, answer: madeDumpSchema, signal });
  if ('answer' in end) return end.answer;
  throw new Error(`the open data were not made: ${end.detail}`);
}
