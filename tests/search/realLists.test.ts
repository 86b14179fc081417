import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runImport } from '../../core-server/importer/src/run/runImport.ts';
import { extent } from '../harness/extent.ts';
import { indexPersons } from '../harness/indexPersons.ts';
import { startMeilisearch, type TestMeilisearch } from '../harness/programs/meilisearch.ts';
import { sampleOf } from '../harness/sampleOf.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';
import { expectEnginesToAgree, randomQueries } from './engineAgreement.ts';
import { type ListedName, spellingsOf } from './nameSpellings.ts';
import { searchTable } from './searchCases.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const maps = join(import.meta.dirname, '../../core-server/importer/mappings');
const lists = ['verlustliste_slovenian_lands', 'canadian_war_graves', 'french_communes_morts_pour_la_france'];

if (!existsSync(data))
  process.stdout.write(`The sample data is not at ${data}; the searches of real lists are skipped.\n`);

describe.skipIf(!existsSync(data))('on real lists, where ../shared/data has them', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'salient-real-lists-'));
  let meili: TestMeilisearch;
  let server: TestServer;
  beforeAll(async () => {
    meili = await startMeilisearch();
    server = await startServer({ meili });
    for (const list of lists) {
      const client = new pg.Client(server.databaseUrl);
      await client.connect();
      const [file, map] = [extent(someOf(list), join(data, 'persons', `${list}.csv`)), join(maps, `${list}.json`)];
      await runImport(client, { kind: 'persons', file, map, rejectsFile: join(folder, `${list}.rejects.csv`) });
      await client.end();
    }
    await indexPersons(server, meili);
  }, 300_000);
  afterAll(async () => {
    await server?.close();
    await meili?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  function someOf(list: string): string {
    const path = join(folder, `${list}.csv`);
    writeFileSync(path, sampleOf(join(data, 'persons', `${list}.csv`), /Hribernik|Novak|McGee|Mc ?Donald/i).csv);
    return path;
  }

  /** Texts of some hundred persons, whole, and begun or cut as somebody might type them. */
  async function textsOfPersons(): Promise<string[]> {
    const rows = await server.dataSource.query<{ texts: string[] }[]>(
      `SELECT ARRAY[p.surname, p.familyname, p.nationality, e.enlisted_army, e.enlisted_regt, e.enlisted_rank,
         e.enlisted_number, e.injured_wound, e.death_reason] || p.alternative_familynames AS texts
       FROM (SELECT * FROM person ORDER BY md5(id::text) LIMIT 400) p JOIN person_event e ON e.person_id = p.id`,
    );
    const whole = new Set(rows.flatMap(({ texts }) => texts).filter((text) => text !== null && text !== ''));
    return [...whole].flatMap((text, at) => [text, at % 2 === 0 ? text.slice(0, 3) : text.slice(2).toUpperCase()]);
  }

  test('both engines answer the same persons and totals wherever both can answer', async () => {
    let answeredByBoth = 0;
    await fc.assert(
      fc.asyncProperty(randomQueries(await textsOfPersons()), async (input) => {
        if (await expectEnginesToAgree(server, input)) answeredByBoth++;
      }),
      { numRuns: extent(80, 300) },
    );
    expect(answeredByBoth).toBeGreaterThan(extent(10, 40));
  });

  test.each([
    ['hribernk', 'Hribernik'],
    ['Novák josef', 'Novak'],
    ['McGee', 'McGee'],
    ['Pte. John Mc Donald 1917', 'McDonald'],
  ])('a half-remembered name, %s, finds %s on the first page', async (text, familyname) => {
    const { data: rows, degraded } = await searchTable(server.guest, { text }, { limit: 20 });
    expect(degraded).toBe(false);
    expect(rows.map((row) => row.familyname)).toContain(familyname);
  });

  test('names of the lists are found on the first page under every spelling [beyond 2, beyond 21]', async () => {
    const names = await server.dataSource.query<ListedName[]>(
      `SELECT surname, familyname FROM person WHERE surname ~ '^[[:alpha:]]{2}' AND length(familyname) > 3
       GROUP BY surname, familyname ORDER BY md5(surname || ' ' || familyname) LIMIT ${extent(60, 260)}`,
    );
    const asked = names.flatMap((name, turn) => spellingsOf(name, turn));
    const missed: string[] = [];
    for (const { how, text, answers } of asked) {
      const { data: rows } = await searchTable(server.guest, { text }, { limit: 20 });
      if (!rows.some((row) => answers(row as unknown as ListedName))) missed.push(`${how}: ${text}`);
    }
    expect(missed).toEqual([]);
  });
});
