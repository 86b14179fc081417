import { Store } from '../store/Store.ts';

interface Waiting {
  readonly repeat: () => void;
  readonly giveUp: () => void;
}

/** For how long the question outlives the page that asked: the page that comes next may ask it again, in milliseconds. */
export const questionOutlivesPageMs = 500;

/**
 * Holds the calls whose session has ended until somebody signs in again: one question for all of them, after which
 * each is repeated or each fails (AUTH-26, AUTH-27, AUTH-30). Its state is how many calls wait.
 */
export class SignInGate extends Store<number> {
  readonly #waiting = new Set<Waiting>();

  constructor() {
    super(0);
  }

  /** Resolves to true when the call may be repeated, to false when the sign-in was cancelled. */
  wait(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      // Nobody waits for this answer any more. What was typed into the question must not go with the page that was left.
      const abandon = () => {
        this.#waiting.delete(waiting);
        resolve(false);
        setTimeout(() => this.set(this.#waiting.size), questionOutlivesPageMs);
      };
      const leave = (repeat: boolean) => {
        this.#waiting.delete(waiting);
        signal?.removeEventListener('abort', abandon);
        this.set(this.#waiting.size);
        resolve(repeat);
      };
      const waiting: Waiting = { repeat: () => leave(true), giveUp: () => leave(false) };
      signal?.addEventListener('abort', abandon);
      this.#waiting.add(waiting);
      this.set(this.#waiting.size);
    });
  }

  /** Somebody signed in: every waiting call is repeated. */
  open(): void {
    for (const { repeat } of [...this.#waiting]) repeat();
  }

  /** The sign-in was cancelled: every waiting call fails as it did. */
  refuse(): void {
    for (const { giveUp } of [...this.#waiting]) giveUp();
  }
}

declare module '../services/services.ts' {
  interface Services {
    readonly gate: SignInGate;
  }
}
