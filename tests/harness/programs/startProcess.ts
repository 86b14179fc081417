import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPrograms } from '../../../core-server/launcher/src/builtPrograms.ts';
import { projectRoot } from '../../../core-server/src/lib/config/readConfig.ts';
import { freePort } from './freePort.ts';

export interface ServerProcess {
  readonly origin: string;
  /** The value of a metric that has no labels. */
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/**
 * The core server as the launcher runs it, with its real limits and one proxy in front, in a process of its own on a
 * database of the test's: for what several processes do together.
 *
 * @param ownFolder for its data, which outlives it; one of its own unless given.
 */
export async function startProcess(
  databaseUrl: string,
  settings: { SMTP_URL?: string; PAGE_CACHE_MB?: string } = {},
  ownFolder?: string,
): Promise<ServerProcess> {
  const dataDir = ownFolder ?? mkdtempSync(join(tmpdir(), 'salient-process-'));
  const port = await freePort();
  const child = fork(join(projectRoot, builtPrograms.core), {
    env: {
      ...process.env,
      ...settings,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      SALIENT_DATA_DIR: dataDir,
      PUBLIC_URL: 'https://salient.example',
      TRUSTED_PROXIES: '1',
      BACKUP_AT: 'off',
      LOG_LEVEL: process.env.TEST_LOG ?? 'error',
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server ended instead of listening'))),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  const end = async (ask: () => void) => {
    const exited = once(child, 'exit');
    ask();
    await exited;
    if (ownFolder === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    origin,
    metric: async (name) => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    stop: () => end(() => child.disconnect()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}
