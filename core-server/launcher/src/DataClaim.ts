import { readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { problemWithPath, StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';
import { z } from 'zod';
import { identifyProcess, isAlive, stopProcess } from './processIdentity.ts';
import { stopSteps } from './stopSteps.ts';
import { say } from './terminal.ts';

const identitySchema = z.object({ pid: z.int().positive(), born: z.string() });

const runFactsSchema = z.object({
  holder: identitySchema,
  /** The name of the machine or container; process numbers mean nothing on another one. */
  host: z.string(),
  /** The command that holds the data directory: 'start', or one that needs the services for a while. */
  command: z.string(),
  address: z.string().optional(),
  services: z
    .object({ databaseUrl: z.string(), meiliUrl: z.string().optional(), meiliMasterKey: z.string().optional() })
    .optional(),
  programs: z.record(z.string(), identitySchema),
});

/** What `run.json` says about the process that uses the data directory. */
export type RunFacts = z.infer<typeof runFactsSchema>;

const heartbeatMs = 2_000;

/**
 * The right to use a data directory, held by at most one process at a time and written down in `run.json` (mode 600).
 *
 * A holder that was killed loses the right: its process is gone, or its number belongs to another one. Holders on
 * another machine or in another container that shares the folder cannot be looked up, so they touch the file every
 * two seconds.
 */
export class DataClaim {
  #facts: RunFacts;
  readonly #path: string;
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(path: string, facts: RunFacts) {
    this.#path = path;
    this.#facts = facts;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  /**
   * Claims `dataDir` for this process and stops whatever programs a killed holder left running.
   *
   * @throws StartProblem when another process holds it.
   */
  static async claim(dataDir: string, command: string, address?: string): Promise<DataClaim> {
    const path = runFilePath(dataDir);
    const holder = await identifyProcess(process.pid);
    if (!holder) throw new Error('this process cannot find itself in the list of processes');
    const facts: RunFacts = { holder, host: hostname(), command, address, programs: {} };
    for (;;) {
      try {
        writeFileSync(path, JSON.stringify(facts), { flag: 'wx', mode: 0o600 });
        return new DataClaim(path, facts);
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw problemWithPath(error, path);
      }
      await dislodge(path);
    }
  }

  /** Adds to what others can read about this process. A file that cannot be written now is no reason to stop. */
  update(change: Partial<Pick<RunFacts, 'services' | 'programs'>>): void {
    this.#facts = { ...this.#facts, ...change };
    try {
      writeFileSync(`${this.#path}.new`, JSON.stringify(this.#facts), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch (error) {
      say('salient', `${this.#path} could not be written (${systemErrorCode(error)})`);
    }
  }

  release(): void {
    clearInterval(this.#heartbeat);
    const now = readRunFile(this.#path);
    if (now?.holder.pid === this.#facts.holder.pid && now.holder.born === this.#facts.holder.born) {
      unlinkSync(this.#path);
    }
  }

  #beat(): void {
    const now = new Date();
    try {
      utimesSync(this.#path, now, now);
    } catch {
      // Somebody removed the file by hand: it is written again, so that a second start still finds this one.
      this.update({});
    }
  }
}

/** The running holder of `dataDir` on this machine, if there is one. */
export async function findHolder(dataDir: string): Promise<RunFacts | undefined> {
  const facts = readRunFile(runFilePath(dataDir));
  return facts && facts.host === hostname() && (await isAlive(facts.holder)) ? facts : undefined;
}

function runFilePath(dataDir: string): string {
  return join(dataDir, 'run.json');
}

function readRunFile(path: string): RunFacts | undefined {
  try {
    return runFactsSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
  } catch (error) {
    if (systemErrorCode(error) === 'EACCES') throw problemWithPath(error, path);
    return undefined;
  }
}

/** Removes the run file of a holder that is gone; throws when the holder is there. */
async function dislodge(path: string): Promise<void> {
  let facts = readRunFile(path);
  // The file is created first and filled a moment later.
  for (let wait = 0; !facts && wait < 10; wait++) {
    await delay(50);
    facts = readRunFile(path);
  }
  if (facts) {
    if (await isHeld(path, facts)) throw heldProblem(facts);
    if (facts.host === hostname()) await stopLeftovers(facts);
  }
  // Two starts may come this far together: whoever moves the file away has to find the judged one in hand.
  const taken = `${path}.${process.pid}`;
  try {
    renameSync(path, taken);
  } catch {
    return;
  }
  const moved = readRunFile(taken);
  if (moved && moved.holder.born !== facts?.holder.born) renameSync(taken, path);
  else unlinkSync(taken);
}

async function isHeld(path: string, facts: RunFacts): Promise<boolean> {
  if (facts.host === hostname()) return isAlive(facts.holder);
  say('salient', `this data was last used by ${facts.host}; waiting a few seconds to see whether it still is`);
  const lastBeat = heartbeatAt(path);
  await delay(heartbeatMs * 3);
  return heartbeatAt(path) !== lastBeat;
}

function heartbeatAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function heldProblem({ command, holder, host, address }: RunFacts): StartProblem {
  const who = host === hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${host}`;
  return new StartProblem(
    command === 'start'
      ? `Salient already runs on this data (${who}) at ${address}: use that one, stop it first, or choose another folder with SALIENT_DATA_DIR.`
      : `"salient ${command}" is at work on this data (${who}): wait until it is done, or choose another folder with SALIENT_DATA_DIR.`,
  );
}

/** Stops what a killed launcher left running. */
async function stopLeftovers(facts: RunFacts): Promise<void> {
  for (const [name, identity] of Object.entries(facts.programs).reverse()) {
    if (!(await isAlive(identity))) continue;
    say(name, `still runs from a start that was killed (process ${identity.pid}); stopping it`);
    if (!(await stopProcess(identity, stopSteps(name)))) {
      throw new StartProblem(
        `Process ${identity.pid} (${name}), left over from an earlier start, cannot be stopped by this user: stop it (sudo kill ${identity.pid}) and start again.`,
      );
    }
  }
}
