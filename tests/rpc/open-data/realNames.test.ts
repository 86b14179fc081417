import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runImport } from '../../../core-server/importer/src/run/runImport.ts';
import { indexPersons } from '../../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../../harness/programs/meilisearch.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

const data = join(import.meta.dirname, '../../../../shared/data/persons');
const maps = join(import.meta.dirname, '../../../core-server/importer/mappings');
if (!existsSync(data)) process.stdout.write(`The sample data is not at ${data}; no real names are reconciled.\n`);

type Row = Readonly<Record<string, string>>;
const rowsOf = (list: string) => parse(readFileSync(join(data, `${list}.csv`)), { columns: true, bom: true }) as Row[];

/** A name of a list, with what the list knows besides, and the service number of whom it means, which is not asked for. */
interface Asked {
  readonly number: string;
  readonly query: string;
  readonly properties: readonly { readonly pid: string; readonly v: string }[];
}

const titled = (name: string) => name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (letters) => letters.toUpperCase());
const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Soldiers whom two lists name with the same number and last name: as the rolls of their embarkation spell them. */
function fromRolls(graves: ReadonlyMap<string, Row>): Asked[] {
  return rowsOf('cef_nominal_rolls').flatMap(({ reg_number: number = '', name: query = '', unit_text = '' }) => {
    const grave = graves.get(number);
    const [family = ''] = query.split(',');
    if (!grave || keyOf(family) !== keyOf(grave.Last_Name ?? '')) return [];
    return [{ number, query, properties: [{ pid: 'unit', v: unit_text.replace(/\(.*/, '').trim() }] }];
  });
}

/** Names of the register as other lists write them: in another order, in small letters, or with one first name and initials. */
function fromGraves(graves: ReadonlyMap<string, Row>): Asked[] {
  return [...graves.values()].map(({ Last_Name = '', First_Name = '', Service_Number = '', Date_Death = '' }, at) => {
    const [first = '', ...others] = titled(First_Name).split(' ');
    const initials = others.map((name) => `${name.slice(0, 1)}.`).join(' ');
    const forms = [
      `${Last_Name}, ${First_Name}`,
      `${titled(First_Name)} ${titled(Last_Name)}`,
      [first, initials, titled(Last_Name)].filter(Boolean).join(' '),
    ];
    const [month = '', day = '', year = ''] = Date_Death.split('/');
    const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
    const death = at % 2 === 0 ? { pid: 'death_year', v: year } : { pid: 'died', v: iso };
    return {
      number: Service_Number,
      query: forms[at % forms.length] as string,
      properties: year ? [death] : [],
    };
  });
}

describe.skipIf(!existsSync(data))('real names, where ../shared/data has them', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'salient-real-names-'));
  let meili: TestMeilisearch;
  let server: TestServer;
  beforeAll(async () => {
    meili = await startMeilisearch();
    server = await startServer({ meili });
    const client = new pg.Client(server.databaseUrl);
    await client.connect();
    await runImport(client, {
      ...{ kind: 'persons', file: join(data, 'canadian_war_graves.csv'), map: join(maps, 'canadian_war_graves.json') },
      rejectsFile: join(folder, 'rejects.csv'),
    });
    await client.end();
    await indexPersons(server, meili);
  }, 300_000);
  afterAll(async () => {
    await server?.close();
    await meili?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('1,000 names of two lists are found in a third, and none is matched by mistake', async () => {
    const rows = rowsOf('canadian_war_graves').filter(({ Service_Number = '' }) => /^\d{3,}$/.test(Service_Number));
    const numbers = new Map<string, number>();
    for (const { Service_Number = '' } of rows) numbers.set(Service_Number, (numbers.get(Service_Number) ?? 0) + 1);
    const graves = new Map(
      rows
        .filter(({ Service_Number = '' }) => numbers.get(Service_Number) === 1)
        .map((row) => [row.Service_Number ?? '', row]),
    );
    const known = await server.dataSource.query<{ id: string; number: string }[]>(
      `SELECT person_id AS id, enlisted_number AS number FROM person_event WHERE type = 'military' AND enlisted_number <> ''`,
    );
    const idOf = new Map(known.map(({ id, number }) => [number, id]));
    const isThere = ({ number }: Asked) => idOf.has(number);
    const rolls = fromRolls(graves).filter(isThere).slice(0, 400);
    const register = fromGraves(graves).filter(isThere);
    const step = Math.floor(register.length / (1_000 - rolls.length));
    const asked = [...rolls, ...register.filter((_, at) => at % step === 0)].slice(0, 1_000);
    expect(asked).toHaveLength(1_000);

    const counts = { first: 0, five: 0, matched: 0, mistaken: 0 };
    const ofRolls = { five: 0 };
    for (let at = 0; at < asked.length; at += 50) {
      const batch = asked.slice(at, at + 50);
      const queries = Object.fromEntries(
        batch.map(({ query, properties }, n) => [`q${n}`, { query, properties, type: 'person', limit: 5 }]),
      );
      const answer = await fetch(`${server.origin}/reconcile`, {
        ...{ method: 'POST', body: new URLSearchParams({ queries: JSON.stringify(queries) }) },
      });
      const results = (await answer.json()) as Record<string, { result: { id: string; match: boolean }[] }>;
      for (const [n, { number }] of batch.entries()) {
        const candidates = results[`q${n}`]?.result ?? [];
        const place = candidates.findIndex(({ id }) => id === idOf.get(number));
        if (place === 0) counts.first++;
        if (place >= 0) counts.five++;
        if (place >= 0 && at + n < rolls.length) ofRolls.five++;
        if (candidates[0]?.match) counts[place === 0 ? 'matched' : 'mistaken']++;
      }
    }
    const of = (count: number, whole = asked.length) => `${((100 * count) / whole).toFixed(1)} %`;
    process.stdout.write(
      `reconciled 1,000 names (${rolls.length} of another list): right one first ${of(counts.first)}, among five ${of(counts.five)} (${of(ofRolls.five, rolls.length)} of the other list), matched ${of(counts.matched)}, by mistake ${counts.mistaken}\n`,
    );
    expect(counts.mistaken).toBe(0);
    // Of whom a whole day is known too.
    expect(counts.matched).toBeGreaterThanOrEqual(200);
    expect(counts.five).toBeGreaterThanOrEqual(950);
    expect(counts.first).toBeGreaterThanOrEqual(850);
  });
});
