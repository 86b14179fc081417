/** Places for connections of one kind: so many in all, and so many of one address or kiosk. */
export class Places {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #taken = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /** Takes a place for `owner`; false when there is none left. */
  take(owner: string): boolean {
    const own = this.#taken.get(owner) ?? 0;
    if (this.#all >= this.#most || own >= this.#mostOfOne) return false;
    this.#taken.set(owner, own + 1);
    this.#all++;
    return true;
  }

  /** Gives a place back that was taken. */
  giveBack(owner: string): void {
    const own = this.#taken.get(owner);
    if (own === undefined) return;
    if (own === 1) this.#taken.delete(owner);
    else this.#taken.set(owner, own - 1);
    this.#all--;
  }
}
