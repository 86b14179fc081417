import { mostNarrowed, narrowPersons } from '@salient/shared/areas/search/searchMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PersonEventEntity } from '../../../core-server/src/areas/events/PersonEventEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
let ieper: string;

beforeAll(async () => {
  server = await startServer();
  ieper = (await server.make.place({ languages: { nl: { name: 'Ieper' } } })).id;
  const people = [
    ['René', 1914, ieper],
    ['Rene Jozef', 1915, ieper],
    ['René', 1914, null],
    ['Renaat', 1914, ieper],
    ['', 1918, null],
  ] as const;
  for (const [surname, died_year, place_id] of people) {
    const { id } = await server.make.person({ surname, familyname: 'Narmer', died_year });
    if (place_id)
      await server.dataSource.manager.update(PersonEventEntity, { person_id: id, type: 'died' }, { place_id });
  }
});
afterAll(() => server.close());

const narrow = (more: object = {}) => server.guest.call(narrowPersons, { text: 'narmer', ...more });

test('counts by what those found can be told apart, most frequent first', async () => {
  const { total, narrowing } = await narrow();
  expect(total).toBe(5);
  expect(narrowing.given_name).toEqual([
    { value: 'René', count: 3 },
    { value: 'Renaat', count: 1 },
  ]);
  expect(narrowing.died_year).toEqual([
    { value: '1914', count: 3 },
    { value: '1915', count: 1 },
    { value: '1918', count: 1 },
  ]);
  expect(narrowing.died_place).toMatchObject([{ value: ieper, count: 3, names: { nl: 'Ieper' } }]);
});

test('each choice leaves as many as it said, and all of them together one person', async () => {
  for (const choice of [{ given_name: 'René' }, { died_year: '1914' }, { died_place: ieper }]) {
    expect((await narrow(choice)).total).toBe(3);
  }
  const { total, data, narrowing } = await narrow({ given_name: 'rené', died_year: '1914', died_place: ieper });
  expect(data).toMatchObject([{ surname: 'René', died: expect.stringMatching(/^1914/) }]);
  expect(total).toBe(1);
  expect(narrowing.given_name).toEqual([{ value: 'René', count: 1 }]);
});

test('tells how many are called as typed, apart from those who are only like it', async () => {
  for (const familyname of ['Vandewerf', 'Vandewerf', 'Van de Werve', 'Vandewerfs'])
    await server.make.person({ familyname });
  const { total, named, data } = await server.guest.call(narrowPersons, { text: 'vandewerf', sounds_alike: true });
  const isAlike = ({ familyname }: (typeof data)[number]) => !familyname.startsWith('Vandewerf');
  expect(data.filter(isAlike)).not.toEqual([]);
  expect(named).toBe(3);
  expect(total).toBe(3 + data.filter(isAlike).length);
  expect(
    await server.guest.call(narrowPersons, { text: 'vandewerf', sounds_alike: true, limit: 1, offset: 3 }),
  ).toMatchObject({
    total,
    named,
  });
});

test('gives the persons page by page, each once', async () => {
  const pages = [
    await narrow({ limit: 2 }),
    await narrow({ limit: 2, offset: 2 }),
    await narrow({ limit: 2, offset: 4 }),
  ];
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(5);
});

test('of more than are read, years are counted all the same, and first names are not', async () => {
  await server.dataSource.query(
    `INSERT INTO person (id, surname, familyname, familyname_keys, surname_keys, fold_keys, sort_name, died_year)
     SELECT gen_random_uuid(), 'Jan', 'Talrijk', '|talrijk|', '|jan|', ' jan talrik ', 'talrijk jan', 1915
     FROM generate_series(1, $1)`,
    [mostNarrowed + 1],
  );
  const many = await server.guest.call(narrowPersons, { text: 'talrijk' });
  expect(many).toMatchObject({ total: mostNarrowed + 1, named: null });
  expect(many.narrowing).toEqual({ given_name: [], died_year: [{ value: '1915', count: many.total }], died_place: [] });
});

test('a year that nobody died in before the war, and a first name without a letter, are refused', async () => {
  for (const wrong of [{ died_year: '0999' }, { died_year: '19' }, { given_name: '' }, { given_name: '%' }]) {
    await expect(server.guest.call(narrowPersons, { text: 'peeters', ...wrong })).rejects.toMatchObject({
      code: -32602,
    });
  }
});
