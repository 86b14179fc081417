import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly origin: string;
  /** The value of a metric that has no labels. */
  readonly metric: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

const program = fileURLToPath(new URL('serverProgram.ts', import.meta.url));

/** A core server in a process of its own on a database of the test's. */
export async function startProcess(databaseUrl: string, settings: { SMTP_URL?: string } = {}): Promise<ServerProcess> {
  const child = fork(program, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...settings, DATABASE_URL: databaseUrl },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    metric: async (name) => {
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
