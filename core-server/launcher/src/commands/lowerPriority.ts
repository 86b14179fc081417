import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';

const lowest = 19;
const threads = '/proc/self/task';

/**
 * Has the system serve everybody else first. On Linux each thread has a priority of its own, and those that compress have
 * begun long before a command is read.
 */
export function lowerPriority(): void {
  setPriority(lowest);
  for (const id of existsSync(threads) ? readdirSync(threads) : []) {
    try {
      setPriority(Number(id), lowest);
    } catch (error) {
      // A thread that has ended meanwhile.
      if (systemErrorCode(error) !== 'ERR_SYSTEM_ERROR') throw error;
    }
  }
}
