import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { readDeviceSecret } from '../kiosks/device/device.ts';
import { changeKept } from './countStore.ts';
import { addSums, closeBatches, withoutBatch } from './storedCounts.ts';

/** Between two attempts to send what waits. Milliseconds. */
const sendEveryMs = 60_000;

/** JSON-RPC's code for what the server will not read, however often it comes. */
const refusedParams = -32602;

/** Keeps what this kiosk counts, and sends it when the server is there. A visitor notices nothing of it, whatever fails. */
export class CountSender {
  readonly #client: Client;
  readonly #kiosk: number;
  #sending = false;

  constructor(client: Client, kiosk: number) {
    this.#client = client;
    this.#kiosk = kiosk;
  }

  /** Sends now and every minute from now on. */
  start(): () => void {
    void this.send();
    const timer = setInterval(() => void this.send(), sendEveryMs);
    return () => clearInterval(timer);
  }

  /** Adds the sums of a visit that ended, and sends them with what waits. */
  async add(counts: readonly KioskCount[]): Promise<void> {
    if (counts.length === 0) return;
    try {
      await changeKept((kept) => addSums(kept, counts));
    } catch {
      // A browser that keeps nothing loses this visit's counts, and its visitor nothing.
    }
    await this.send();
  }

  async send(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    try {
      const { batches } = await changeKept((kept) => closeBatches(kept, randomId));
      for (const { id, counts } of batches) {
        if (!(await this.#isTaken(id, counts))) break;
        await changeKept((kept) => withoutBatch(kept, id));
      }
    } catch {
      // The next minute tries again.
    } finally {
      this.#sending = false;
    }
  }

  /** Whether the server is done with a batch: it was added, or it is such that it never will be. */
  async #isTaken(batch: string, counts: readonly KioskCount[]): Promise<boolean> {
    const sent_at = new Date().toISOString();
    try {
      const device_key = readDeviceSecret(this.#kiosk);
      const device = device_key ? { device_key } : {};
      await this.#client.countVisits({ kiosk: this.#kiosk, ...device, batch, sent_at, counts: [...counts] });
      return true;
    } catch (error) {
      return failureOf(error).code === refusedParams;
    }
  }
}

/** A random UUID; `crypto.randomUUID` is for secure addresses only, and a kiosk may be reached by a plain one. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
