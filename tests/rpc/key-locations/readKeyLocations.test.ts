import {
  findKeyLocationSuggestions,
  findKeyLocations,
  getPublicKeyLocation,
  keyLocationsForMap,
  removeKeyLocation,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
let ids: { hall: string; gate: string; church: string; garden: string };
beforeAll(async () => {
  server = await startServer();
  const make = async (name: string, number: number | null, year: number, lat: number, lon: number) =>
    (await server.make.keyLocation({ name, number, year, position: { lat, lon } })).id;
  ids = {
    church: await make('Sint-Jacobskerk', 3, 2018, 50.8506, 2.8929),
    hall: await make('Lakenhalle', 1, 2016, 50.8512, 2.8859),
    garden: await make('Astridpark', null, 2020, 50.8535, 2.8836),
    gate: await make('Menenpoort', 2, 2017, 50.8521, 2.8916),
  };
});
afterAll(() => server.close());

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('the list', () => {
  test('is sorted by the server, by number at first, ten at a time [KEYLOC-02, KEYLOC-25]', async () => {
    const reader = await server.signIn('readonly');
    const all = await reader.call(findKeyLocations, {});
    expect(all.total).toBe(4);
    expect(names(all.data)).toEqual(['Lakenhalle', 'Menenpoort', 'Sint-Jacobskerk', 'Astridpark']);
    const byYear = await reader.call(findKeyLocations, { sort: [['year', -1]], limit: 2 });
    expect(names(byYear.data)).toEqual(['Astridpark', 'Sint-Jacobskerk']);
    const byName = await reader.call(findKeyLocations, { sort: ['name', 1], offset: 1, limit: 1 });
    expect(names(byName.data)).toEqual(['Lakenhalle']);
    expect(byName.total).toBe(4);
  });

  test('is narrowed by a text in name or number, and by the year', async () => {
    const reader = await server.signIn('readonly');
    expect(names((await reader.call(findKeyLocations, { filter: 'kerk' })).data)).toEqual(['Sint-Jacobskerk']);
    expect(names((await reader.call(findKeyLocations, { text: '2' })).data)).toEqual(['Menenpoort']);
    expect(names((await reader.call(findKeyLocations, { filter: { year: 2016 } })).data)).toEqual(['Lakenhalle']);
    expect((await reader.call(findKeyLocations, { text: '%' })).total).toBe(0);
  });
});

test('suggestions come by part of the name or the number [KEYLOC-29, STORY-23]', async () => {
  const reader = await server.signIn('readonly');
  expect(await reader.call(findKeyLocationSuggestions, { text: 'poort' })).toEqual([
    { id: ids.gate, name: 'Menenpoort', number: 2, year: 2017 },
  ]);
  expect(names(await reader.call(findKeyLocationSuggestions, { text: '3' }))).toEqual(['Sint-Jacobskerk']);
  expect(await reader.call(findKeyLocationSuggestions, { text: '', limit: 1 })).toHaveLength(1);
});

test('the map lists all of them with position and notes, to anybody [KEYLOC-28, MAP-04]', async () => {
  const map = await server.guest.call(keyLocationsForMap, {});
  expect(map).toHaveLength(4);
  expect(map[0]).toEqual({
    id: ids.hall,
    name: 'Lakenhalle',
    names: { en: '', fr: '', de: '' },
    number: 1,
    position: { lat: 50.8512, lon: 2.8859 },
    notes: { nl: '', en: '', fr: '', de: '' },
  });
});

describe('a public key location', () => {
  test('names the keys before and after it, and the nearest, with their distance', async () => {
    const gate = await server.guest.call(getPublicKeyLocation, { id: ids.gate });
    expect(gate.previous).toMatchObject({ id: ids.hall, distance: 412 });
    expect(gate.next).toMatchObject({ id: ids.church, name: 'Sint-Jacobskerk' });
    expect(gate.nearest).toMatchObject({ id: ids.church });
  });

  test('has no key before the first nor after the last', async () => {
    const [first, last] = [ids.hall, ids.garden];
    expect((await server.guest.call(getPublicKeyLocation, { id: first })).previous).toBeNull();
    expect((await server.guest.call(getPublicKeyLocation, { id: last })).next).toBeNull();
  });

  test('is gone after its removal, and not found when it never was', async () => {
    const editor = await server.signIn('normal');
    const { id } = await server.make.keyLocation({ name: 'Verdwenen' });
    await editor.call(removeKeyLocation, { id, version: 1 });
    await expect(server.guest.call(getPublicKeyLocation, { id })).rejects.toMatchObject({ name: 'gone' });
    const never = '00000000-0000-4000-8000-000000000000';
    await expect(server.guest.call(getPublicKeyLocation, { id: never })).rejects.toMatchObject({ name: 'notFound' });
  });
});
