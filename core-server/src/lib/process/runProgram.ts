import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { z } from 'zod';
import { projectRoot } from '../config/readConfig.ts';
import { causeOfDeath } from './causeOfDeath.ts';
import { nodeArguments } from './nodeArguments.ts';

/** The last characters of what the program printed are enough to tell why it ended. */
const mostWords = 2_000;
/** How long a program that was asked to stop has for clearing up. Milliseconds. */
const farewellMs = 10_000;

interface Program<T> {
  /** Path of its main module. */
  readonly file: string;
  /** What it is to do, its first argument. */
  readonly argument: string;
  /** The settings, as this process got them. */
  readonly env: NodeJS.ProcessEnv;
  /** What it sends before it ends; anything else that it sends is passed over. */
  readonly answer: z.ZodType<T>;
  readonly signal: AbortSignal;
}

/**
 * Runs a program of Salient's own in a process of low priority, so that the museum is served meanwhile. The process ends when
 * this one does, or when `signal` says so.
 *
 * @returns its answer, or why it ended without one.
 */
export async function runProgram<T>({
  file,
  argument,
  env,
  answer: schema,
  signal,
}: Program<T>): Promise<{ readonly answer: T } | { readonly detail: string }> {
  const child = spawn(process.execPath, [...nodeArguments(), file, argument], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let answered: { readonly answer: T } | undefined;
  let words = '';
  child.on('message', (message) => {
    const { success, data } = schema.safeParse(message);
    if (success) answered = { answer: data };
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-mostWords);
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), farewellMs).unref();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return answered ?? { detail: causeOfDeath(words) ?? `it ended with ${killedBy ?? code}` };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
