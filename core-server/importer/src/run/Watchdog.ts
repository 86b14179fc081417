/** What a piece of work waits for, and for how long nothing has moved. */
export type OnStandstill = (seconds: number, waitsFor: string) => void;

/** Says when nothing has moved for a while: once when the time is over, and again each time it passes anew. */
export class Watchdog {
  readonly #timer: NodeJS.Timeout;
  #waitsFor = '';
  #since = Date.now();
  #told = 0;

  /** @param patienceSeconds how long nothing may move before it is told. */
  constructor(
    private readonly onStandstill: OnStandstill,
    private readonly patienceSeconds = 30,
  ) {
    this.#timer = setInterval(() => this.#look(), 1_000);
    this.#timer.unref();
  }

  /** Something has moved; from here on the work waits for something else. */
  moved(waitsFor: string): void {
    this.#waitsFor = waitsFor;
    this.#since = Date.now();
    this.#told = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const seconds = Math.floor((Date.now() - this.#since) / 1000);
    if (seconds < (this.#told + 1) * this.patienceSeconds) return;
    this.#told = Math.floor(seconds / this.patienceSeconds);
    this.onStandstill(seconds, this.#waitsFor);
  }
}
