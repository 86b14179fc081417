/**
 * Remembers which keys were seen by a checksum of 64 bits each: a million rows need some 16 MB. That two different keys
 * of a list of a million share one has a chance of one in many millions.
 */
export class KeySet {
  #slots = new Uint32Array(1 << 13);
  #size = 0;

  /** False when the key was there already. */
  add(key: string): boolean {
    let high = 0x9e3779b9;
    let low = 0x85ebca6b;
    for (let index = 0; index < key.length; index++) {
      const unit = key.charCodeAt(index);
      high = Math.imul(high ^ unit, 0x9e3779b1);
      low = Math.imul(low ^ unit, 0x5f356495);
    }
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    // Zero marks an empty slot.
    if (!this.#insert(high >>> 0 || 1, low >>> 0)) return false;
    if (++this.#size * 4 > this.#slots.length) this.#grow();
    return true;
  }

  #insert(high: number, low: number): boolean {
    const pairs = this.#slots.length / 2;
    for (let at = high % pairs; ; at = (at + 1) % pairs) {
      if (this.#slots[at * 2] === 0) {
        this.#slots[at * 2] = high;
        this.#slots[at * 2 + 1] = low;
        return true;
      }
      if (this.#slots[at * 2] === high && this.#slots[at * 2 + 1] === low) return false;
    }
  }

  #grow(): void {
    const former = this.#slots;
    this.#slots = new Uint32Array(former.length * 2);
    for (let at = 0; at < former.length; at += 2) {
      if (former[at] !== 0) this.#insert(former[at] as number, former[at + 1] as number);
    }
  }
}
