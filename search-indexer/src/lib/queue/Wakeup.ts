import { setTimeout as delay } from 'node:timers/promises';

/** Lets one loop sleep until somebody has something for it. A call while it is awake shortens its next sleep to none. */
export class Wakeup {
  #isCalled = false;
  #awaken: (() => void) | undefined;

  call = (): void => {
    this.#isCalled = true;
    this.#awaken?.();
  };

  /**
   * Sleeps until it is called, `ms` have passed, or `signal` is aborted.
   *
   * @returns whether it was called.
   */
  async sleep(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#isCalled && !signal.aborted) {
      const alarm = new AbortController();
      this.#awaken = () => alarm.abort();
      await delay(ms, undefined, { signal: AbortSignal.any([alarm.signal, signal]) }).catch(() => undefined);
      this.#awaken = undefined;
    }
    const wasCalled = this.#isCalled;
    this.#isCalled = false;
    return wasCalled;
  }
}
