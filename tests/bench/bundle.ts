import { gzipSync } from 'node:zlib';
import type { Measurement } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

/** All script that the public search page makes a browser load, as gzip sends it. */
export async function benchBundle(museum: BenchMuseum): Promise<Measurement[]> {
  const html = await (await fetch(`${museum.origin}/publicsearch`)).text();
  const seen = new Set<string>();
  const waiting = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
    ([, path]) => new URL(path as string, museum.origin).href,
  );
  let bytes = 0;
  while (waiting.length > 0) {
    const url = waiting.pop() as string;
    if (seen.has(url)) continue;
    seen.add(url);
    const script = await (await fetch(url)).text();
    bytes += gzipSync(script, { level: 9 }).length;
    // Static imports load with the page; those behind import() only when a visitor goes there.
    for (const [, path] of script.matchAll(/(?:^|[;}\s])(?:import|from)\s*"(\.{1,2}\/[^"]+\.js)"/g)) {
      waiting.push(new URL(path as string, url).href);
    }
  }
  const kilobytes = bytes / 1000;
  return [
    {
      what: `public search page, JavaScript (${seen.size} files, gzip)`,
      measured: `${kilobytes.toFixed(0)} kB`,
      budget: 'at most 130 kB',
      met: seen.size > 0 && kilobytes <= 130,
    },
  ];
}
