/** Over so long the rate is measured: shorter it jumps, longer it lags. Milliseconds. */
const windowMs = 15_000;

/** How fast something goes, from how far it was at several moments. */
export class UploadRate {
  #samples: readonly (readonly [at: number, bytes: number])[] = [];

  /** Notes how many bytes have left by now, in milliseconds. */
  note(now: number, bytes: number): void {
    const recent = this.#samples.filter(([at]) => now - at <= windowMs);
    this.#samples = [...recent, [now, bytes]];
  }

  forget(): void {
    this.#samples = [];
  }

  /** Bytes a second; null until that can be told. */
  get bytesPerSecond(): number | null {
    const [first] = this.#samples;
    const last = this.#samples.at(-1);
    if (!first || !last || last[0] - first[0] < 1_000 || last[1] <= first[1]) return null;
    return ((last[1] - first[1]) * 1_000) / (last[0] - first[0]);
  }
}
