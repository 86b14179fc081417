import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import { identifyProcess, type ProcessIdentity } from './processIdentity.ts';
import { stopSteps } from './stopSteps.ts';
import { say } from './terminal.ts';

/** A program that the launcher keeps running. */
export interface Program {
  name: string;
  /** Starts the process; called again after each death. A StartProblem thrown here ends the first start. */
  launch(): Promise<ChildProcess>;
  /** Resolves when the process serves. Not waited for once `signal` is aborted. */
  whenReady(child: ChildProcess, signal: AbortSignal): Promise<void>;
  /** Whether a death before it was ever ready ends the start. Otherwise it is started again and again. */
  mustStart: boolean;
  /** What the program's log says about the death that just happened, when the program ended by itself. */
  explainDeath?(): Error | undefined;
}

/** What kept a program from starting goes away by itself in a moment. */
export class PassingProblem extends Error {
  override name = 'PassingProblem';
}

/** The start was ended by `stop`. */
export class StartInterrupted extends Error {
  override name = 'StartInterrupted';
}

const shortestPauseMs = 200;
const longestPauseMs = 10_000;
/** A program that lived this long starts over with the shortest pause. */
const steadyMs = 30_000;
const stillStartingMs = 15_000;
/** How often a program that must start is tried while its problem is a passing one: about 25 seconds long. */
const mostAttempts = 8;

/** Keeps one program running: starts it, notices its death, starts it again after a growing pause, stops it. */
export class SupervisedProgram {
  readonly name: string;
  readonly #program: Program;
  readonly #onChange: () => void;
  readonly #stopping = new AbortController();
  #child: ChildProcess | undefined;
  #identity: ProcessIdentity | undefined;
  #life: Promise<void> = Promise.resolve();

  /** @param onChange is called whenever its process comes or goes. */
  constructor(program: Program, onChange: () => void = () => undefined) {
    this.name = program.name;
    this.#program = program;
    this.#onChange = onChange;
  }

  /** The process that runs at this moment, if one does. */
  get identity(): ProcessIdentity | undefined {
    return this.#identity;
  }

  /**
   * Starts the program and keeps it running until `stop`.
   *
   * @returns when it served for the first time.
   * @throws what `launch` threw or how the process died, when that ended the first start; StartInterrupted when it was
   *   stopped before.
   */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#life = this.#liveOn(resolve).then(() => reject(new StartInterrupted()), reject);
    });
  }

  /** Asks the process to stop, insists when it does not, and returns when it is gone. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child) await this.#endProcess(child);
    await this.#life;
  }

  /** Ends the process at once, without waiting. */
  kill(): void {
    this.#stopping.abort();
    this.#child?.kill('SIGKILL');
  }

  async #liveOn(onFirstReady: () => void): Promise<void> {
    let pauseMs = shortestPauseMs;
    let everReady = false;
    for (let attempt = 1; !this.#stopping.signal.aborted; attempt++) {
      const began = Date.now();
      const death = await this.#liveOnce(() => {
        if (everReady) say(this.name, 'is back');
        everReady = true;
        onFirstReady();
      }).catch((error: unknown) => {
        if (!everReady && this.#program.mustStart) throw error;
        return { how: error instanceof Error ? error.message : String(error), byItself: false };
      });
      if (this.#stopping.signal.aborted) return;
      const cause = death.byItself ? this.#program.explainDeath?.() : undefined;
      if (!everReady && this.#program.mustStart && !(cause instanceof PassingProblem && attempt < mostAttempts)) {
        throw new StartProblem(cause?.message ?? `${this.name} ended before it was ready (${death.how}).`);
      }
      if (Date.now() - began > steadyMs) pauseMs = shortestPauseMs;
      say(this.name, `ended (${cause?.message ?? death.how}); starting it again in ${pauseMs / 1000} s`);
      await delay(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  /** One life of the process, until its death. */
  async #liveOnce(onReady: () => void): Promise<Death> {
    const child = await this.#program.launch();
    const life = new AbortController();
    const death = howItEnds(child).finally(() => life.abort());
    const slow = setInterval(() => say(this.name, 'is still starting'), stillStartingMs);
    try {
      this.#be(child, child.pid === undefined ? undefined : await identifyProcess(child.pid));
      if (this.#stopping.signal.aborted) await this.#endProcess(child);
      await Promise.race([this.#program.whenReady(child, life.signal), death]);
      if (!life.signal.aborted) onReady();
    } finally {
      clearInterval(slow);
    }
    await death;
    this.#be(undefined, undefined);
    return death;
  }

  #be(child: ChildProcess | undefined, identity: ProcessIdentity | undefined): void {
    this.#child = child;
    this.#identity = identity;
    this.#onChange();
  }

  async #endProcess(child: ChildProcess): Promise<void> {
    const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
    for (const { signal, waitMs } of stopSteps(this.name)) {
      child.kill(signal);
      const patience = new AbortController();
      const ended = await Promise.race([
        gone.then(() => true),
        delay(waitMs, false, { signal: patience.signal }).catch(() => false),
      ]);
      patience.abort();
      if (ended) return;
      say(this.name, `did not stop within ${waitMs / 1000} s`);
    }
  }
}

interface Death {
  how: string;
  /** Not by somebody's signal. */
  byItself: boolean;
}

/** Resolves when the process is gone, or never came to be. */
function howItEnds(child: ChildProcess): Promise<Death> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ how: error.message, byItself: false }));
    child.once('exit', (code, signal) =>
      resolve({ how: signal ? `stopped by ${signal}` : `exit code ${code}`, byItself: signal === null }),
    );
  });
}
