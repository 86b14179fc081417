import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { configEnvironment } from '@salient/core-server/lib/config/configEnvironment.ts';
import { type Config, projectRoot } from '@salient/core-server/lib/config/readConfig.ts';
import { isBuilt, nodeArguments } from '@salient/core-server/lib/process/nodeArguments.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { type PreparationOutcome, type PreparationTask, preparationOutcomeSchema } from './preparationTasks.ts';

const program = fileURLToPath(new URL(isBuilt ? './prepareDatabase.js' : './prepareDatabase.ts', import.meta.url));

/**
 * Has a process of its own do `tasks` to the database of `config`; what it has to say, people read at once.
 *
 * @param signal ends it in order: what it has begun to load goes on at the next start.
 * @throws StartProblem when it did not come to its end.
 */
export async function runPreparation(
  config: Config,
  tasks: readonly PreparationTask[],
  signal: AbortSignal,
): Promise<PreparationOutcome> {
  const child = spawn(process.execPath, [...nodeArguments(), program, ...tasks], {
    cwd: projectRoot,
    env: configEnvironment(config),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches the launcher alone, which then stops everybody in order.
    detached: true,
  });
  const stop = () => child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let outcome: PreparationOutcome | undefined;
  child.on('message', (message) => {
    outcome = preparationOutcomeSchema.safeParse(message).data;
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => resolve());
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  if (!outcome) throw new StartProblem('The database could not be prepared; the lines above say why.');
  return outcome;
}
