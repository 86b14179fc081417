import type { Logger } from 'pino';
import type { IndexState } from '../../lib/state/IndexState.ts';

const logEveryMs = 10_000;

/** How far a rebuild is: in the state row with every payload, in the log every ten seconds. */
export class RebuildProgress {
  readonly #index: string;
  readonly #state: IndexState;
  readonly #log: Logger;
  readonly #total: number;
  readonly #beganAt = performance.now();
  #loggedAt = this.#beganAt;
  #done = 0;

  constructor(index: string, state: IndexState, log: Logger, total: number) {
    this.#index = index;
    this.#state = state;
    this.#log = log;
    this.#total = total;
  }

  async add(count: number): Promise<void> {
    this.#done += count;
    await this.#state.noteProgress(this.#done, count);
    if (performance.now() - this.#loggedAt < logEveryMs) return;
    this.#loggedAt = performance.now();
    const left = Math.max(0, this.#total - this.#done);
    const perSecond = this.#perSecond();
    this.#log.info(
      {
        index: this.#index,
        done: this.#done,
        of: this.#total,
        perSecond,
        secondsLeft: Math.round(left / Math.max(1, perSecond)),
      },
      'rebuilding the index',
    );
  }

  finish(): void {
    const seconds = Math.round((performance.now() - this.#beganAt) / 100) / 10;
    this.#log.info(
      { index: this.#index, records: this.#done, seconds, perSecond: this.#perSecond() },
      'the index is rebuilt',
    );
  }

  #perSecond(): number {
    return Math.round((this.#done / (performance.now() - this.#beganAt)) * 1000);
  }
}
