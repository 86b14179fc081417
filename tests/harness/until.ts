import { setTimeout as sleep } from 'node:timers/promises';

/** Programs start and stop while other tests use the machine; a wait ends as soon as what it is for is there. */
const patienceMs = 100_000;

/**
 * Waits until something is so that no event tells of.
 *
 * @param patience milliseconds, for what takes longer than the start of one program.
 */
export async function until(what: string, isSo: () => Promise<boolean>, patience = patienceMs): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await sleep(25);
  }
}
