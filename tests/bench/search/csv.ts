import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CsvFieldName } from '@salient/shared/areas/functions/csv/csvFields.ts';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { keepAliveCaller } from '../keepAliveCaller.ts';
import { type Measurement, ms, percentile, perSecond, times } from '../measure.ts';
import { memoryOf } from '../metricOf.ts';
import type { BenchMuseum } from '../museum.ts';
import { typedNames } from './search.ts';

const byType: Readonly<Record<string, readonly string[]>> = {
  general: ['id', 'surname', 'familyname', 'alternativeNames', 'gender', 'nationality', 'victimType'],
  born: ['date', 'placeName', 'placeCountry'],
  where: ['date', 'placeName', 'moveType'],
  activeService: ['date', 'army', 'regiment', 'unit', 'unitNumber', 'serviceNumber', 'rank'],
  injured: ['date', 'wound'],
  died: ['date', 'placeName', 'age', 'causeOfDeath'],
  buriedOriginal: ['memorialName'],
  buriedCurrent: ['memorialName', 'reference'],
  memoratedOther: ['memorialName'],
};
/** Thirty columns, of the person and of every kind of event that a list of the fallen tells. */
const fields = Object.entries(byType).flatMap(([group, names]) =>
  names.map((name) => `${group}.${name}` as CsvFieldName),
);

const joined = (column: string, which: string) =>
  `string_agg(coalesce(${column}, ''), ' | ' ORDER BY e.sort_start_date, e.id) FILTER (WHERE ${which})`;
const inService = `e.type = 'military' AND e.enlisted_reason = 'active service'`;
/** The same columns, as somebody with the database at hand would ask for them. */
const sameColumns = `
  SELECT p.id, p.surname, p.familyname, array_to_string(p.alternative_familynames || p.alternative_surnames, ' | '),
    p.gender, p.nationality, p.victim_type, p.age, told.*
  FROM person p LEFT JOIN (
    SELECT e.person_id,
      ${['born', 'where', 'died'].map((type) => [joined('e.sort_start_date', `e.type = '${type}'`), joined('pl.languages::text', `e.type = '${type}'`)].join(', ')).join(', ')},
      ${joined('pl.country_code', `e.type = 'born'`)}, ${joined('e.where_reason', `e.type = 'where'`)}, ${joined('e.death_reason', `e.type = 'died'`)},
      ${['e.sort_start_date', 'e.enlisted_army', 'e.enlisted_regt', 'e.enlisted_unit', 'e.enlisted_nr', 'e.enlisted_number', 'e.enlisted_rank'].map((column) => joined(column, inService)).join(', ')},
      ${['e.sort_start_date', 'e.injured_wound'].map((column) => joined(column, `e.type = 'injured'`)).join(', ')},
      ${['original', 'current', 'none'].map((kind) => joined('m.name', `e.type = 'memorated' AND e.memorial_kind = '${kind}'`)).join(', ')},
      ${joined('e.memorial_ref', `e.type = 'memorated' AND e.memorial_kind = 'current'`)}
    FROM person_event e LEFT JOIN place pl ON pl.id = e.place_id LEFT JOIN memorial m ON m.id = e.memorial_id
    GROUP BY e.person_id) told ON told.person_id = p.id
  ORDER BY p.sort_name, p.id`;

/** How often the memory of the server is looked at. Milliseconds. */
const lookMs = 250;

/** All persons as a file of thirty columns, beside COPY of the same, while visitors go on searching names. */
export async function benchCsv(museum: BenchMuseum): Promise<Measurement[]> {
  const staff = await museum.signIn();
  const texts = await typedNames(museum, 400);
  const few = { events: [], familyname: { value: 'van', mode: 'head' } };
  await download(museum, await prepare(staff, few));
  const quiet = await searchesUntil(museum, texts, sleep(20_000));

  // Beside the searches first: a server that has just started grows by what it does once, whatever that is.
  const inTheWay = timed(async () => download(museum, await prepare(staff, {})));
  const meanwhile = await searchesUntil(museum, texts, inTheWay);

  const before = await memoryOf(museum);
  let most = before;
  const watch = setInterval(
    () =>
      void memoryOf(museum).then(
        (bytes) => (most = Math.max(most, bytes)),
        () => {},
      ),
    lookMs,
  );
  const alone = await timed(async () => download(museum, await prepare(staff, {})));
  clearInterval(watch);
  const copied = await timed(() => copyDirectly(museum));

  const [own, other] = [percentile(meanwhile, 0.95), percentile(quiet, 0.95)];
  const grown = (most - before) / 2 ** 20;
  return [
    {
      what: `CSV of ${alone.result} persons, ${fields.length} columns`,
      measured: perSecond(alone.result / alone.seconds),
      direct: perSecond(copied.result / copied.seconds),
      ratio: times(copied.seconds / alone.seconds),
      budget: 'at least 20,000/s',
      met: alone.result / alone.seconds >= 20_000,
    },
    { what: 'memory that it took', measured: `${grown.toFixed(0)} MB`, budget: 'at most 100 MB', met: grown <= 100 },
    {
      what: 'names search while a CSV is written, p95',
      measured: ms(own),
      direct: ms(other),
      ratio: times(own / other),
      budget: 'at most 2x',
      met: own <= 2 * other,
    },
  ];
}

async function timed<T>(steps: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const result = await steps();
  return { result, seconds: (performance.now() - began) / 1000 };
}

async function prepare(staff: Awaited<ReturnType<BenchMuseum['signIn']>>, args: object): Promise<string> {
  const { url } = await staff<{ url: string }>('createCsvDownload', {
    name: 'FindPersonAdvancedInternal',
    args,
    fields,
  });
  return url;
}

/** Reads a file as it comes; answers how many lines follow its header. */
function download({ origin }: BenchMuseum, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(new URL(url, origin), (response) => {
        if (response.statusCode !== 200) return reject(new Error(`the download answered ${response.statusCode}`));
        let lines = -1;
        response.on('data', (piece: Buffer) => {
          for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++;
        });
        response.on('end', () => resolve(lines));
        response.on('error', reject);
      })
      .on('error', reject);
  });
}

async function copyDirectly({ databaseUrl }: BenchMuseum): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let lines = 0;
  for await (const piece of client.query(to(`COPY (${sameColumns}) TO STDOUT (FORMAT csv)`)) as AsyncIterable<Buffer>) {
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++;
  }
  await client.end();
  return lines;
}

/** Milliseconds of each search of a visitor, one after another, for as long as something lasts. */
async function searchesUntil(museum: BenchMuseum, texts: readonly string[], end: Promise<unknown>): Promise<number[]> {
  const call = keepAliveCaller(museum.origin, 'GUEST', '192.0.2.7');
  let isOver = false;
  void end.finally(() => (isOver = true));
  const samples: number[] = [];
  for (let at = 0; !isOver; at++) {
    const began = performance.now();
    await call('callFunction', { name: 'FindPersonAdvancedPublic', args: { text: texts[at % texts.length] } });
    samples.push(performance.now() - began);
    // As fast as some visitors together type.
    await sleep(20);
  }
  await end;
  return samples;
}
