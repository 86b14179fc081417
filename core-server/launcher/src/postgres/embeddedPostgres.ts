import { dirname } from 'node:path';
import { foreignEnvironment } from '@salient/core-server/lib/config/environment.ts';
import { pickPort } from '../freePort.ts';
import type { Program } from '../SupervisedProgram.ts';
import type { Secrets } from '../secrets.ts';
import { say } from '../terminal.ts';
import { databaseName, initialisePostgres, resetPassword } from './initialisePostgres.ts';
import { choosePostgresAccount } from './PostgresAccount.ts';
import { inspectPostgresFolder, placePostgresFolder, postgresPath } from './postgresFolder.ts';
import { postgresProgram } from './postgresProgram.ts';
import { providePostgresPrograms } from './postgresPrograms.ts';

export interface EmbeddedPostgres {
  program: Program;
  databaseUrl: string;
}

/**
 * Prepares the embedded PostgreSQL of a data directory, which this process holds: makes the database when there is none,
 * and chooses the port that it keeps as long as this process lives. The program that it returns is yet to be started.
 *
 * @throws StartProblem when the data cannot be opened.
 */
export async function embeddedPostgres(
  dataDir: string,
  secrets: Secrets,
  signal: AbortSignal,
): Promise<EmbeddedPostgres> {
  const account = await choosePostgresAccount(postgresPath(dataDir));
  const folder = placePostgresFolder(dataDir, account);
  const state = inspectPostgresFolder(folder);
  const programs = providePostgresPrograms(account, dirname(folder));
  const setting = { programs, account, folder, env: foreignEnvironment(), signal };
  const passwordWasLost = state === 'database' && !secrets.has('postgresPassword');
  const password = secrets.get('postgresPassword');
  if (state === 'free') {
    say('postgres', `makes a new database in ${folder}`);
    await initialisePostgres(setting, password);
  } else if (passwordWasLost) {
    say('postgres', 'gets a new password, because secrets.json did not have the old one');
    await resetPassword(setting, password);
  }
  const port = await pickPort(`postgres ${folder}`);
  return {
    program: postgresProgram(setting, port, dataDir),
    databaseUrl: `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`,
  };
}
