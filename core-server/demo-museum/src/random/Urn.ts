import type { Random } from './Random.ts';

/** Draws items with given weights in constant time (Vose's alias method). */
export class Urn<Item> {
  readonly #items: readonly Item[];
  readonly #shares: Float64Array;
  readonly #aliases: Uint32Array;

  /** Items with weights of 0 or less are never drawn. */
  constructor(entries: readonly (readonly [item: Item, weight: number])[]) {
    const drawn = entries.filter(([, weight]) => weight > 0);
    if (drawn.length === 0) throw new RangeError('an urn needs an item with a weight');
    this.#items = drawn.map(([item]) => item);
    const total = drawn.reduce((sum, [, weight]) => sum + weight, 0);
    const shares = Float64Array.from(drawn, ([, weight]) => (weight * drawn.length) / total);
    this.#shares = new Float64Array(drawn.length).fill(1);
    this.#aliases = Uint32Array.from(drawn, (_, index) => index);
    const small = [...shares.keys()].filter((index) => (shares[index] as number) < 1);
    const large = [...shares.keys()].filter((index) => (shares[index] as number) >= 1);
    while (small.length > 0 && large.length > 0) {
      const less = small.pop() as number;
      const more = large.at(-1) as number;
      this.#shares[less] = shares[less] as number;
      this.#aliases[less] = more;
      shares[more] = (shares[more] as number) - (1 - (shares[less] as number));
      if ((shares[more] as number) < 1) small.push(large.pop() as number);
    }
  }

  static of<Item>(items: readonly Item[], weight: (item: Item, index: number) => number): Urn<Item> {
    return new Urn(items.map((item, index) => [item, weight(item, index)]));
  }

  draw(random: Random): Item {
    const spot = random.fraction() * this.#items.length;
    const index = Math.floor(spot);
    const stays = spot - index < (this.#shares[index] as number);
    return this.#items[stays ? index : (this.#aliases[index] as number)] as Item;
  }
}
