import { totalmem } from 'node:os';

/** The memory this machine, or the container around this process, may use; in bytes. */
export function memoryLimit(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
