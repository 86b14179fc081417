import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../harness/programs/freePort.ts';

/** The museum of the browser tests, in a program of its own. */
export async function openTestMuseum(): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const port = await freePort();
  const museum = fork(join(import.meta.dirname, '..', 'e2e', 'museum.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, E2E_PORT: String(port), NODE_ENV: 'production' },
  });
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    museum.kill();
    await once(museum, 'exit');
  };
  for (let second = 0; second < 600; second++) {
    if ((await fetch(`${origin}/healthz`).catch(() => null))?.ok) return { origin, close };
    await delay(1000);
  }
  await close();
  throw new Error(`${origin} does not answer`);
}
