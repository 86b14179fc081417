import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, ms, percentile, timeEach } from '../measure.ts';
import { type BenchMuseum, benchDir, startMuseum, untilIndexed } from '../museum.ts';
import { fillNouns, names, nouns, sizes } from './fillNouns.ts';

const persons = 100_000;
const calls = 100;
const patienceMs = 180_000;
type Caller = Awaited<ReturnType<BenchMuseum['signIn']>>;

/** Places, memorials and military entities of which there are many, or with which very much is linked. */
export async function benchNouns(): Promise<Measurement[]> {
  const museum = await startMuseum({ dataDir: benchDir(`nouns-${persons}`) });
  try {
    const [counted] = await museum.query<{ n: number }>('SELECT count(*)::int AS n FROM person', []);
    if ((counted?.n ?? 0) < persons) museum.salient(['demo', '--persons', String(persons)]);
    await fillNouns(museum);
    await untilIndexed(museum);
    const call = await museum.signIn();
    const measured: Measurement[] = [];
    for (const bench of [benchPlaceMerge, benchEntities, benchLists]) {
      const rows = await bench(museum, call);
      for (const { what, measured: value } of rows) console.log(`${what}: ${value}`);
      measured.push(...rows);
    }
    return measured;
  } finally {
    await museum.stop();
  }
}

const reading = async (what: string, call: Caller, method: string, params: object): Promise<Measurement> => {
  const ask = () => call(method, params);
  await timeEach(Array(10).fill(0), ask);
  const taken = await timeEach(Array(calls).fill(0), ask);
  const p95 = percentile(taken, 0.95);
  return {
    what: `${what}, p95`,
    measured: `${ms(p95)} (p50 ${ms(percentile(taken, 0.5))})`,
    budget: 'at most 100 ms',
    met: p95 <= 100,
  };
};

async function benchLists(museum: BenchMuseum, call: Caller): Promise<Measurement[]> {
  const onCemetery = { memorialId: nouns.cemetery };
  const [named] = await museum.query<{ familyname: string }>(
    'SELECT familyname FROM person ORDER BY id OFFSET 5000 LIMIT 1',
    [],
  );
  const text = named?.familyname.slice(0, 4) ?? '';
  const last = sizes.cemetery / 2;
  const list = { limit: 10, offset: 0 };
  const served = { ...list, ...names, extend: ['memorials', 'military_events'] };
  const died = { type: 'died', place_id: nouns.mergedPlace, ...list };
  const rows: [string, Caller, string, object][] = [
    ['cemetery of 12,000, staff, first page', call, 'findPersonOnMemorial', { ...onCemetery, ...list }],
    ['cemetery of 12,000, staff, page 600', call, 'findPersonOnMemorial', { ...onCemetery, limit: 10, offset: last }],
    ['cemetery of 12,000, staff, part of a name', call, 'findPersonOnMemorial', { ...onCemetery, ...list, text }],
    ['cemetery of 12,000, public, first page', museum.call, 'findPublicPersonsOnMemorial', onCemetery],
    [
      'cemetery of 12,000, public, page 120 of 50',
      museum.call,
      'findPublicPersonsOnMemorial',
      { ...onCemetery, offset: last },
    ],
    ['cemetery of 12,000, public, part of a name', museum.call, 'findPublicPersonsOnMemorial', { ...onCemetery, text }],
    ['cemetery of 12,000, public page', museum.call, 'getPublicMemorial', { id: nouns.cemetery }],
    ['places list of 20,000, first page', call, 'findPlaces', { ...list, extend: ['events'] }],
    ['places list of 20,000, a name', call, 'findPlaces', { ...list, text: 'zonnebeke', extend: ['events'] }],
    [
      'places list of 20,000, a place of 50,000 events',
      call,
      'findPlaces',
      { ...list, text: 'bankgehucht', extend: ['events'] },
    ],
    [
      'places list of 20,000, sorted by type, page 1,000',
      call,
      'findPlaces',
      { limit: 10, offset: 9_990, sort: ['type', 1], extend: ['events'] },
    ],
    [
      'memorials list of 10,000, first page',
      call,
      'findMemorials',
      { ...list, extend: ['nbr_of_persons', 'place_names'] },
    ],
    [
      'memorials list of 10,000, a name',
      call,
      'findMemorials',
      { ...list, text: 'zonnebeke', extend: ['nbr_of_persons', 'place_names'] },
    ],
    [
      'memorials list of 10,000, the cemetery of 12,000',
      call,
      'findMemorials',
      { ...list, text: 'bankkerk', extend: ['nbr_of_persons', 'place_names'] },
    ],
    ['entities list of 5,000, first page', call, 'findMilitaryEntities', list],
    ['entities list of 5,000, two words', call, 'findMilitaryEntities', { ...list, text: 'bataljon 123' }],
    ['soldiers of a unit of 20,000, first page', call, 'getMilitaryEntitySoldiers', served],
    ['soldiers of a unit of 20,000, page 1,000', call, 'getMilitaryEntitySoldiers', { ...served, offset: 9_990 }],
    ['soldiers of a unit of 20,000, a name', call, 'getMilitaryEntitySoldiers', { ...served, text }],
    ['events of a place of 50,000 (too many)', call, 'findEventsByTypeAndPlace', died],
    ['place of 50,000 events, may it be removed', call, 'canRemovePlace', { id: nouns.mergedPlace }],
  ];
  const measured: Measurement[] = [];
  for (const [what, caller, method, params] of rows) {
    measured.push(await reading(what, caller, method, params));
  }
  return measured;
}

/** How many persons search finds who died at a place, asked as everybody may ask. */
async function diedAt(call: Caller, id: string): Promise<number> {
  const events = [{ type: 'died', inputs: { place: { mode: 'selected', id } } }];
  return (
    await call<{ total: number }>('callFunction', { name: 'FindPersonAdvancedPublic', args: { events }, limit: 1 })
  ).total;
}

const untilTrue = async (isTrue: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > patienceMs) return Number.POSITIVE_INFINITY;
    await sleep(50);
  }
  return performance.now() - began;
};

interface Change {
  readonly what: string;
  readonly work: () => Promise<unknown>;
  /** Whether search finds everybody concerned, and nobody else, as they are after the work. */
  readonly isRight: () => Promise<boolean>;
}

/** A change that concerns very many persons, while somebody else saves a person that it does not concern. */
async function change(museum: BenchMuseum, call: Caller, { what, work, isRight }: Change): Promise<Measurement[]> {
  let isOver = false;
  const others = saveMeanwhile(call, museum, () => !isOver);
  const began = performance.now();
  const working = work().finally(() => {
    isOver = true;
  });
  const took = working.then(() => performance.now() - began);
  const slowest = Math.max(...(await Promise.all([others, working]))[0]);
  const right = await untilTrue(isRight);
  const isEmpty = async () => (await museum.query('SELECT FROM search_queue LIMIT 1', [])).length === 0;
  const written = right + (await untilTrue(isEmpty));
  const row = (part: string, value: number, budget: number): Measurement => ({
    what: `${what}: ${part}`,
    measured: ms(value),
    budget: `at most ${budget / 1000} s`,
    met: value <= budget,
  });
  return [
    row('answer', await took, 10_000),
    row('slowest save of another person meanwhile', slowest, 1_000),
    row('until search is right', right, 10_000),
    { what: `${what}: until every document is written anew`, measured: ms(written), budget: 'none', met: true },
  ];
}

async function saveMeanwhile(call: Caller, museum: BenchMuseum, isOn: () => boolean): Promise<number[]> {
  const [other] = await museum.query<{ id: string }>(
    `SELECT id FROM person p WHERE NOT EXISTS (SELECT FROM person_event e WHERE e.person_id = p.id AND (
       e.place_id = ANY($1) OR e.military_entity_id = ANY($1) OR e.military_regiment_id = ANY($1))) LIMIT 1`,
    [Object.values(nouns)],
  );
  const id = other?.id ?? '';
  let { version } = await call<{ version: number }>('getPerson', { id });
  const taken: number[] = [];
  do {
    const began = performance.now();
    const person = { id, version, description: `Nagezien ${taken.length} ${Date.now()}` };
    ({ version } = await call<{ version: number }>('updatePerson', { person }));
    taken.push(performance.now() - began);
    await sleep(20);
  } while (isOn());
  return taken;
}

async function benchPlaceMerge(museum: BenchMuseum, call: Caller): Promise<Measurement[]> {
  const { keptPlace, mergedPlace } = nouns;
  let merge_id = '';
  const [kept, merged] = [await diedAt(call, keptPlace), await diedAt(call, mergedPlace)];
  const at = (id: string, wanted: number) => async () => (await diedAt(call, id)) === wanted;
  return [
    ...(await change(museum, call, {
      what: 'merge of a place with 50,000 events',
      work: async () => {
        ({ merge_id } = await call<{ merge_id: string }>('mergePlaces', {
          idA: keptPlace,
          idB: mergedPlace,
          reason: 'bank',
        }));
      },
      isRight: at(keptPlace, kept + merged),
    })),
    ...(await change(museum, call, {
      what: 'undoing it',
      work: () => call('undoPlaceMerge', { id: merge_id }),
      isRight: at(mergedPlace, merged),
    })),
  ];
}

async function benchEntities(museum: BenchMuseum, call: Caller): Promise<Measurement[]> {
  const rename = async (id: string, given: object) => {
    const { version } = await call<{ version: number }>('getMilitaryEntity', { id });
    await call('updateMilitaryEntity', { entity: { id, version, ...given } });
  };
  const soldiersOf = async (given: object) =>
    (await call<{ total: number }>('getMilitaryEntitySoldiers', { ...names, limit: 10, ...given })).total;
  const has = (given: object) => async () => (await soldiersOf(given)) === sizes.soldiers;
  const { unit, regiment, keptRegiment } = nouns;
  const wholeRegiment = { unit: '', unit_nr: '' };
  let merge_id = '';
  const measured: Measurement[] = [];
  const steps: Change[] = [
    {
      what: 'renaming a unit of 20,000',
      work: () => rename(unit, { unit: 'Hernoemd bataljon' }),
      isRight: has({ unit: 'Hernoemd bataljon' }),
    },
    { what: 'naming it back', work: () => rename(unit, { unit: names.unit }), isRight: has({}) },
    {
      what: 'renaming a regiment of 20,000',
      work: () => rename(regiment, { regiment: 'Hernoemd regiment' }),
      isRight: has({ ...wholeRegiment, regiment: 'Hernoemd regiment' }),
    },
    { what: 'naming it back', work: () => rename(regiment, { regiment: names.regiment }), isRight: has(wholeRegiment) },
    {
      what: 'merge of a regiment of 20,000',
      work: async () => {
        const two = { idA: keptRegiment, idB: regiment, reason: 'bank' };
        ({ merge_id } = await call<{ merge_id: string }>('mergeMilitaryEntities', two));
      },
      isRight: has({ ...wholeRegiment, regiment: 'Regiment van de bank' }),
    },
    { what: 'undoing it', work: () => call('undoMilitaryMerge', { id: merge_id }), isRight: has(wholeRegiment) },
  ];
  for (const step of steps) measured.push(...(await change(museum, call, step)));
  return measured;
}
