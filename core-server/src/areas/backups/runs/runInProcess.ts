import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../../lib/process/nodeArguments.ts';
import { runProgram } from '../../../lib/process/runProgram.ts';
import { type RunOutcome, type RunTask, runOutcomeSchema } from './runOutcome.ts';

const program = fileURLToPath(new URL(isBuilt ? './backupProgram.js' : './backupProgram.ts', import.meta.url));

/**
 * Runs a task in a process of its own.
 *
 * @param env the settings, as this process got them.
 * @param file the program; tests give one of their own.
 */
export async function runInProcess(
  task: RunTask,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv,
  file = program,
): Promise<RunOutcome> {
  const end = await runProgram({ file, argument: JSON.stringify(task), env, answer: runOutcomeSchema, signal });
  return 'answer' in end ? end.answer : { problem: 'failed', detail: end.detail };
}
