import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isBuilt, nodeArguments } from '../../../lib/process/nodeArguments.ts';
import type { ImporterMessage, ImporterOrder, ImporterTask } from './importTasks.ts';

/** The importer is a package that builds on the core: its program is started by its place, as the core knows none of it. */
const program = fileURLToPath(
  new URL(isBuilt ? './importProgram.js' : '../../../../importer/src/program/importProgram.ts', import.meta.url),
);
/** A list has rows by the million, but no more than some thousands of them are held at a time. Megabytes. */
const memory = 1024;
/** It says something every half second unless a cell and an expression of the mapping never come to an end. Milliseconds. */
const longestSilence = 60_000;
/** Before its first word it has to be loaded, beside whatever else the machine does. Milliseconds. */
const startingMs = 20_000;
/** How long a program that was asked to stop has for the piece in work. Milliseconds. */
const farewellMs = 30_000;

export type ImporterProgress = Extract<ImporterMessage, { progress: number }>;
export type ImporterAnswer = Exclude<ImporterMessage, ImporterProgress>;

interface RunOptions {
  /** Asks the program to end after the piece in work. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImporterProgress) => void;
  /** Milliseconds for the whole task. */
  readonly limitMs?: number;
  /** After how many milliseconds without a word it is given up. */
  readonly silentMs?: number;
  /** Nobody waits for an answer any more: it is ended at once. */
  readonly gone?: AbortSignal | undefined;
}

/**
 * Has the importer do a task in a process of its own, of low priority: neither a file of strangers nor an expression of a
 * mapping holds the museum up.
 */
export async function runImporter(task: ImporterTask, options: RunOptions = {}): Promise<ImporterAnswer> {
  const { signal, onProgress, limitMs, silentMs = longestSilence, gone } = options;
  const child = start();
  let answer: ImporterAnswer | undefined;
  let silence: NodeJS.Timeout | undefined;
  let isLost = false;
  const giveUp = () => {
    isLost = true;
    child.kill('SIGKILL');
  };
  const listen = (patienceMs: number) => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, patienceMs);
  };
  const limit = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
  child.on('message', (message: ImporterMessage) => {
    listen(silentMs);
    if ('progress' in message) onProgress?.(message);
    else answer = message;
  });
  const stop = () => {
    child.send('stop' satisfies ImporterOrder, () => undefined);
    setTimeout(() => child.kill('SIGKILL'), farewellMs).unref();
  };
  const end = () => child.kill('SIGKILL');
  listen(Math.max(silentMs, startingMs));
  child.send(task, () => undefined);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  if (gone?.aborted) end();
  gone?.addEventListener('abort', end);
  try {
    await once(child, 'close');
  } finally {
    clearTimeout(silence);
    clearTimeout(limit);
    signal?.removeEventListener('abort', stop);
    gone?.removeEventListener('abort', end);
  }
  if (answer) return answer;
  return { problem: isLost ? 'too_slow' : 'interrupted', detail: 'the program of the import ended', faults: [] };
}

function start(): ChildProcess {
  const { PATH, TMPDIR, HOME } = process.env;
  const child = spawn(process.execPath, [`--max-old-space-size=${memory}`, ...nodeArguments(), program], {
    // None of the museum's secrets is in its reach by the settings.
    env: { PATH, TMPDIR, HOME },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // Whoever waits for it to close hears of it.
  child.on('error', () => undefined);
  return child;
}
