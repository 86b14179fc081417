import { largestBatch } from '@salient/shared/areas/figures/figureMethods.ts';
import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';

/** Sums on their way to the server. What was tried once keeps its id, so that the server counts it once. */
export interface Batch {
  readonly id: string;
  readonly counts: readonly KioskCount[];
}

/** What a kiosk holds of its use: sums that still grow, and batches that wait for the server. */
export interface StoredCounts {
  readonly open: readonly KioskCount[];
  readonly batches: readonly Batch[];
}

export const noCounts: StoredCounts = { open: [], batches: [] };

/** A kiosk alone for two months has fewer; what is more is left out, the oldest first. */
const mostBatches = 200;

/** Adds to the sums that still grow; those of the same hour and the same thing become one. */
export function addSums(kept: StoredCounts, counts: readonly KioskCount[]): StoredCounts {
  const open = new Map<string, KioskCount>();
  for (const each of [...kept.open, ...counts]) {
    const { count, ...thing } = each;
    const key = JSON.stringify(Object.entries(thing).sort());
    open.set(key, { ...each, count: count + (open.get(key)?.count ?? 0) });
  }
  return { ...kept, open: [...open.values()] };
}

/** Closes what was counted into batches, each of a size that the server takes. */
export function closeBatches({ open, batches }: StoredCounts, newId: () => string): StoredCounts {
  const closed: Batch[] = [];
  for (let at = 0; at < open.length; at += largestBatch) {
    closed.push({ id: newId(), counts: open.slice(at, at + largestBatch) });
  }
  return { open: [], batches: [...batches, ...closed].slice(-mostBatches) };
}

export const withoutBatch = (kept: StoredCounts, id: string): StoredCounts => ({
  ...kept,
  batches: kept.batches.filter((batch) => batch.id !== id),
});
