import { execFile, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { promisify } from 'node:util';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { say } from '../terminal.ts';

/** The user of the operating system as whom PostgreSQL runs; undefined stands for the user that started Salient. */
export type PostgresAccount = { uid: number; gid: number } | undefined;

const run = promisify(execFile);
const accountName = 'postgres';

/**
 * Chooses as whom PostgreSQL runs. It refuses to run as root, so root lends it the owner of its data, or else the user
 * `postgres`, who is made when missing. Everybody else runs it as himself.
 *
 * @param folder where the data is or will be.
 */
export async function choosePostgresAccount(folder: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await findAccount()) ?? (await createAccount());
  // A copy that root made of the data belongs to root; PostgreSQL takes only what is its own.
  if (owner) await run('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  return account;
}

async function findAccount(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', accountName]), run('id', ['-g', accountName])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount(): Promise<{ uid: number; gid: number }> {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName];
  // The second form is the one of BusyBox.
  await run('useradd', options).catch(() => run('adduser', ['-S', '-D', '-H', accountName]).catch(() => undefined));
  const account = await findAccount();
  if (!account) {
    throw new StartProblem(
      `PostgreSQL does not run as root, and no user named ${accountName} could be made for it: make one (useradd --system ${accountName}), or start Salient as an ordinary user.`,
    );
  }
  say('postgres', `made the system user ${accountName}, because PostgreSQL does not run as root`);
  return account;
}

/** Runs a test of the shell as `account`, such as `test -r "$1"`; tells whether it succeeded. */
export function accountCan(account: PostgresAccount, script: string, ...args: string[]): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...account, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
