import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';

/** A process that can be recognised later: process numbers are given out again, the moment of birth is not. */
export interface ProcessIdentity {
  pid: number;
  /** When the process began, in the words of the operating system; only ever compared. */
  born: string;
}

const run = promisify(execFile);

/** Recognises the running process `pid`; undefined when there is none (a zombie counts as none). */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const born = process.platform === 'linux' ? await bornOnLinux(pid) : await askPs(pid, 'lstart=');
  return born === undefined ? undefined : { pid, born };
}

/** Whether the very process that was identified is still running. */
export async function isAlive(known: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(known.pid))?.born === known.born;
}

/** Whether the system still counts `pid` as in use, be it by a zombie. */
export function pidIsTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
}

/** The command line of a running process, its words separated by spaces; undefined when there is none. */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return askPs(pid, 'command=');
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return words.replaceAll('\0', ' ').trim() || undefined;
}

async function bornOnLinux(pid: number): Promise<string | undefined> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    ]);
    // The program's name, in brackets, may hold spaces; after it come the state and, 19 fields on, the start in ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

async function askPs(pid: number, column: string): Promise<string | undefined> {
  try {
    return (await run('ps', ['-o', column, '-p', String(pid)])).stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** One step of stopping a process: a signal, and how long it gets to obey. */
export interface StopStep {
  signal: NodeJS.Signals;
  waitMs: number;
}

/**
 * Sends the signals of `steps` one after the other until the process is gone.
 *
 * @returns whether it is gone; false when it survived every step or belongs to somebody else.
 */
export async function stopProcess(known: ProcessIdentity, steps: readonly StopStep[]): Promise<boolean> {
  for (const { signal, waitMs } of steps) {
    if (!(await isAlive(known))) return true;
    try {
      process.kill(known.pid, signal);
    } catch {
      return !(await isAlive(known));
    }
    const deadline = Date.now() + waitMs;
    while (Date.now() < deadline && (await isAlive(known))) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return !(await isAlive(known));
}
