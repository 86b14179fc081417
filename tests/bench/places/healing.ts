import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlaceCandidate, PlaceLookupRun, WaitingPlace } from '@salient/shared/areas/places/placeHealing.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { ms, percentile } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';
import { mappings, readTable, share, sharedData } from './sharedFiles.ts';

const lists = [
  'canadian_war_graves',
  'cef_nominal_rolls',
  'french_communes_morts_pour_la_france',
  'verlustliste_slovenian_lands',
];
const decisions = 100;
const checked = 200;

type Caller = Awaited<ReturnType<BenchMuseum['signIn']>>;

/** Imports the four lists of persons and heals their places: by the look-up of all, then by a hand that takes the best. */
export async function benchHealing(museum: BenchMuseum): Promise<void> {
  for (const list of lists) {
    museum.salient([
      'import',
      'persons',
      join(sharedData, `persons/${list}.csv`),
      '--map',
      join(mappings, `${list}.json`),
    ]);
  }
  const call = await museum.signIn();
  await tellQueue(museum, 'places: the queue after four lists of persons');
  await tellPages(call);

  const started = performance.now();
  await call('startPlaceLookup', {});
  const run = await untilDone(call);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `  look-up of all ${run.total} places: ${run.found} found, ${run.ambiguous} ambiguous, ${run.not_found} not found, in ${seconds.toFixed(0)} s`,
  );
  await tellQueue(museum, '  after the look-up of all');
  await tellWrong(museum, '  what the look-up found');

  await decideByHand(call);
  await tellQueue(museum, `  after ${decisions} decisions`);
  await tellWrong(museum, '  what was found by both');
}

async function tellQueue(museum: BenchMuseum, what: string): Promise<void> {
  const [row] = await museum.query<{ places: number; waiting: number; persons: number }>(
    `WITH named AS (
       SELECT place_id, person_id FROM person_event WHERE place_id IS NOT NULL
       UNION SELECT m.place_id, e.person_id FROM memorial m JOIN person_event e ON e.memorial_id = m.id)
     SELECT (SELECT count(*)::int FROM place) AS places,
       (SELECT count(*)::int FROM place WHERE resolution_status IN ('unresolved', 'ambiguous', 'not_found')) AS waiting,
       (SELECT count(DISTINCT n.person_id)::int FROM named n JOIN place p ON p.id = n.place_id
        WHERE p.resolution_status IN ('unresolved', 'ambiguous', 'not_found')) AS persons`,
    [],
  );
  console.log(`${what}: ${row?.persons} persons wait for ${row?.waiting} of ${row?.places} places`);
}

/** The pages of the queue as the screen asks for them. */
async function tellPages(call: Caller): Promise<void> {
  const samples: number[] = [];
  for (let page = 0; page < 20; page++) {
    const started = performance.now();
    await call('findWaitingPlaces', { offset: page * 12, limit: 12 });
    samples.push(performance.now() - started);
  }
  console.log(`  a page of the queue: median ${ms(percentile(samples, 0.5))}, p95 ${ms(percentile(samples, 0.95))}`);
}

async function untilDone(call: Caller): Promise<PlaceLookupRun> {
  for (;;) {
    const { run } = await call<{ run: PlaceLookupRun }>('getPlaceLookup', {});
    if (run.state !== 'running') return run;
    await sleep(1000);
  }
}

/** Takes the best candidate of the place for which most persons wait, again and again; one without any is passed over. */
async function decideByHand(call: Caller): Promise<void> {
  let passedOver = 0;
  let decided = 0;
  const samples: number[] = [];
  while (decided < decisions) {
    const { data } = await call<{ data: WaitingPlace[] }>('findWaitingPlaces', { offset: passedOver, limit: 1 });
    const [waiting] = data;
    if (!waiting) break;
    const { id, version } = waiting.place;
    const started = performance.now();
    const { candidates } = await call<{ candidates: PlaceCandidate[] }>('findPlaceCandidates', { id });
    samples.push(performance.now() - started);
    const [best] = candidates;
    const decision = best?.place
      ? { kind: 'same', as: best.place.id }
      : { kind: 'accept', match: best?.match, names: best?.names };
    const isDone =
      best &&
      (await call('decidePlace', { id, version, decision }).then(
        () => true,
        () => false,
      ));
    if (isDone) decided++;
    else passedOver++;
  }
  console.log(
    `  by hand: ${decided} decided, ${passedOver} passed over; candidates of a place: median ${ms(percentile(samples, 0.5))}, p95 ${ms(percentile(samples, 0.95))}`,
  );
}

interface Entry {
  readonly id: string;
  readonly place_ref: string;
}

interface Official {
  readonly place_ref: string;
  readonly level: string;
  readonly geonames_ids: string;
  readonly lat: string;
  readonly lon: string;
}

/** Further from all that the editors mean than this is another place, in metres. */
const wrongMetres = 5_000;

interface Meant {
  readonly positions: readonly Location[];
  /** Numbers of GeoNames: most are of villages that the gazetteer does not know. */
  readonly numbers: readonly string[];
}

/**
 * Compares places that were found with those that the editors of the casualty lists give for the same births: by position, or by
 * the number of GeoNames where the editors' place has no other. A birth of which they know the district only says nothing of
 * its village.
 */
async function tellWrong(museum: BenchMuseum, what: string): Promise<void> {
  const gazetteer = await museum.query<{ id: string } & Location>('SELECT id::text, lat, lon FROM gazetteer_place', []);
  const meant = meantPlaces(gazetteer);
  const numbersAt = new Map(gazetteer.map(({ id, lat, lon }) => [`${lat} ${lon}`, id]));
  const refOf = new Map(
    readTable<Entry>('persons/verlustliste_slovenian_lands.csv').map(({ id, place_ref }) => [id, place_ref]),
  );
  const rows = await museum.query<{ place_id: string; source_key: string; name: string; lat: number; lon: number }>(
    `SELECT p.id AS place_id, r.source_key, p.sort_name AS name, p.lat, p.lon FROM place p
     JOIN person_event e ON e.place_id = p.id AND e.type = 'born'
     JOIN import_row r ON r.entity_id = e.person_id AND r.source = 'verlustliste'
     WHERE p.resolution_status = 'found' ORDER BY p.id, r.source_key`,
    [],
  );
  const seen = new Map<string, { name: string; verdict: 'right' | 'wrong' | 'other number' }>();
  for (const { place_id, source_key, name, lat, lon } of rows) {
    const { positions, numbers } = meant.get(refOf.get(source_key) ?? '') ?? { positions: [], numbers: [] };
    if (positions.length + numbers.length === 0 || (seen.size >= checked && !seen.has(place_id))) continue;
    const number = numbersAt.get(`${lat} ${lon}`);
    const isRight =
      positions.some((position) => distanceBetween(position, { lat, lon }) <= wrongMetres) ||
      (number !== undefined && numbers.includes(number));
    if (isRight) seen.set(place_id, { name, verdict: 'right' });
    else if (!seen.has(place_id))
      seen.set(place_id, { name, verdict: positions.length > 0 ? 'wrong' : 'other number' });
  }
  const told = [...seen.values()];
  const namesOf = (verdict: string) => told.filter((each) => each.verdict === verdict).map(({ name }) => name);
  const [wrong, others] = [namesOf('wrong'), namesOf('other number')];
  console.log(`${what}: ${seen.size} places checked, wrong ${share(wrong.length, seen.size)}`);
  console.log(`    with another number of GeoNames and no position to compare ${share(others.length, seen.size)}`);
  if (process.env.BENCH_VERBOSE) console.log(`wrong: ${wrong.join(', ')}; another number: ${others.join(', ')}`);
}

/** What the official list of places says of each settlement and municipality. */
function meantPlaces(gazetteer: readonly ({ id: string } & Location)[]): Map<string, Meant> {
  const known = new Map(gazetteer.map(({ id, lat, lon }) => [id, { lat, lon }]));
  const isSettlement = ({ level }: Official) => level !== 'bezirk' && level !== 'gerichtsbezirk';
  return new Map(
    readTable<Official>('places/ortsrepertorium_1910.csv')
      .filter(isSettlement)
      .map(({ place_ref, geonames_ids, lat, lon }) => {
        const own = lat && lon ? [{ lat: Number(lat), lon: Number(lon) }] : [];
        const numbers = geonames_ids.split(/\D+/).filter(Boolean);
        return [place_ref, { numbers, positions: [...own, ...numbers.flatMap((id) => known.get(id) ?? [])] }];
      }),
  );
}
