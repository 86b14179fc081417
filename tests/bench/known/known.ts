import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { createMeiliClient } from '@salient/shared/lib/search/createMeiliClient.ts';
import { type Measurement, ms, percentile, timeEach, times } from '../measure.ts';
import { type BenchMuseum, benchDir, startMuseum } from '../museum.ts';
import { mappings, sharedData } from '../places/sharedFiles.ts';
import { knownQuestions, nobodyQuestions } from './questions.ts';
import { readKnown } from './readKnown.ts';

const questions = 300;
const invented = 100;

const lists = [
  ['places', 'places/wof_belgium_places'],
  ['places', 'places/ortsrepertorium_1910'],
  ['memorials', 'places/war_cemeteries_belgium_france'],
  ['military-entities', 'units/owd_war_diary_units'],
  ['persons', 'persons/verlustliste_slovenian_lands'],
  ['persons', 'persons/cef_nominal_rolls'],
  ['persons', 'persons/canadian_war_graves'],
  ['persons', 'persons/french_communes_morts_pour_la_france'],
] as const;

/** What people know beside a name, asked of real lists: who is found, and what it costs beside a raw query. */
export async function benchKnown(): Promise<Measurement[]> {
  if (!existsSync(sharedData)) {
    console.log('known: needs the shared sample data, which is not here');
    return [];
  }
  const dataDir = benchDir('known');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const museum = await startMuseum({ dataDir });
  try {
    for (const [kind, list] of lists) {
      const map = join(mappings, `${list.split('/')[1]}.json`);
      museum.salient(['import', kind, join(sharedData, `${list}.csv`), '--map', map]);
    }
    await untilIndexed(museum);
    return await measureKnown(museum);
  } finally {
    await museum.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function untilIndexed(museum: BenchMuseum): Promise<void> {
  for (;;) {
    const [row] = await museum.query<{ waiting: boolean }>('SELECT EXISTS (SELECT FROM search_queue) AS waiting', []);
    if (!row?.waiting) return;
    await sleep(500);
  }
}

const percent = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

export async function measureKnown(museum: BenchMuseum): Promise<Measurement[]> {
  const persons = await readKnown(museum);
  const asked = knownQuestions(persons, questions);
  const find = (text: string) =>
    museum.call<FunctionTable>('callFunction', { name: 'FindPersonAdvancedPublic', args: { text }, limit: 20 });
  let [firstThree, firstTwenty] = [0, 0];
  for (const { text, person, kinds, isMistyped } of asked) {
    const { data, understood } = await find(text);
    const place = data.findIndex(({ id }) => id === person.id);
    if (place >= 0) firstTwenty++;
    if (place >= 0 && place < 3) firstThree++;
    else if (process.env.BENCH_VERBOSE) {
      const read = understood?.conditions.map(({ kind, text: words }) => `${kind}: ${words}`).join(' · ');
      console.log(
        `  ${place < 0 ? 'missed' : `at ${place + 1}`}${isMistyped ? ', mistyped' : ''}: ${text} [${kinds}] read as ${understood?.name} · ${read}`,
      );
    }
  }
  const strangers = nobodyQuestions(persons, invented);
  let named = 0;
  for (const text of strangers) {
    const { data, understood } = await find(text);
    if (data.length > 0) {
      named++;
      if (process.env.BENCH_VERBOSE)
        console.log(
          `  names somebody: ${text} read as ${understood?.name}: ${data[0]?.surname} ${data[0]?.familyname}`,
        );
    }
  }
  const client = createMeiliClient({ url: museum.meiliUrl, key: museum.meiliKey, timeoutMs: 10_000 });
  const index = client.index(personIndex);
  const texts = asked.map(({ text }) => text);
  const raw = await timeEach(texts, (text) =>
    index.search(text, { hitsPerPage: 20, page: 1, matchingStrategy: 'last' }),
  );
  const whole = await timeEach(texts, find);
  const [direct, ours] = [percentile(raw, 0.95), percentile(whole, 0.95)];
  return [
    {
      what: `a name and what is known beside it, ${asked.length} questions: in the first 20`,
      ...{ measured: percent(firstTwenty, asked.length), budget: 'at least 95 %' },
      met: firstTwenty >= 0.95 * asked.length,
    },
    {
      what: 'the same: in the first three',
      ...{
        measured: percent(firstThree, asked.length),
        budget: 'at least 80 %',
        met: firstThree >= 0.8 * asked.length,
      },
    },
    {
      what: `names that nobody has, ${strangers.length} questions: somebody is named`,
      ...{ measured: percent(named, strangers.length), budget: 'at most 5', met: named <= 5 },
    },
    {
      what: 'the questions through the wire, p95, beside one raw query of Meilisearch',
      ...{ measured: ms(ours), direct: ms(direct), ratio: times(ours / direct) },
      ...{ budget: 'at most 3x', met: ours <= 3 * direct },
    },
  ];
}
