import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pickPort } from '../../core-server/launcher/src/freePort.ts';
import { pidIsTaken } from '../../core-server/launcher/src/processIdentity.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const command = join(projectRoot, 'core-server', 'launcher', 'bin', 'salient.js');

/** A folder for one test, which every user may pass through; `cleanUp` removes it. */
export function makeFolder(owner?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'salient-start-'));
  chmodSync(folder, 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  folders.push(folder);
  return folder;
}

/**
 * A data directory as Salient left it after its first start, which stands for one that a test would have to wait for.
 * It is made once and copied with its owners.
 */
export async function usedDataDir(): Promise<string> {
  made ??= makeUsedDataDir();
  const dataDir = join(makeFolder(), 'data');
  execFileSync('cp', ['-a', await made, dataDir]);
  return dataDir;
}

let made: Promise<string> | undefined;

async function makeUsedDataDir(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'salient-start-'));
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const launch = await (await Launch.start(join(folder, 'data'))).ready();
  launch.signal('SIGTERM');
  await launch.ended();
  return launch.dataDir;
}

const folders: string[] = [];
const launches: Launch[] = [];

// A test that ran out of time may start one more behind the back of `cleanUp`; what such a launcher runs ends with it.
process.once('exit', () => {
  for (const launch of launches) launch.signal('SIGKILL');
});

/** Ends whatever the tests so far left running, and removes their folders. */
export async function cleanUp(): Promise<void> {
  for (const launch of launches.splice(0)) await launch.killEverything();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export interface LaunchOptions {
  env?: Record<string, string>;
  /** Starts it as this user. */
  uid?: number;
}

interface RunFacts {
  services?: { databaseUrl: string; meiliUrl?: string };
  programs: Record<string, { pid: number }>;
}

/** `salient start` on a data directory of its own. */
export class Launch {
  output = '';
  readonly #process: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    { env, uid }: LaunchOptions,
  ) {
    this.#process = spawn(process.execPath, [command, 'start'], {
      cwd: '/',
      env: { PATH: process.env.PATH, SALIENT_DATA_DIR: dataDir, PORT: String(port), SALIENT_DEMO: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      uid,
      gid: uid,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    this.#ended = new Promise((resolve) => this.#process.once('close', resolve));
    launches.push(this);
  }

  static async start(dataDir: string, options: LaunchOptions = {}): Promise<Launch> {
    return new Launch(dataDir, await pickPort(`core ${dataDir}`), options);
  }

  /** Waits until it says that it is ready; fails with its output when it ends instead. */
  async ready(): Promise<this> {
    while (!this.output.includes('ready after')) {
      if (this.#process.exitCode !== null) throw new Error(`it ended instead of getting ready:\n${this.output}`);
      await delay(50);
    }
    return this;
  }

  /** Waits for its end and returns the exit code. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What its health page says; undefined while it does not answer. */
  async health(): Promise<{ ok: boolean; database: string; search: string } | undefined> {
    try {
      return JSON.parse(await (await fetch(`${this.address}/healthz`)).text());
    } catch {
      return undefined;
    }
  }

  /** What the run file says, or undefined when there is none. */
  get facts(): RunFacts | undefined {
    const path = join(this.dataDir, 'run.json');
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  }

  /** The process number of one of the programs that it runs. */
  pidOf(program: string): number {
    const pid = this.facts?.programs[program]?.pid;
    if (pid === undefined) throw new Error(`${program} is not in the run file`);
    return pid;
  }

  /** The process numbers of everything that it runs, and its own. */
  get pids(): number[] {
    const programs = Object.values(this.facts?.programs ?? {}).map(({ pid }) => pid);
    return this.#process.pid === undefined ? programs : [this.#process.pid, ...programs];
  }

  /** kill -9, as a power cut would, and the launcher first so that it repairs nothing. */
  async killEverything(): Promise<void> {
    const pids = this.pids;
    for (const pid of pids) {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    }
    await allGone(pids);
  }
}

/** Whether a process still does something; a zombie does not. */
export function isRunning(pid: number): boolean {
  if (!pidIsTaken(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z';
  return !stat.slice(stat.lastIndexOf(')')).startsWith(') Z');
}

export async function allGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await delay(50);
}

/** Waits until `check` holds; the test's time limit ends the waiting. */
export async function until(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await delay(50);
}
