import {
  clearMergeSuggestion,
  findDistinctPersons,
  getMergeSuggestions,
  mergePersons,
  takeBackDistinct,
  undoMerge,
} from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { suggestMerges } from '../../../core-server/src/areas/persons/merge/suggestMerges.ts';
import { withAdvisoryLock } from '../../../core-server/src/lib/jobs/withAdvisoryLock.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const day = (text: string, event: 'born' | 'died') => {
  const [year, month, date] = text.split('-').map(Number);
  return { [`${event}_year`]: year, [`${event}_month`]: month ?? null, [`${event}_day`]: date ?? null };
};
const make = (surname: string, familyname: string, born: string | null, died: string | null) =>
  server.make.person({
    ...{ surname, familyname, victim_type: 'military' as const, gender: 'male' as const },
    ...(born ? day(born, 'born') : {}),
    ...(died ? day(died, 'died') : {}),
  });
const number = (person_id: string, enlisted_number: string) =>
  server.make.event('military', { person_id, enlisted_army: 'A.B.L.', enlisted_number });
const suggested = async () => {
  const { data } = await editor.call(getMergeSuggestions, { limit: 1000 });
  return data.map(({ idA, idB }) => [idA, idB].sort().join(' '));
};
const pair = (a: { id: string }, b: { id: string }) => [a.id, b.id].sort().join(' ');

test('planted doubles are suggested, fathers, sons, cousins and brothers are not [PERSON-17, PERSON-18]', async () => {
  const doubles = [
    [await make('Jan', 'Vandenberghe', '1890-3-2', '1917-10-4'), await make('Jan', 'Van den Berge', null, '1917-10-4')],
    [await make('Cyriel', 'Quaghebeur', '1888-1-9', null), await make('Cyriel', 'Kwagebeur', '1888-1-9', '1916')],
    [await make('P.', 'Lowyck', null, '1915-4-22'), await make('Pieter', 'Lowyck', '1894', '1915-4-22')],
    [
      await make('Emiel', 'Bossaert', '1891-7-21', '1918-9-28'),
      await make('Emiel', 'Bosaert', '1891-7-12', '1918-9-28'),
    ],
    [await make('Remi', 'Dehaene', '1890', '1914'), await make('Remi', 'De Haene', '1890', '1914')],
  ] as const;
  const [numbered, other] = [
    await make('Achiel', 'Maertens', null, null),
    await make('Achille', 'Martens', null, '1917'),
  ];
  await number(numbered.id, '114/55');
  await number(other.id, '114 55');

  const father = await make('Karel', 'Verbeke', '1862-5-1', '1914-10-20');
  const others = [
    father,
    await make('Karel', 'Verbeke', '1891-2-11', '1914-10-20'),
    await make('Karel', 'Verbeke', '1893-8-30', '1918-4-9'),
    await make('Jozef', 'Verbeke', '1893-8-30', '1917-7-31'),
  ];
  const { suggested: count } = await suggestMerges(server);
  const found = await suggested();
  expect(found.sort()).toEqual([...doubles.map(([a, b]) => pair(a, b)), pair(numbered, other)].sort());
  expect(count).toBe(found.length);
  for (const { id } of others) expect(found.join()).not.toContain(id);

  const { data, total } = await editor.call(getMergeSuggestions, { limit: 2 });
  expect({ shown: data.length, total }).toEqual({ shown: 2, total: found.length });
  expect(data[0]?.persons.map(({ id }) => id)).toEqual([data[0]?.idA, data[0]?.idB]);
  expect(data[0]?.score).toBeGreaterThanOrEqual(data[1]?.score ?? 100);
});

test('a cleared pair is never suggested again, nor one that is related; a merged one goes [PERSON-18, beyond 24]', async () => {
  const twice = () =>
    Promise.all([make('Odilon', 'Deprez', '1889-6-5', null), make('Odilon', 'Deprez', '1889-6-5', null)]);
  const [cleared, named, related, merged] = [await twice(), await twice(), await twice(), await twice()];
  // Of one block they would be four times themselves: different days keep them apart.
  for (const [index, group] of [cleared, named, related, merged].entries()) {
    for (const { id } of group) {
      await editor.call(updatePerson, { person: { id, version: 1, born_day: index + 10 } });
    }
  }
  const [one, two] = related;
  await editor.call(updatePerson, {
    person: { id: one.id, version: 2, relations: [{ person_id: two.id, relation: 'cousin' }] },
  });
  await suggestMerges(server);
  const { data } = await editor.call(getMergeSuggestions, { limit: 1000 });
  const idOf = (group: typeof cleared) =>
    data.find(({ idA, idB }) => pair({ id: idA }, { id: idB }) === pair(...group))?.id;
  expect(idOf(related)).toBeUndefined();
  await editor.call(clearMergeSuggestion, { id: idOf(cleared) });
  await editor.call(clearMergeSuggestion, { idA: named[1].id, idB: named[0].id });
  const [a, b] = merged;
  const { merge_id } = await editor.call(mergePersons, { idA: a.id, idB: b.id, versionA: 2, versionB: 2 });
  const gone = [cleared, named, merged].map((group) => pair(...group));
  const none = async () => expect((await suggested()).filter((each) => gone.includes(each))).toEqual([]);
  await none();
  await editor.call(undoMerge, { id: merge_id, notSame: true });
  await suggestMerges(server);
  await none();
});

test('that two are not the same stands on both records, and can be taken back: then they are suggested again [PERSON-18, beyond 24]', async () => {
  const [a, b] = [
    await make('Gustaaf', 'Pauwels', '1879-1-3', null),
    await make('Gustaf', 'Pauwels', '1879-1-3', null),
  ];
  const namesakes = [await make('Hector', 'Lams', null, null), await make('Hector', 'Lams', null, null)] as const;
  await suggestMerges(server);
  const others = async (id: string) => {
    const found = await editor.call(findDistinctPersons, { person_id: id });
    return found.map(({ person_id, account }) => ({ person_id, account }));
  };
  await editor.call(clearMergeSuggestion, { idA: b.id, idB: a.id });
  expect(await others(a.id)).toEqual([{ person_id: b.id, account: expect.any(String) }]);
  expect(await others(b.id)).toEqual([{ person_id: a.id, account: expect.any(String) }]);
  const civilian = await server.signIn('normal-civilian');
  const refused = civilian.call(takeBackDistinct, { idA: a.id, idB: b.id });
  await expect(refused).rejects.toMatchObject({ name: 'notPermitted' });
  await editor.call(takeBackDistinct, { idA: a.id, idB: b.id });
  expect(await others(a.id)).toEqual([]);
  expect(await suggested()).toContain(pair(a, b));

  // A name alone is no pair.
  const [idA, idB] = namesakes.map(({ id }) => id) as [string, string];
  await editor.call(clearMergeSuggestion, { idA, idB });
  await editor.call(takeBackDistinct, { idA, idB });
  expect(await suggested()).not.toContain(pair(...namesakes));
  const again = editor.call(takeBackDistinct, { idA, idB });
  await expect(again).rejects.toMatchObject({ name: 'notFound', data: { entity: 'person_distinct' } });
});

test('dates limit by the last change of either person, and civilians are all that a normal-civilian account sees [PERSON-18, ROLE-13]', async () => {
  const [a, b] = [await make('Urbain', 'Feys', '1880-1-1', null), await make('Urbain', 'Feys', '1880-1-1', null)];
  await suggestMerges(server);
  await server.dataSource.query(`UPDATE person SET updated_at = '2020-05-05T12:00Z' WHERE id = $1`, [a.id]);
  await server.dataSource.query(`UPDATE person SET updated_at = '2020-07-07T12:00Z' WHERE id = $1`, [b.id]);
  const within = async (fromDate: string, toDate: string) => {
    const { data } = await editor.call(getMergeSuggestions, { fromDate, toDate, limit: 1000 });
    return data.some(({ idA, idB }) => pair({ id: idA }, { id: idB }) === pair(a, b));
  };
  expect(await within('2020-05-05', '2020-05-05')).toBe(true);
  expect(await within('2020-07-01', '2020-07-31')).toBe(true);
  expect(await within('2020-06-01', '2020-06-30')).toBe(false);
  expect(await within('2020-07-08', '2020-12-31')).toBe(false);
  const civilian = await server.signIn('normal-civilian');
  expect((await civilian.call(getMergeSuggestions, {})).total).toBe(0);
  const clearing = civilian.call(clearMergeSuggestion, { idA: a.id, idB: b.id });
  await expect(clearing).rejects.toMatchObject({ name: 'notPermitted' });
});

test('clearing nothing, nobody or one person twice is refused', async () => {
  const { id } = await server.make.person();
  const nobody = '00000000-0000-7000-8000-000000000000';
  await expect(editor.call(clearMergeSuggestion, {})).rejects.toMatchObject({ name: 'invalidData' });
  await expect(editor.call(clearMergeSuggestion, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
  await expect(editor.call(clearMergeSuggestion, { idA: id, idB: nobody })).rejects.toMatchObject({ name: 'notFound' });
  const twice = editor.call(clearMergeSuggestion, { idA: id, idB: id });
  await expect(twice).rejects.toMatchObject({ name: 'personMergedWithItself' });
});

test('one process at a time looks for doubles [STACK-18]', async () => {
  const { dataSource } = server;
  await withAdvisoryLock(dataSource, advisoryLocks.suggestMerges, async () => {
    const again = await withAdvisoryLock(dataSource, advisoryLocks.suggestMerges, async () => {
      throw new Error('is not reached');
    });
    expect(again).toBe(false);
  });
});
