import type { BenchMuseum } from './museum.ts';

/** A number that the core says of itself at `/metrics`. */
export async function metricOf({ origin }: BenchMuseum, name: string): Promise<number> {
  // A connection that was kept may just have been given up.
  const ask = () => fetch(`${origin}/metrics`);
  const text = await (await ask().catch(ask)).text();
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`/metrics does not tell ${name}`);
  return Number(value);
}

/** What the core holds of the machine's memory. Bytes. */
export const memoryOf = (museum: BenchMuseum) => metricOf(museum, 'process_resident_memory_bytes');
