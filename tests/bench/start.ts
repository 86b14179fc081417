import type { Measurement } from './measure.ts';
import { type BenchMuseum, startMuseum } from './museum.ts';

/** A second start on data that is there, with nothing to build. */
export async function benchStart(museum: BenchMuseum): Promise<Measurement[]> {
  await museum.stop();
  const again = await startMuseum({ dataDir: museum.dataDir });
  await again.stop();
  const { startSeconds } = again;
  return [
    {
      what: 'npm start with data present, to ready',
      measured: `${startSeconds.toFixed(1)} s`,
      budget: 'at most 8 s',
      met: startSeconds <= 8,
    },
  ];
}
