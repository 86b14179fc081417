/** How many are kept with their words, and how much of each. */
const limits = { errors: 20, characters: 300 };

/** Script errors since the start of the app, the last ones with their words. */
export class ErrorLog {
  #count = 0;
  #last: { readonly at: number; readonly message: string }[] = [];
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('error', ({ message }) => this.add(message), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => this.add(String(reason)), { signal });
    return () => leaving.abort();
  }

  add(message: string): void {
    this.#count++;
    this.#last = [...this.#last, { at: this.#now(), message: message.slice(0, limits.characters) }].slice(
      -limits.errors,
    );
  }

  /** As a report carries them. */
  report(): { error_count: number; errors: { seconds_ago: number; message: string }[] } {
    const errors = this.#last.map(({ at, message }) => ({
      seconds_ago: Math.round((this.#now() - at) / 1000),
      message,
    }));
    return { error_count: this.#count, errors };
  }
}
