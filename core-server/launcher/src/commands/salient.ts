import { WrongSettings } from '@salient/core-server/lib/config/readConfig.ts';
import { DiskTooFull } from '@salient/core-server/lib/disk/DiskSpace.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { NewerDatabaseProblem } from '@salient/shared/lib/contract/newerDatabase.ts';
import { Command } from 'commander';
import { complain } from '../terminal.ts';
import { backupCommand } from './backupCommand.ts';
import { buildCommand } from './buildCommand.ts';
import { demoCommand } from './demoCommand.ts';
import { importCommand } from './importCommand.ts';
import { passwordLinkCommand } from './passwordLinkCommand.ts';
import { reindexCommand } from './reindexCommand.ts';
import { restoreCommand } from './restoreCommand.ts';
import { startCommand } from './startCommand.ts';

/**
 * Each adds one command. What a command needs to do its work it loads when it is called, so that the others do not wait
 * for it.
 */
const commands: ((salient: Command) => void)[] = [
  startCommand,
  buildCommand,
  importCommand,
  reindexCommand,
  demoCommand,
  passwordLinkCommand,
  backupCommand,
  restoreCommand,
];

/** Runs the command in `argv` (as in `process.argv`) and ends the process: 0 done, 1 refused or failed, 2 wrong settings. */
export async function runSalient(argv: readonly string[]): Promise<void> {
  const salient = new Command('salient')
    .description('Salient, a war-remembrance knowledge base. Settings are environment variables: docs/operations.md.')
    .showHelpAfterError('(salient --help lists the commands)');
  for (const add of commands) add(salient);
  try {
    await salient.parseAsync(argv);
  } catch (error) {
    process.exitCode = report(error);
  }
  process.exit();
}

/** Shows what went wrong, for people when it is theirs to put right; returns the exit code. */
function report(error: unknown): number {
  if (error instanceof WrongSettings) {
    complain(error.problems.map((problem) => `${problem}.`).join('\n'));
    return 2;
  }
  const isForPeople = [StartProblem, NewerDatabaseProblem, DiskTooFull].some((kind) => error instanceof kind);
  if (isForPeople && error instanceof Error) complain(error.message);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return 1;
}
