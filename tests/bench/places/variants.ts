import { join } from 'node:path';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { EntityManager } from 'typeorm';
import { createDataSource } from '../../../core-server/src/app/database/createDataSource.ts';
import { askedNames } from '../../../core-server/src/areas/places/lookup/askedNames.ts';
import {
  findGazetteerSpots,
  findOwnSpots,
  type Likeness,
} from '../../../core-server/src/areas/places/lookup/findKnownSpots.ts';
import type { BenchMuseum } from '../museum.ts';
import { mappings, readTable, share, sharedData } from './sharedFiles.ts';

interface Variant {
  /** One or more readings of what a diary says, separated by commas. */
  readonly Label: string;
  readonly Lat: string;
  readonly Long: string;
}

const nearMetres = 1_000;
const oneSpotMetres = 2_000;

type Outcome = 'near' | 'elsewhere' | 'several' | 'none';

/** Looks up what war diaries call places, in Belgium and France, beside the place that volunteers chose for each. */
export async function benchVariants(museum: BenchMuseum): Promise<void> {
  const list = join(sharedData, 'places/wof_belgium_places.csv');
  museum.salient(['import', 'places', list, '--map', join(mappings, 'wof_belgium_places.json')]);
  const dataSource = createDataSource({ url: museum.databaseUrl, poolSize: 2, applicationName: 'bench' });
  await dataSource.initialize();
  try {
    const rows = readTable<Variant>('places/owd_place_name_variants.csv');
    const known = await knownSpots(museum);
    const counts: Record<Outcome, number> = { near: 0, elsewhere: 0, several: 0, none: 0 };
    const knownOnly = { ...counts };
    let knownRows = 0;
    let severalNear = 0;
    const took: number[] = [];
    for (const row of rows) {
      const started = performance.now();
      const spots = await spotsOf(dataSource.manager, row.Label);
      took.push(performance.now() - started);
      const truth = { lat: Number(row.Lat), lon: Number(row.Long) };
      const isNear = spots.some((spot) => isWithin(spot, truth));
      const outcome = spots.length === 0 ? 'none' : spots.length > 1 ? 'several' : isNear ? 'near' : 'elsewhere';
      counts[outcome]++;
      if (outcome === 'several' && isNear) severalNear++;
      if (!known.some((spot) => isWithin(spot, truth))) continue;
      knownRows++;
      knownOnly[outcome]++;
    }
    tell(`places: ${rows.length} names of war diaries`, counts, rows.length);
    console.log(`  of those with several: the right one among them ${severalNear}`);
    tell(
      `  only names of places within 1 km of one that the museum or the gazetteer knows: ${knownRows}`,
      knownOnly,
      knownRows,
    );
    const mean = took.reduce((sum, each) => sum + each, 0) / took.length;
    console.log(`  a look-up takes ${mean.toFixed(1)} ms on average`);
  } finally {
    await dataSource.destroy();
  }
}

function tell(what: string, { near, elsewhere, several, none }: Record<Outcome, number>, whole: number): void {
  console.log(what);
  console.log(`  one, within 1 km ${share(near, whole)}`);
  console.log(`  one, elsewhere   ${share(elsewhere, whole)}`);
  console.log(`  several          ${share(several, whole)}`);
  console.log(`  not found        ${share(none, whole)}`);
}

/** All positions that could be answered. */
const knownSpots = (museum: BenchMuseum): Promise<Location[]> =>
  museum.query<Location>(
    `SELECT lat, lon FROM gazetteer_place WHERE country_code IN ('BE', 'FR') AND lat BETWEEN 49 AND 52
     UNION ALL SELECT lat, lon FROM place WHERE lat IS NOT NULL`,
    [],
  );

/** Within a kilometre; a cheap look first, as every name is held against all that is known. */
const isWithin = (a: Location, b: Location) => Math.abs(a.lat - b.lat) < 0.01 && distanceBetween(a, b) <= nearMetres;

const rank: Readonly<Record<Likeness, number>> = { same_name: 0, historic_name: 1, old_spelling: 2, similar_name: 3 };

/** Where the best answers lie: those that bear the name best, each spot once. */
async function spotsOf(db: EntityManager, label: string): Promise<Location[]> {
  const asked = askedNames(label.replaceAll('"', '').split(','));
  const theatre = ['BE', 'FR'];
  const own = (await findOwnSpots(db, asked)).filter(({ stored }) => theatre.includes(stored.country_code ?? ''));
  const found = [...own, ...(await findGazetteerSpots(db, asked, theatre))];
  const best = Math.min(...found.map(({ likeness }) => rank[likeness]));
  const spots: Location[] = [];
  for (const { stored, likeness } of found) {
    const { lat, lon } = stored;
    if (rank[likeness] !== best || lat === null || lon === null) continue;
    if (!spots.some((spot) => distanceBetween(spot, { lat, lon }) < oneSpotMetres)) spots.push({ lat, lon });
  }
  return spots;
}
