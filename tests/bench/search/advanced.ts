import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { type Measurement, ms, percentile, timeEach } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

interface Samples {
  families: string[];
  givens: string[];
  places: string[];
  memorials: string[];
  armies: string[];
  regiments: string[];
}

async function samples(museum: BenchMuseum): Promise<Samples> {
  const column = async (sql: string) => (await museum.query<{ v: string }>(sql, [])).map(({ v }) => v);
  return {
    families: await column(
      `SELECT DISTINCT familyname AS v FROM person TABLESAMPLE SYSTEM (1) WHERE familyname <> '' LIMIT 200`,
    ),
    givens: await column(
      `SELECT DISTINCT surname AS v FROM person TABLESAMPLE SYSTEM (1) WHERE surname <> '' LIMIT 200`,
    ),
    places: await column(
      `SELECT place_id::text AS v FROM person_event TABLESAMPLE SYSTEM (1) WHERE place_id IS NOT NULL GROUP BY 1 LIMIT 200`,
    ),
    memorials: await column(
      `SELECT memorial_id::text AS v FROM person_event TABLESAMPLE SYSTEM (1) WHERE memorial_id IS NOT NULL GROUP BY 1 LIMIT 200`,
    ),
    armies: await column(`SELECT DISTINCT enlisted_army AS v FROM military_name WHERE enlisted_army <> ''`),
    regiments: await column(
      `SELECT DISTINCT enlisted_regt AS v FROM military_name WHERE enlisted_regt <> '' LIMIT 300`,
    ),
  };
}

/** Three criteria at random from all that the advanced search offers, broad ones and narrow ones alike. */
function randomQuery(pick: <T>(values: readonly T[]) => T, from: Samples): PersonQueryInput {
  const year = () => String(1914 + pick([0, 1, 2, 3, 4]));
  const mode = () => pick(['head', 'contains', 'complete', 'tail'] as const);
  const part = (text: string) => text.slice(0, 4);
  const events: PersonQueryInput['events'] = [];
  const criteria: (() => Partial<PersonQueryInput>)[] = [
    () => ({ familyname: { value: part(pick(from.families)), mode: mode() } }),
    () => ({ surname: { value: part(pick(from.givens)), mode: mode() } }),
    () => ({ gender: pick(['male', 'female'] as const) }),
    () => ({ victim_type: pick(['military', 'civilian'] as const) }),
    () => ({ died: { from: `${year()}????`, to: '1918????' } }),
    () => ({ born: { from: '1880????', to: '1895????' } }),
    () => ({ age: { from: 18, to: 25 } }),
    () => ({ dataset: pick(['namelist', 'survivors', 'deaths', 'military'] as const) }),
    () => {
      const army = { value: pick(from.armies), mode: 'complete' as const };
      events.push({
        type: 'enlisted',
        inputs: pick([{ army }, { army, reason: 'active service' }, { army, from: `${year()}????` }]),
      });
      return {};
    },
    () => {
      events.push({
        type: 'enlisted',
        inputs: { regiment: { value: pick(from.regiments), mode: pick(['complete', 'contains', 'head'] as const) } },
      });
      return {};
    },
    () => {
      events.push({
        type: pick(['born', 'died', 'injured', 'where'] as const),
        inputs: { place: { mode: 'selected', id: pick(from.places) } },
      });
      return {};
    },
    () => {
      events.push({
        type: 'injured',
        inputs: { wound: { value: 'a', mode: 'contains' }, from: `${year()}????`, to: `${year()}????` },
      });
      return {};
    },
    () => {
      events.push({
        type: 'memorated',
        inputs: {
          memorial: { mode: 'selected', id: pick(from.memorials) },
          kind: pick(['any', 'current', 'original']),
        },
      });
      return {};
    },
    () => {
      events.push({ type: 'died', inputs: { from: `${year()}????`, to: `${year()}1231` } });
      return {};
    },
  ];
  const chosen = new Set<number>();
  while (chosen.size < 3) chosen.add(pick(criteria.map((_, index) => index)));
  const query: PersonQueryInput = Object.assign({}, ...[...chosen].map((index) => criteria[index]?.()));
  return { ...query, events };
}

/** Advanced search with three random criteria and its exact total. The draw is seeded, so that runs compare. */
export async function benchAdvanced(museum: BenchMuseum): Promise<Measurement[]> {
  let seed = 20_171_031;
  const pick = <T>(values: readonly T[]): T => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return values[(seed >> 8) % values.length] as T;
  };
  const from = await samples(museum);
  const { call } = museum;
  const queries: PersonQueryInput[] = [];
  while (queries.length < 300) {
    const args = randomQuery(pick, from);
    // Years are drawn as well, and may be in the wrong order.
    const { status } = await call<{ status: string }>('validateFunction', { name, args });
    if (status === 'OK') queries.push(args);
  }
  const run = (args: PersonQueryInput) =>
    call('callFunction', { name, args }).catch((error: unknown) => {
      throw new Error(`not answered: ${JSON.stringify(args)}`, { cause: error });
    });
  const staff = await museum.signIn();
  // A database that has just started reads all from the disk, longer than a guest may ask.
  await timeEach(queries, (args) => staff('callFunction', { name: 'FindPersonAdvancedInternal', args, limit: 10 }));
  const taken = await timeEach(queries, run);
  const slowest = [...taken.keys()].sort((a, b) => (taken[b] as number) - (taken[a] as number)).slice(0, 3);
  if (process.env.BENCH_VERBOSE)
    for (const at of slowest) console.log(ms(taken[at] as number), JSON.stringify(queries[at]));
  const p95 = percentile(taken, 0.95);
  const counted = percentile(await timeEach(queries, (args) => call('callFunction', { name, args, limit: 0 })), 0.95);
  const broad = await timeEach(broadest, (args) => staff('callFunction', { name: 'FindPersonAdvancedInternal', args }));
  if (process.env.BENCH_VERBOSE) {
    for (const [at, args] of broadest.entries()) console.log(ms(broad[at] as number), JSON.stringify(args));
  }
  return [
    { what: 'advanced search, three criteria, p50', measured: ms(percentile(taken, 0.5)), budget: '', met: true },
    { what: 'advanced search, three criteria, p95', measured: ms(p95), budget: 'at most 150 ms', met: p95 <= 150 },
    {
      what: 'its count while one builds it, p95',
      measured: ms(counted),
      budget: 'at most 300 ms',
      met: counted <= 300,
    },
    {
      what: 'advanced search, the broadest single question',
      measured: ms(Math.max(...broad)),
      budget: 'at most 1.5 s',
      met: Math.max(...broad) <= 1_500,
    },
  ];
}

const name = 'FindPersonAdvancedPublic';

/** Questions that leave next to nobody out, each of another kind. */
const broadest: readonly PersonQueryInput[] = [
  { died: { from: '1914????' } },
  { familyname: { value: 'a', mode: 'contains' } },
  { age: { from: 0 } },
  { dataset: 'namelist' },
  ...(['injured', 'enlisted', 'memorated', 'where', 'died'] as const).map((type) => ({
    events: [{ type, inputs: {} }],
  })),
  { events: [{ type: 'injured', inputs: { wound: { value: 'a', mode: 'contains' } } }] },
  { events: [{ type: 'enlisted', inputs: { army: { value: 'B.E.F.', mode: 'not_equal' } } }] },
  { events: [{ type: 'event', inputs: { from: '1914????', to: '1918????' } }] },
];
