import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compactPersonCounts } from '../../search-indexer/src/app/leader/compactPersonCounts.ts';
import { IndexedMuseum } from './IndexedMuseum.ts';
import { insertPersons } from './madeUpPersons.ts';

let museum: IndexedMuseum;
let ids: string[];
beforeAll(async () => {
  museum = await IndexedMuseum.open();
  ids = await insertPersons(museum.dataSource, 1_200, 1);
  await museum.startIndexer();
  await museum.untilIndexed();
});
afterAll(() => museum.close());

const sql = (statement: string, values: unknown[] = []) => museum.dataSource.query(statement, values);

/** Asks for a comparison; answers how much it repaired. */
async function compare(): Promise<number> {
  const { checked_at } = await museum.state();
  await sql('UPDATE search_index_state SET check_requested_at = now()');
  await sql('NOTIFY search_index');
  await museum.until('it is compared', async () => (await museum.state()).checked_at !== checked_at);
  await museum.untilIndexed();
  return Number((await museum.state()).check_repaired);
}

test('a comparison finds nothing to repair in a sound index', async () => {
  expect(await compare()).toBe(0);
});

test('a comparison repairs documents that are missing, changed, or of nobody', async () => {
  const index = museum.client.index(personIndex);
  const [missing, changed, kept] = ids as [string, string, string];
  const stranger = '0190ffff-0000-7000-8000-000000000000';
  await museum.done(index.deleteDocument(missing));
  await museum.done(index.updateDocuments([{ id: changed, familyname: 'Vervalst', checksum: 'x' }]));
  await museum.done(index.addDocuments([{ ...(await museum.document(kept)), id: stranger }]));
  expect(await compare()).toBe(3);
  await museum.expectIndexToEqualDatabase();
  expect(await compare()).toBe(0);
});

test('a comparison heals keys that were changed behind the back of the triggers', async () => {
  const [id] = ids.slice(-1);
  const other = new pg.Client(museum.databaseUrl);
  await other.connect();
  await other.query(`SET salient.rewrites_keys = 'on'`);
  await other.query(`UPDATE person SET familyname = 'Stilzwijgend', sort_name = 'zomaar' WHERE id = $1`, [id]);
  await other.end();
  expect(await museum.waitingRows()).toBe(0);
  expect(await compare()).toBe(1);
  const [row] = await sql('SELECT familyname_keys, sort_name FROM person WHERE id = $1', [id]);
  expect(row.familyname_keys).toContain('|stilzwijgend|');
  expect(row.sort_name).toMatch(/^stilzwijgend /);
  await museum.expectIndexToEqualDatabase();
});

test('compacting the counts of persons keeps every total while others write', async () => {
  const pool = new pg.Pool({ connectionString: museum.databaseUrl, max: 4 });
  const totals = async () => {
    const { rows } = await pool.query(
      'SELECT dataset, sum(n)::integer AS n FROM person_count GROUP BY dataset ORDER BY 1',
    );
    return rows;
  };
  const before = (await totals()).find(({ dataset }) => dataset === 'any').n;
  let isWriting = true;
  const writing = Promise.all(
    [0, 1].map(async () => {
      for (let n = 0; n < 60; n++) await museum.make.person();
    }),
  ).then(() => {
    isWriting = false;
  });
  while (isWriting) await Promise.all([compactPersonCounts(pool, 1), compactPersonCounts(pool, 1)]);
  await writing;
  expect(await compactPersonCounts(pool, 1)).toBeGreaterThan(0);
  const { rows: compacted } = await pool.query(
    'SELECT count(*)::integer AS rows, count(DISTINCT dataset)::integer AS datasets FROM person_count',
  );
  expect(compacted[0].rows).toBe(compacted[0].datasets);
  expect((await totals()).find(({ dataset }) => dataset === 'any').n).toBe(before + 120);
  await pool.end();
});
