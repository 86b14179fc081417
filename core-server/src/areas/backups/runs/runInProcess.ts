import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../lib/config/readConfig.ts';
import { causeOfDeath } from '../../../lib/process/causeOfDeath.ts';
import { isBuilt, nodeArguments } from '../../../lib/process/nodeArguments.ts';
import { type RunOutcome, type RunTask, runOutcomeSchema } from './runOutcome.ts';

const program = fileURLToPath(new URL(isBuilt ? './backupProgram.js' : './backupProgram.ts', import.meta.url));
/** The last lines of what the program printed are enough to tell why it ended. */
const mostWords = 2_000;
/** How long a program that was asked to stop has for clearing up. */
const farewellMs = 10_000;

/**
 * Runs a task in a process of its own, of low priority, so that the museum is served meanwhile. The process ends when
 * this one does.
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
  const child = spawn(process.execPath, [...nodeArguments(), file, JSON.stringify(task)], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let outcome: RunOutcome | undefined;
  let words = '';
  child.on('message', (message) => {
    outcome = runOutcomeSchema.safeParse(message).data ?? outcome;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-mostWords);
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), farewellMs).unref();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return outcome ?? { problem: 'failed', detail: causeOfDeath(words) ?? `it ended with ${killedBy ?? code}` };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
