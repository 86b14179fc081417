/**
 * A reproducible source of chance (sfc32). Two of the same seed and stream give the same numbers on every machine, and those of
 * different streams have nothing to do with one another, so that person 500,000 can be made without the 499,999 before.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, stream: number) {
    this.#a = mix(seed | 0);
    this.#b = mix(this.#a ^ stream);
    this.#c = mix(this.#b + 0x9e3779b9);
    for (let round = 0; round < 8; round++) this.bits();
  }

  /** 32 random bits. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** At least 0 and less than 1. */
  fraction(): number {
    return this.bits() / 4294967296;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.fraction() * (most - least + 1));
  }

  /** True in `share` of all cases. */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[Math.floor(this.fraction() * items.length)] as Item;
  }
}

/** Spreads the bits of a number, so that neighbours become strangers. */
export function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
