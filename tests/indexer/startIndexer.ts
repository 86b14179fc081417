import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { builtPrograms } from '../../core-server/launcher/src/builtPrograms.ts';
import { projectRoot } from '../../core-server/src/lib/config/readConfig.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [field: string]: unknown;
}

export interface RunningIndexer {
  /** What it logged so far. */
  readonly log: LogLine[];
  /** Ends it without warning. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop; answers the exit code. */
  readonly stop: () => Promise<number | null>;
  /** Closes the channel to it, as the death of its parent does; answers the exit code. */
  readonly abandon: () => Promise<number | null>;
}

interface Options {
  readonly databaseUrl: string;
  readonly meili: { readonly url: string; readonly key: string };
  /** Whether to wait until it follows the queue. */
  readonly untilReady?: boolean;
}

/** The indexer as the launcher runs it, built by the setup of the run. */
export async function startIndexer({ databaseUrl, meili, untilReady = true }: Options): Promise<RunningIndexer> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(projectRoot, builtPrograms.indexer)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MEILI_URL: meili.url,
      MEILI_MASTER_KEY: meili.key,
      LOG_LEVEL: process.env.TEST_LOG ?? 'info',
    },
  });
  const log: LogLine[] = [];
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (process.env.TEST_LOG) console.log(line);
      log.push(JSON.parse(line));
    }
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (untilReady) {
    const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
    const early = exited.then((code) =>
      Promise.reject(new Error(`the indexer ended with ${code} before it was ready`)),
    );
    await Promise.race([ready, early]);
  }
  return {
    log,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
    abandon: () => {
      child.disconnect();
      return exited;
    },
  };
}
