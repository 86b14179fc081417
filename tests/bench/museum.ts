import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../harness/programs/freePort.ts';
import { keepAliveCaller } from './keepAliveCaller.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const command = join(root, 'core-server/launcher/bin/salient.js');
const password = 'a password for the bench';

type Caller = ReturnType<typeof keepAliveCaller>;

/** The product as `npm start` runs it, on a data folder of the bench. */
export interface BenchMuseum {
  readonly origin: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly meiliUrl: string;
  readonly meiliKey: string;
  /** Calls a method as a guest. */
  readonly call: Caller;
  /** A caller signed in as the administrator. */
  readonly signIn: () => Promise<Caller>;
  readonly query: <Row extends pg.QueryResultRow>(sql: string, values: unknown[]) => Promise<Row[]>;
  /** Runs a `salient` command on the same data and answers its output. */
  readonly salient: (args: readonly string[]) => string;
  readonly stop: () => Promise<void>;
  /** Seconds from the command to its "ready". */
  readonly startSeconds: number;
}

interface Options {
  readonly dataDir: string;
}

/** Where the bench keeps its museum between runs; `BENCH_DIR` names another folder. */
export const benchDir = (name: string) => join(process.env.BENCH_DIR ?? join(tmpdir(), 'salient-bench'), name);

export async function startMuseum({ dataDir }: Options): Promise<BenchMuseum> {
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    SALIENT_DATA_DIR: dataDir,
    SALIENT_DEMO: '0',
    SALIENT_ADMIN_PASSWORD: password,
    // Benches call from as many addresses as there are visitors.
    TRUSTED_PROXIES: '1',
    // One that is due by the clock would be measured with whatever runs.
    BACKUP_AT: 'off',
  };
  const began = performance.now();
  const child = spawn(process.execPath, [command, 'start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await untilReady(child);
  const startSeconds = (performance.now() - began) / 1000;
  const { services } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const pool = new pg.Pool({ connectionString: services.databaseUrl, max: 4 });
  const origin = `http://127.0.0.1:${port}`;
  const call = keepAliveCaller(origin);
  return {
    origin,
    dataDir,
    databaseUrl: services.databaseUrl,
    meiliUrl: services.meiliUrl,
    meiliKey: services.meiliMasterKey,
    call,
    signIn: async () => {
      const { token } = await call<{ token: string }>('authenticate2', { account: 'admin', password });
      return keepAliveCaller(origin, token);
    },
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    salient: (args) => {
      const done = spawnSync(process.execPath, [command, ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
        maxBuffer: 1e9,
      });
      if (done.status !== 0) throw new Error(`salient ${args.join(' ')} failed: ${done.stderr}${done.stdout}`);
      return done.stdout;
    },
    startSeconds,
    stop: async () => {
      await pool.end();
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (/ready after/.test(output)) resolve();
    });
  });
}

/** A museum of `persons` generated persons, filled at the first run and kept, with its index complete. */
export async function startBigMuseum(persons: number): Promise<BenchMuseum> {
  const dataDir = benchDir(`museum-${persons}`);
  const isNew = !existsSync(join(dataDir, 'postgres'));
  const museum = await startMuseum({ dataDir });
  const [counted] = await museum.query<{ n: number }>('SELECT count(*)::int AS n FROM person', []);
  if (isNew || (counted?.n ?? 0) < persons) {
    console.log(`filling a museum of ${persons} persons in ${dataDir} …`);
    museum.salient(['demo', '--persons', String(persons)]);
  }
  await untilIndexed(museum);
  return museum;
}

/** Waits until search shows everything. */
export async function untilIndexed(museum: BenchMuseum): Promise<void> {
  for (;;) {
    const response = await fetch(`${museum.origin}/healthz`);
    const { search, indexLagSeconds } = (await response.json()) as { search: string; indexLagSeconds: number | null };
    if (search === 'meilisearch' && indexLagSeconds === null) return;
    await sleep(500);
  }
}
