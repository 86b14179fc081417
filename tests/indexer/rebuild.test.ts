import { setTimeout as sleep } from 'node:timers/promises';
import { searchIndexNames } from '@salient/shared/app/searchIndexNames.ts';
import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { extent } from '../harness/extent.ts';
import { IndexedMuseum } from './IndexedMuseum.ts';
import { insertPersons } from './madeUpPersons.ts';

let museum: IndexedMuseum;

const sql = (statement: string, values: unknown[] = []) => museum.dataSource.query(statement, values);
const indexNames = async () => (await museum.client.getRawIndexes({ limit: 100 })).results.map(({ uid }) => uid);
const countFound = async () => (await museum.client.index(personIndex).search('', { hitsPerPage: 1 })).totalHits;

describe('a rebuild', () => {
  beforeEach(async () => {
    museum = await IndexedMuseum.open();
  });
  afterEach(() => museum.close());

  test('goes on beside searches and changes: searches never see less, no change is lost', async () => {
    const ids = await insertPersons(museum.dataSource, extent(1_000, 2_000), 1);
    const kept = ids.length - 100;
    await museum.startIndexer();
    await museum.untilIndexed();
    const rebuilding = museum.rebuild();
    let isOver = false;
    const ending = rebuilding.finally(() => {
      isOver = true;
    });
    const counts: number[] = [];
    for (let n = 0; !isOver; n++) {
      const id = ids[(n * 13) % kept];
      await sql('UPDATE person SET familyname = $2 WHERE id = $1', [id, `Herbouwd ${n}`]);
      if (n % 5 === 0) await museum.make.person({ familyname: `Tussendoor ${n}` });
      if (n < 20) await sql('DELETE FROM person WHERE id = $1', [ids[kept + n]]);
      counts.push(await countFound());
      // Many hands at work, but not one that never rests.
      await sleep(10);
    }
    await ending;
    await museum.untilIndexed();
    expect(counts.length).toBeGreaterThan(5);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(ids.length - 20);
    await museum.expectIndexToEqualDatabase();
    expect((await indexNames()).sort()).toEqual([...searchIndexNames].sort());
    expect(await museum.state()).toMatchObject({ ready: true, rebuild_requested_at: null, rebuild_total: null });
  });

  test('starts anew after a kill in the middle, and leaves no half-filled index behind', async () => {
    const ids = await insertPersons(museum.dataSource, 1_000, 1);
    const first = await museum.startIndexer();
    await museum.untilIndexed();
    await sql('UPDATE search_index_state SET rebuild_requested_at = now()');
    await sql('NOTIFY search_index');
    await museum.until('a rebuild runs', async () => (await museum.state()).rebuild_started_at !== null);
    await first.kill();
    expect(await countFound()).toBe(ids.length);
    await sql('DELETE FROM person WHERE id = $1', [ids[0]]);

    await museum.startIndexer();
    await museum.until('the request is met', async () => (await museum.state()).rebuild_requested_at === null);
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
    expect((await indexNames()).sort()).toEqual([...searchIndexNames].sort());
  });

  test('follows a kill during the very first filling, before which no search may use the index', async () => {
    const ids = await insertPersons(museum.dataSource, 1_000, 1);
    const first = await museum.startIndexer();
    await museum.until('the filling runs', async () => (await museum.state()).rebuild_started_at !== null);
    expect(await museum.state()).toMatchObject({ ready: false, rebuild_total: ids.length });
    await first.kill();
    await sql('UPDATE person SET died_age = 40 WHERE id = $1', [ids[0]]);
    await museum.startIndexer();
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
  });

  test('happens by itself when somebody removes the index under the indexer', async () => {
    await insertPersons(museum.dataSource, 200, 1);
    await museum.startIndexer();
    await museum.untilIndexed();
    const { rebuilt_at } = await museum.state();
    await museum.done(museum.client.deleteIndex(personIndex));
    await sleep(100);
    await museum.make.person();
    await museum.until('the index is rebuilt', async () => (await museum.state()).rebuilt_at !== rebuilt_at);
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
  });
});

describe('at the start, a rebuild', () => {
  let ids: string[];
  // Each of these leaves a sound index behind.
  beforeAll(async () => {
    museum = await IndexedMuseum.open();
    ids = await insertPersons(museum.dataSource, 200, 1);
    const first = await museum.startIndexer();
    await museum.untilIndexed();
    await first.stop();
  });
  afterAll(() => museum.close());

  test.each<[string, () => Promise<unknown>]>([
    ['is gone', () => museum.done(museum.client.deleteIndex(personIndex))],
    ['is empty', () => museum.done(museum.client.index(personIndex).deleteAllDocuments())],
    ['was made by other rules', makeOlder],
    ['was never completed', () => sql('UPDATE search_index_state SET ready = false')],
    ['belongs to another database', () => sql('DELETE FROM search_index_state')],
  ])('happens when the index %s', async (_, spoil) => {
    await spoil();
    await sql('UPDATE person SET died_age = coalesce(died_age, 40) + 1 WHERE id = $1', [ids[0]]);
    const rebuiltAt = async () => (await museum.state()).rebuilt_at ?? null;
    const before = await rebuiltAt();
    const second = await museum.startIndexer();
    await museum.until('the index is rebuilt', async () => (await rebuiltAt()) !== before);
    await museum.untilIndexed();
    // What a program says comes through a pipe, perhaps after what it did.
    await museum.until('it says that it rebuilds', async () =>
      second.log.some(({ msg }) => msg === 'rebuilding the index'),
    );
    await museum.expectIndexToEqualDatabase();
    expect(await museum.client.index(personIndex).getRankingRules()).toEqual(personIndexSettings.rankingRules);
    await second.stop();
  });

  test('does not happen when nothing is wrong', async () => {
    const second = await museum.startIndexer();
    await museum.make.person();
    await museum.untilIndexed();
    expect(second.log.map(({ msg }) => msg)).not.toContain('rebuilding the index');
    await second.stop();
  });
});

/** Leaves the index as an older release made it, with rules of its own. */
async function makeOlder(): Promise<void> {
  await museum.done(museum.client.index(personIndex).updateRankingRules(['words', 'typo', 'sort']));
  await sql(`UPDATE search_index_state SET settings_hash = 'of an older release'`);
}
