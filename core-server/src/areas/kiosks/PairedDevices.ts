import type { DataSource } from 'typeorm';
import { hashSecret } from './pairing.ts';

/** How long the list of devices holds: a device that was just paired counts as a guest until then. */
const holdsMs = 5_000;

/**
 * Knows the secrets of paired kiosks without a question to the database for each call, so that guessed secrets cost nothing.
 * It decides whose connections a call uses; what a device may do is decided by `findDevice`.
 */
export class PairedDevices {
  readonly #dataSource: DataSource;
  #known: { readonly until: number; readonly hashes: Promise<ReadonlySet<string>> } | undefined;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async has(secret: string): Promise<boolean> {
    const now = performance.now();
    if (!this.#known || now >= this.#known.until) this.#known = { until: now + holdsMs, hashes: this.#read() };
    return (await this.#known.hashes).has(hashSecret(secret).toString('hex'));
  }

  async #read(): Promise<ReadonlySet<string>> {
    const rows = await this.#dataSource
      .query<{ hash: string }[]>(`SELECT encode(key_hash, 'hex') AS hash FROM kiosk_device`)
      .catch(() => []);
    return new Set(rows.map(({ hash }) => hash));
  }
}
