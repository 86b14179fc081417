import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { extent } from '../harness/extent.ts';
import { CuttableLine } from './CuttableLine.ts';
import { IndexedMuseum } from './IndexedMuseum.ts';
import { insertPersons } from './madeUpPersons.ts';

let museum: IndexedMuseum;
let ids: string[];
beforeEach(async () => {
  museum = await IndexedMuseum.open();
  ids = await insertPersons(museum.dataSource, 400, 1);
});
afterEach(() => museum.close());

/** Changes of all kinds, one transaction each, some of them by several writers at the same time. */
async function makeChanges(count = extent(400, 1_000)): Promise<void> {
  const { dataSource, make } = museum;
  const change = async (n: number) => {
    const id = ids[(n * 7) % ids.length];
    if (n % 10 === 0) await make.person({ familyname: `Nieuw ${n}` });
    else if (n % 10 === 1) await dataSource.query('DELETE FROM person WHERE id = $1', [id]);
    else if (n % 10 < 4)
      await dataSource.query('UPDATE person_event SET topo = $2 WHERE person_id = $1', [id, `Straat ${n}`]);
    else
      await dataSource.query('UPDATE person SET familyname = $2, died_age = $3 WHERE id = $1', [
        id,
        `Naam ${n}`,
        n % 100,
      ]);
  };
  for (let n = 0; n < count; n += 4) await Promise.all([n, n + 1, n + 2, n + 3].map(change));
}

describe('nothing is lost', () => {
  test('when the indexer is killed again and again during many changes', async () => {
    let indexer = await museum.startIndexer();
    await museum.untilIndexed();
    const changing = makeChanges();
    let isOver = false;
    void changing.then(() => {
      isOver = true;
    });
    for (let deaths = 0; deaths < 3 || !isOver; deaths++) {
      await sleep(700);
      await indexer.kill();
      indexer = await museum.startIndexer();
    }
    await changing;
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
  });

  test('when Meilisearch is killed during the changes; the indexer waits for it and says so once', async () => {
    const indexer = await museum.startIndexer();
    await museum.untilIndexed();
    const changing = makeChanges();
    await museum.until('some changes wait', async () => (await museum.waitingRows()) > 0);
    await museum.meilisearch.kill();
    const away = () => indexer.log.filter(({ msg }) => msg.includes('Meilisearch is away'));
    await museum.until('the indexer has noticed', async () => away().length > 0);
    const { heartbeat_at } = await museum.state();
    await museum.until('it goes on all the same', async () => (await museum.state()).heartbeat_at !== heartbeat_at);
    expect(away()).toHaveLength(1);
    await museum.meilisearch.start();
    await changing;
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
    expect(indexer.log).toContainEqual(expect.objectContaining({ msg: 'indexing goes on' }));
  });

  test('when the line to PostgreSQL is cut during the changes; the indexer comes back by itself', async () => {
    const { hostname, port, href } = new URL(museum.databaseUrl);
    const line = await CuttableLine.to(hostname, Number(port));
    const indexer = await museum.startIndexer({ databaseUrl: href.replace(`:${port}/`, `:${line.port}/`) });
    await museum.untilIndexed();
    const changing = makeChanges(400);
    for (let cuts = 0; cuts < 2; cuts++) {
      await sleep(400);
      line.cut();
      await sleep(1_500);
      line.mend();
      await museum.until(
        'the indexer is back',
        async () => indexer.log.filter(({ msg }) => msg === 'following the search queue').length === cuts + 2,
      );
    }
    await changing;
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
    expect(indexer.log.filter(({ msg }) => msg.includes('PostgreSQL is away'))).toHaveLength(2);
    expect(indexer.log.filter(({ level }) => level >= 50)).toEqual([]);
    await indexer.stop();
    await line.close();
  });

  test('when several indexers run and the one at work dies', async () => {
    const first = await museum.startIndexer();
    const second = await museum.startIndexer();
    const says = (text: string) => async () => second.log.some(({ msg }) => msg.includes(text));
    await museum.until('the second stands by', says('standing by'));
    const changing = makeChanges(600);
    await sleep(700);
    await first.kill();
    await changing;
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
    await museum.until('the second has said that it follows', says('following the search queue'));
  });
});

describe('the end of the indexer', () => {
  test('comes in order when it is asked, and when its parent is gone', async () => {
    const first = await museum.startIndexer();
    await museum.untilIndexed();
    expect(await first.stop()).toBe(0);
    expect(await museum.state()).toMatchObject({ indexer: null, ready: true });

    const second = await museum.startIndexer();
    await museum.make.person();
    expect(await second.abandon()).toBe(0);
    expect((await museum.state()).indexer).toBeNull();
  });

  test('does not come because nothing else is there yet', async () => {
    await museum.meilisearch.kill();
    const indexer = await museum.startIndexer({ untilReady: false });
    await museum.until('it says that it waits', async () => indexer.log.some(({ msg }) => msg.includes('waiting')));
    await museum.meilisearch.start();
    await museum.untilIndexed();
    await museum.expectIndexToEqualDatabase();
  });
});
