import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { UploadRefused } from '../files/UploadRefused.ts';
import { isBuilt, nodeArguments } from '../process/nodeArguments.ts';
import type { ScanAnswer, ScanMessage, ScanPages, ScanTask } from './scanTasks.ts';

const program = fileURLToPath(new URL(isBuilt ? './scanProgram.js' : './scanProgram.ts', import.meta.url));
/** How long a task may take. Milliseconds. */
const limitsMs = { read: 60_000, pyramid: 120_000 } as const;
/** How long the process may take to be there on a busy machine. Milliseconds. */
const startMs = 60_000;
/** A process that has nothing to do for so long ends. */
const idleMs = 60_000;
/** One that has grown to this ends after its task, and the next task has a fresh one. Bytes. */
const grownBytes = 512 * 1024 * 1024;

/** The original of a scan is not what was uploaded. */
export class OriginalChanged extends Error {
  override name = 'OriginalChanged';
}

/** Who waits: somebody at an upload, somebody at a viewer, nobody. */
const urgencies = ['upload', 'viewer', 'ahead'] as const;
type Urgency = (typeof urgencies)[number];

interface Waiting {
  readonly task: ScanTask;
  readonly urgency: Urgency;
  readonly resolve: (answer: ScanAnswer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Has files of strangers opened by a process of its own, of low priority, one after another: what hangs or takes that process
 * down is refused, and the museum is served meanwhile.
 */
export class ScanProcess {
  readonly #log: Logger;
  readonly #file: string;
  readonly #limitMs: number | undefined;
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | undefined;
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isClosed = false;
  #count = 0;

  /** @param other tests give a program of their own, and less time. */
  constructor(log: Logger, other: { readonly file?: string; readonly limitMs?: number } = {}) {
    this.#log = log;
    this.#file = other.file ?? program;
    this.#limitMs = other.limitMs;
  }

  /**
   * The pages of an uploaded file.
   *
   * @throws UploadRefused when it cannot be shown.
   */
  async read(task: Omit<Extract<ScanTask, { kind: 'read' }>, 'kind'>): Promise<ScanPages> {
    const answer = await this.#run({ kind: 'read', ...task }, 'upload');
    if ('pages' in answer) return answer.pages;
    if ('refused' in answer) throw new UploadRefused(answer.refused);
    if ('failed' in answer) this.#log.warn({ failed: answer.failed }, 'a scan could not be read');
    throw new UploadRefused('FILE_DAMAGED');
  }

  /**
   * Writes the pyramid of a page.
   *
   * @throws OriginalChanged
   */
  async makePyramid(
    task: Omit<Extract<ScanTask, { kind: 'pyramid' }>, 'kind'>,
    urgency: Exclude<Urgency, 'upload'>,
  ): Promise<void> {
    const answer = await this.#run({ kind: 'pyramid', ...task }, urgency);
    if ('made' in answer) return;
    if ('changed' in answer) throw new OriginalChanged(`the file ${task.sha256} is not what was uploaded`);
    throw new Error(`a scan could not be made ready: ${JSON.stringify(answer)}`);
  }

  /** Lets nothing wait any more and ends the process. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new UploadRefused('UNAVAILABLE'));
    this.#end();
  }

  #run(task: ScanTask, urgency: Urgency): Promise<ScanAnswer> {
    if (this.#isClosed) return Promise.reject(new UploadRefused('UNAVAILABLE'));
    return new Promise((resolve, reject) => {
      const later = urgencies.slice(urgencies.indexOf(urgency) + 1);
      const before = this.#waiting.findIndex((each) => later.includes(each.urgency));
      this.#waiting.splice(before === -1 ? this.#waiting.length : before, 0, { task, urgency, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      this.#timer = setTimeout(() => this.#end(), idleMs).unref();
      return;
    }
    this.#child ??= this.#start();
    this.#child.send({ id: ++this.#count, task: this.#current.task });
    this.#watch();
  }

  /** A task's time begins when the process is there. */
  #watch(): void {
    clearTimeout(this.#timer);
    if (!this.#current) return;
    const taskMs = this.#limitMs ?? limitsMs[this.#current.task.kind];
    this.#timer = setTimeout(() => this.#settle({ refused: 'SCAN_TOO_SLOW' }, true), this.#isReady ? taskMs : startMs);
  }

  #start(): ChildProcess {
    this.#isReady = false;
    const { PATH, TMPDIR, HOME } = process.env;
    const child = spawn(process.execPath, [...nodeArguments(), this.#file], {
      // None of the museum's secrets is in its reach by the settings. Few arenas of memory, as it works one by one.
      env: { PATH, TMPDIR, HOME, MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (message: ScanMessage) => {
      if (child !== this.#child) return;
      if ('isReady' in message) {
        this.#isReady = true;
        this.#watch();
      } else if (message.id === this.#count) this.#settle(message.answer, message.bytes > grownBytes);
    });
    child.on('error', (error) => this.#log.error({ err: error }, 'scans cannot be opened'));
    child.on('close', (code, signal) => {
      if (child !== this.#child) return;
      this.#child = undefined;
      if (this.#current) this.#settle({ failed: `the process ended with ${signal ?? code}` }, false);
    });
    return child;
  }

  #settle(answer: ScanAnswer, ends: boolean): void {
    const done = this.#current;
    this.#current = undefined;
    if (ends) this.#end();
    done?.resolve(answer);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
    const left = this.#current;
    this.#current = undefined;
    left?.reject(new UploadRefused('UNAVAILABLE'));
  }
}
