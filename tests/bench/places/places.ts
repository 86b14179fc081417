import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { benchDir, startMuseum } from '../museum.ts';
import { benchHealing } from './healing.ts';
import { sharedData } from './sharedFiles.ts';
import { benchVariants } from './variants.ts';

/**
 * How many place names of war diaries are found, and what the queue of places without a position comes to: after four real
 * lists, after the look-up of all, and after a hundred decisions.
 */
export async function benchPlaces(): Promise<void> {
  if (!existsSync(sharedData)) {
    console.log('places: needs the shared sample data, which is not here');
    return;
  }
  for (const [name, bench] of [
    ['variants', benchVariants],
    ['healing', benchHealing],
  ] as const) {
    const dataDir = benchDir(`places-${name}`);
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    const museum = await startMuseum({ dataDir });
    try {
      await bench(museum);
    } finally {
      await museum.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}
