import { closeSync, mkdirSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemWithPath } from '@salient/core-server/lib/process/StartProblem.ts';

const rotateAtBytes = 20 * 1024 * 1024;
const keptGenerations = 3;

export function logPath(dataDir: string, program: string): string {
  return join(dataDir, 'logs', `${program}.log`);
}

/**
 * Opens a program's log for its standard output. A log past 20 MB is first renamed to `.1`, `.1` to `.2`, `.2` to `.3`.
 *
 * @returns a file descriptor, to be closed once the program has it.
 */
export function openLog(dataDir: string, program: string): number {
  const path = logPath(dataDir, program);
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (sizeOf(path) > rotateAtBytes) rotate(path);
    return openSync(path, 'a', 0o600);
  } catch (error) {
    throw problemWithPath(error, path);
  }
}

function rotate(path: string): void {
  for (let generation = keptGenerations - 1; generation >= 0; generation--) {
    const from = generation === 0 ? path : `${path}.${generation}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${path}.${generation + 1}`);
  }
}

/** The size of a file in bytes; 0 when there is none. */
export function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** What a log holds from the byte `from` on, at most the last 64 kB of it. */
export function readLog(path: string, from: number): string {
  const size = sizeOf(path);
  const start = Math.max(Math.min(from, size), size - 64 * 1024);
  const bytes = Buffer.alloc(size - start);
  if (bytes.length === 0) return '';
  const file = openSync(path, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(file, bytes, 0, bytes.length, start));
  } finally {
    closeSync(file);
  }
}
