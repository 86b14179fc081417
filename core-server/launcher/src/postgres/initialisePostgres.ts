import { spawn } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { problemWithPath, StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { explainPostgresLog } from './explainPostgresLog.ts';
import type { PostgresAccount } from './PostgresAccount.ts';
import type { PostgresPrograms } from './postgresPrograms.ts';

/** The role and the database that Salient works with. The role owns its database and is no superuser. */
export const databaseName = 'salient';

export interface PostgresSetting {
  programs: PostgresPrograms;
  account: PostgresAccount;
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Ends what is under way. */
  signal: AbortSignal;
}

// A character type of UTF-8 is what pg_trgm splits words by; not every system knows every name for it.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8', 'C'];

/**
 * Makes a new database in `folder`. It is made beside it and renamed when complete, so a start that is killed leaves
 * either no database or a whole one.
 *
 * The package's own `initialise` is not used: loading it takes over the handling of Ctrl-C for the whole process, it
 * runs the programs only from node_modules, and it shows the password to every user of the machine for a moment.
 */
export async function initialisePostgres(setting: PostgresSetting, password: string): Promise<void> {
  const unfinished = `${setting.folder}.new`;
  const making = { ...setting, folder: unfinished };
  try {
    await runInitdb(making);
    writeFileSync(join(unfinished, 'pg_hba.conf'), accessRules);
    appendFileSync(join(unfinished, 'postgresql.conf'), `include_if_exists = '${settingsFile}'\n`);
    await runSingleUser(making, 'postgres', [
      `CREATE ROLE ${databaseName} LOGIN CREATEDB PASSWORD '${password}'`,
      `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
    ]);
    renameSync(unfinished, setting.folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw problemWithPath(error, setting.folder);
  }
}

/** The file in the database's folder that `postgresSettings` is written to. */
export const settingsFile = 'salient.conf';

// Nobody but Salient's role comes in, over the loopback address alone. The superuser has no password and so no way in;
// maintenance goes through the single-user mode.
const accessRules = `# Written by Salient when it made this database.
host  all  all  127.0.0.1/32  scram-sha-256
`;

/** Gives Salient's role a new password, for a database whose secrets.json was lost. */
export async function resetPassword(setting: PostgresSetting, password: string): Promise<void> {
  await runSingleUser(setting, 'postgres', [`ALTER ROLE ${databaseName} PASSWORD '${password}'`]);
}

async function runInitdb(setting: PostgresSetting): Promise<void> {
  for (const characterType of characterTypes) {
    rmSync(setting.folder, { recursive: true, force: true });
    mkdirSync(setting.folder, { mode: 0o700 });
    if (setting.account) chownSync(setting.folder, setting.account.uid, setting.account.gid);
    const { code, output } = await runToEnd(setting, setting.programs.initdb, [
      `--pgdata=${setting.folder}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--no-instructions',
    ]);
    if (code === 0) return;
    if (!output.includes('invalid locale name')) throw explainPostgresLog(output, setting.folder);
  }
}

/** Runs statements, one a line, as the superuser in a server of their own that takes no connections. */
async function runSingleUser(setting: PostgresSetting, database: string, statements: string[]): Promise<void> {
  const options = ['--single', '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', '-D', setting.folder, database];
  const { code, output } = await runToEnd(setting, setting.programs.postgres, options, `${statements.join('\n')}\n`);
  if (code !== 0) throw explainPostgresLog(output, setting.folder);
}

async function runToEnd(
  { account, env, signal }: PostgresSetting,
  program: string,
  args: string[],
  input = '',
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { ...account, env, signal, cwd: '/', detached: true });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(error, program)));
    child.once('close', resolve);
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  child.stdout.resume();
  const [code, output] = await Promise.all([ended, text(child.stderr)]);
  return { code, output };
}

/** The program is there, yet the system does not find what it needs to run it: another kind of Linux, mostly. */
function cannotRun(error: Error, program: string): Error {
  if (systemErrorCode(error) !== 'ENOENT' && systemErrorCode(error) !== 'ENOEXEC') return error;
  return new StartProblem(
    `${program} does not run on this system (it needs a Linux with glibc, which Alpine is not): set DATABASE_URL to a PostgreSQL database of your own.`,
  );
}
