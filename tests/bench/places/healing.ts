import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlaceCandidate, PlaceLookupRun, WaitingPlace } from '@salient/shared/areas/places/placeHealing.ts';
import { ms, percentile } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';
import { bornAt, isUnknown, type Meant, readEditors, type Verdict, verdictOf } from './editorsPlaces.ts';
import { mappings, share, sharedData } from './sharedFiles.ts';

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
  await tellCandidates(museum, call);
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

/**
 * Compares places that were found with those that the editors of the casualty lists give for the same births: by position, or by
 * the number of GeoNames where the editors' place has no other. A birth of which they know the district only says nothing of
 * its village.
 */
async function tellWrong(museum: BenchMuseum, what: string): Promise<void> {
  const { meant, numbersAt } = await readEditors(museum);
  const seen = new Map<string, { name: string; verdict: Verdict }>();
  for (const { place_id, source_key, name, lat, lon } of await bornAt(museum, ['found'])) {
    const editors = meant(source_key);
    if (isUnknown(editors) || lat === null || lon === null || (seen.size >= checked && !seen.has(place_id))) continue;
    const verdict = verdictOf(editors, { lat, lon }, numbersAt.get(`${lat} ${lon}`));
    if (verdict === 'right' || !seen.has(place_id)) seen.set(place_id, { name, verdict });
  }
  const told = [...seen.values()];
  const namesOf = (verdict: Verdict) => told.filter((each) => each.verdict === verdict).map(({ name }) => name);
  const [wrong, others] = [namesOf('wrong'), namesOf('other number')];
  console.log(`${what}: ${seen.size} places checked, wrong ${share(wrong.length, seen.size)}`);
  console.log(`    with another number of GeoNames and no position to compare ${share(others.length, seen.size)}`);
  if (process.env.BENCH_VERBOSE) console.log(`wrong: ${wrong.join(', ')}; another number: ${others.join(', ')}`);
}

/**
 * What a person would be shown for 200 places that still wait and whose position the editors know: whether the first
 * candidate is the right one, or at least one of them.
 */
async function tellCandidates(museum: BenchMuseum, call: Caller): Promise<void> {
  const { meant, numbersAt } = await readEditors(museum);
  const places = new Map<string, Meant>();
  for (const { place_id, source_key } of await bornAt(museum, ['ambiguous', 'not_found'])) {
    const editors = meant(source_key);
    const known = places.get(place_id) ?? { positions: [], numbers: [] };
    places.set(place_id, {
      positions: [...known.positions, ...editors.positions],
      numbers: [...known.numbers, ...editors.numbers],
    });
  }
  const comparable = [...places].filter(([, { positions }]) => positions.length > 0);
  const every = Math.max(1, Math.floor(comparable.length / checked));
  const sample = comparable.filter((_, index) => index % every === 0).slice(0, checked);
  const counts = { first: 0, among: 0, wrong: 0, none: 0 };
  for (const [id, editors] of sample) {
    const { candidates } = await call<{ candidates: PlaceCandidate[] }>('findPlaceCandidates', { id });
    const rights = candidates.map(({ match: { location: position } }) => {
      const [lat, lon] = position;
      return verdictOf(editors, { lat, lon }, numbersAt.get(`${lat} ${lon}`)) === 'right';
    });
    const outcome = rights.length === 0 ? 'none' : rights[0] ? 'first' : rights.includes(true) ? 'among' : 'wrong';
    counts[outcome]++;
  }
  console.log(
    `  candidates of ${sample.length} of the ${comparable.length} that wait and whose position the editors know:`,
  );
  console.log(`    the first one right ${share(counts.first, sample.length)}`);
  console.log(`    another one right   ${share(counts.among, sample.length)}`);
  console.log(`    none of them right  ${share(counts.wrong, sample.length)}`);
  console.log(`    no candidate        ${share(counts.none, sample.length)}`);
}
