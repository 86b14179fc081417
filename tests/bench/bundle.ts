import { pageScripts } from '../harness/pageScripts.ts';
import type { Measurement } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

/** All script that the public search page makes a browser load, as gzip sends it. */
export async function benchBundle(museum: BenchMuseum): Promise<Measurement[]> {
  const { files, bytes } = await pageScripts(`${museum.origin}/publicsearch`);
  const kilobytes = bytes / 1000;
  return [
    {
      what: `public search page, JavaScript (${files} files, gzip)`,
      measured: `${kilobytes.toFixed(1)} kB`,
      budget: 'at most 130 kB',
      met: files > 0 && kilobytes <= 130,
    },
  ];
}
