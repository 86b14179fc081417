import { HeldBundle } from './HeldBundle.ts';

/** The bundles that lie on the disk of one kiosk; each is opened once. */
export class HeldBundles {
  readonly #kiosk: number;
  readonly #open = new Map<string, HeldBundle>();

  constructor(kiosk: number) {
    this.#kiosk = kiosk;
  }

  add(bundle: HeldBundle): void {
    this.#open.set(bundle.bundle.id, bundle);
  }

  async of(id: string | null): Promise<HeldBundle | null> {
    if (id === null) return null;
    const known = this.#open.get(id) ?? (await HeldBundle.open(this.#kiosk, id));
    if (known) this.#open.set(id, known);
    return known;
  }

  /** The content with a hash from one of these bundles, `target` left out; null where none has it whole. */
  async copyOf(sha256: string, ids: readonly string[], target: HeldBundle): Promise<Response | null> {
    for (const id of ids) {
      const held = await this.of(id);
      const copy = held && held !== target ? await held.readByHash(sha256) : null;
      if (copy) return copy;
    }
    return null;
  }

  /** Those of the bundles that are not on the disk any more. */
  async lost(ids: readonly string[]): Promise<string[]> {
    const lost: string[] = [];
    for (const id of ids) {
      if (await HeldBundle.open(this.#kiosk, id)) continue;
      this.#open.delete(id);
      lost.push(id);
    }
    return lost;
  }

  /** A bundle of which everything is there, whichever it is. */
  async anyWhole(): Promise<string | null> {
    for (const id of await HeldBundle.ids(this.#kiosk)) if (await HeldBundle.open(this.#kiosk, id)) return id;
    return null;
  }

  /** Throws all others away; who is needed may change meanwhile. */
  async keepOnly(needed: () => readonly string[]): Promise<void> {
    for (const id of this.#open.keys()) if (!needed().includes(id)) this.#open.delete(id);
    await HeldBundle.keepOnly(this.#kiosk, needed);
  }
}
