import { type BundlePointer, emptyPointer } from './bundlePointer.ts';

const pointerCache = 'kiosk-pointers';
const pointerPath = (kiosk: number) => `/kiosk/${kiosk}/pointer.json`;

/** Numbers of the kiosks that this browser holds something of. */
export async function heldKiosks(): Promise<number[]> {
  const pointers = await (await caches.open(pointerCache)).keys();
  return pointers.map(({ url }) => Number(/^\/kiosk\/(\d)\//.exec(new URL(url).pathname)?.[1]));
}

interface Surroundings {
  /** A bundle to start from where the pointer is lost or spoilt; the server is asked for the newest as ever. */
  readonly instead: () => Promise<string | null>;
  /** What a change leads to once it is kept. */
  readonly afterwards: () => Promise<void>;
}

/** The pointer of one kiosk, which outlives the service worker. */
export class KeptPointer {
  readonly #kiosk: number;
  readonly #surroundings: Surroundings;
  #pointer: BundlePointer | undefined;
  /** One after the other, so that what is kept last is the last one. */
  #keeping: Promise<void> = Promise.resolve();

  constructor(kiosk: number, surroundings: Surroundings) {
    this.#kiosk = kiosk;
    this.#surroundings = surroundings;
  }

  /** As it is at this moment; empty before it was read. */
  get now(): BundlePointer {
    return this.#pointer ?? emptyPointer;
  }

  async read(): Promise<BundlePointer> {
    if (this.#pointer) return this.#pointer;
    const kept = await (await caches.open(pointerCache)).match(pointerPath(this.#kiosk));
    const pointer = (await kept?.json().catch(() => null)) as Partial<BundlePointer> | null | undefined;
    const found = pointer?.active === undefined ? { active: await this.#surroundings.instead() } : pointer;
    this.#pointer ??= { ...emptyPointer, ...found };
    return this.#pointer;
  }

  /** Changes it with nothing coming between reading and writing; answers whether it is another one now. */
  async change(change: (pointer: BundlePointer) => BundlePointer): Promise<boolean> {
    await this.read();
    const before = this.now;
    const pointer = change(before);
    if (pointer === before) return false;
    this.#pointer = pointer;
    // A full disk keeps the pointer of before and what it names: nothing is thrown away without the new one.
    this.#keeping = this.#keeping.then(() => this.#keep()).catch(() => undefined);
    await this.#keeping;
    return true;
  }

  async #keep(): Promise<void> {
    await (await caches.open(pointerCache)).put(pointerPath(this.#kiosk), Response.json(this.now));
    await this.#surroundings.afterwards();
  }
}
