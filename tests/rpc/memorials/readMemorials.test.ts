import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { findMemorials } from '@salient/shared/areas/memorials/memorialMethods.ts';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

let server: TestServer;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

const find = async (params: object) =>
  (await reader.call(findMemorials, params)) as { data: Memorial[]; total: number };
const names = ({ data }: { data: Memorial[] }) => data.map(({ name }) => name);

describe('findMemorials', () => {
  test('finds by a part of the name or its start, the start first, ten unless more are asked [CONST-04]', async () => {
    for (const name of ['Oud Tyne Kerkhof', 'Tyne Cot', 'Tyne Hill']) await server.make.memorial({ name });
    expect(names(await find({ text: 'tyne' }))).toEqual(['Tyne Cot', 'Tyne Hill', 'Oud Tyne Kerkhof']);
    expect(names(await find({ text: 'TYNE', search_mode: 'head' }))).toEqual(['Tyne Cot', 'Tyne Hill']);
    for (let number = 0; number < 12; number++) await server.make.memorial({ name: `Rij ${number}` });
    const page = await find({ text: 'rij' });
    expect([page.data.length, page.total]).toEqual([10, 12]);
  });

  test('answers staff the fields of each type [MEMORIAL-08, MEMORIAL-09, MEMORIAL-10, MEMORIAL-11, MEMORIAL-14]', async () => {
    const place = await server.make.place({
      ...{ languages: { nl: { name: 'Veldendorp' }, en: { name: 'Fields' } }, country_code: 'BE', lat: 50.9, lon: 3 },
    });
    const cemetery = await server.make.memorial({
      ...{
        name: 'Velden',
        type: 'cemetery',
        cemetery_kind: 'military',
        cemetery_exists: true,
        cemetery_nationality: 'GB',
      },
      ...{
        place_id: place.id,
        lat: 50.8,
        lon: 2.9,
        address: 'Veldweg',
        address_lat: 50.7,
        address_lon: 2.8,
        position_locked: true,
      },
      ...{
        start_year: 1920,
        british_trench_coordinates: '28.I12',
        description: 'tekst',
        alternative_names: ['Fields'],
      },
    });
    expect((await find({ ids: [cemetery.id] })).data).toEqual([
      {
        ...{ id: cemetery.id, version: 1, name: 'Velden', alternative_names: ['Fields'], type: 'cemetery' },
        type_plate_details: null,
        type_cemetery_details: { kind: 'military', exists: true, nationality: 'GB' },
        ...{
          description: 'tekst',
          address: 'Veldweg',
          loc: { lat: 50.8, lon: 2.9 },
          address_loc: { lat: 50.7, lon: 2.8 },
        },
        ...{ position_locked: true, place_id: place.id, british_trench_coordinates: '28.I12' },
        ...{ start_day: '?', start_month: '?', start_year: 1920, start_date: '1920????', address_positioned: true },
        is_irish_memorial: false,
        ...{ calc_place_name: 'Veldendorp', calc_place_loc: { lat: 50.9, lon: 3 }, calc_place_country: 'BE' },
      },
    ]);
    const plate = await server.make.memorial({ type: 'plate', type_plate_details: 'community' });
    expect((await find({ ids: [plate.id] })).data).toMatchObject([
      { type_plate_details: 'community', type_cemetery_details: null, loc: null },
    ]);
  });

  test('adds the number of persons and the names of the place when asked [MEMORIAL-28, M-062]', async () => {
    const place = await server.make.place({ languages: { nl: { name: 'Passendale' }, en: { name: 'Passchendaele' } } });
    const memorial = await server.make.memorial({ name: 'Teldeze', place_id: place.id });
    const { person_id } = await server.make.event('memorated', { memorial_id: memorial.id });
    await server.make.event('memorated', { memorial_id: memorial.id, person_id, memorial_kind: 'original' });
    await server.make.event('memorated', { memorial_id: memorial.id });
    const [plain] = (await find({ text: 'teldeze' })).data;
    expect(plain).not.toHaveProperty('extend_nbr_of_persons');
    expect(plain).not.toHaveProperty('place_names');
    const [full] = (await find({ text: 'teldeze', extend: ['nbr_of_persons', 'place_names'] })).data;
    expect(full).toMatchObject({ extend_nbr_of_persons: 2, place_names: { nl: 'Passendale', en: 'Passchendaele' } });
    const [empty] = (await find({ ids: [(await server.make.memorial()).id], extend: ['nbr_of_persons', 'place'] }))
      .data;
    expect(empty).toMatchObject({ extend_nbr_of_persons: 0, extend_place: null });
    const [placed] = (await find({ ids: [memorial.id], extend: ['place', 'images'] })).data;
    expect(placed).toMatchObject({ extend_place: { id: place.id, type: 'locality' }, images: [] });
  });

  test('gives the pictures in their order when asked', async () => {
    const { memorial, pictures } = await memorialWithPictures(server, 2);
    const [found] = (await find({ ids: [memorial.id], extend: ['images'] })).data;
    expect(found?.images?.map(({ id }) => id)).toEqual(pictures.map(({ id }) => id));
  });

  test('narrows by the columns of the list, or by a text that stands as the filter [RPC-20]', async () => {
    await server.make.memorial({ name: 'Kolomzerk', type: 'plate' });
    await server.make.memorial({ name: 'Kolomzerk', type: 'cemetery' });
    expect((await find({ filter: 'kolomzerk' })).total).toBe(2);
    expect((await find({ filter: { name: 'zerk', type: 'plate' } })).total).toBe(1);
  });

  test('sorts by name and by type, and pages [LIST-05, LIST-12]', async () => {
    const make = (name: string, type: 'plate' | 'cemetery') => server.make.memorial({ name, type });
    for (const [name, type] of [
      ['Sorteer B', 'cemetery'],
      ['Sorteer A', 'plate'],
      ['sorteer c', 'cemetery'],
    ] as const)
      await make(name, type);
    const sorted = async (sort: unknown, more: object = {}) => names(await find({ text: 'sorteer', sort, ...more }));
    expect(await sorted(['name', 1])).toEqual(['Sorteer A', 'Sorteer B', 'sorteer c']);
    expect(await sorted(['name', -1])).toEqual(['sorteer c', 'Sorteer B', 'Sorteer A']);
    expect(await sorted(['type', 1])).toEqual(['Sorteer B', 'sorteer c', 'Sorteer A']);
    expect(await sorted(['name', 1], { offset: 1, limit: 1 })).toEqual(['Sorteer B']);
  });

  test('sorts by the place as a language names it, and by the number of persons [LIST-05, MEMORIAL-01]', async () => {
    const at = async (name: string, languages?: Place['languages']) => {
      const place = languages && (await server.make.place({ languages }));
      return server.make.memorial({ name: `Plaatszerk ${name}`, place_id: place?.id ?? null });
    };
    const a = await at('A', { nl: { name: 'Ieper' }, fr: { name: 'Ypres' } });
    const b = await at('B', { nl: { name: 'Rijsel' }, fr: { name: 'Lille' } });
    await at('C');
    const first = await server.make.event('memorated', { memorial_id: b.id });
    await server.make.event('memorated', { memorial_id: b.id });
    for (const memorial_kind of ['original', 'current'] as const) {
      await server.make.event('memorated', { memorial_id: a.id, person_id: first.person_id, memorial_kind });
    }
    const sorted = async (column: string, direction: 1 | -1, language: 'nl' | 'fr' = 'nl') =>
      names(await find({ text: 'plaatszerk', sort: [column, direction], language })).map((name) => name.at(-1));
    expect(await sorted('place', 1)).toEqual(['A', 'B', 'C']);
    expect(await sorted('place', -1)).toEqual(['B', 'A', 'C']);
    expect(await sorted('place', 1, 'fr')).toEqual(['B', 'A', 'C']);
    expect(await sorted('nbr_of_persons', -1)).toEqual(['B', 'A', 'C']);
    expect(await sorted('nbr_of_persons', 1)).toEqual(['C', 'A', 'B']);
  });

  test('sorts by the persons whom an account finds, as the number shown counts them [USER-18, MEMORIAL-01]', async () => {
    const { make } = server;
    const [many, few] = [await make.memorial({ name: 'Kringzerk A' }), await make.memorial({ name: 'Kringzerk B' })];
    const on = async (memorial_id: string, victim_type: 'civilian' | 'military') => {
      const { id: person_id } = await make.person({ victim_type });
      await make.event('memorated', { memorial_id, person_id });
    };
    for (const memorial of [many.id, few.id, few.id]) await on(memorial, 'military');
    for (const memorial of [many.id, many.id, many.id, few.id]) await on(memorial, 'civilian');
    const held = await server.signIn('readonly', { dataset: 'military' });
    const sorted = async (client: TestClient) => {
      const { data } = await client.call(findMemorials, {
        ...{ text: 'kringzerk', sort: ['nbr_of_persons', -1], extend: ['nbr_of_persons'] },
      });
      return (data as Memorial[]).map(({ id, extend_nbr_of_persons }) => [id, extend_nbr_of_persons]);
    };
    expect(await sorted(held)).toEqual([
      [few.id, 2],
      [many.id, 1],
    ]);
    expect(await sorted(reader)).toEqual([
      [many.id, 4],
      [few.id, 3],
    ]);
  });

  test('answers a guest name, type and place names alone [PUBLIC-38, ROLE-23]', async () => {
    const place = await server.make.place({ languages: { nl: { name: 'Zonnebeke' } } });
    const { id } = await server.make.memorial({
      name: 'Gastvrij',
      type: 'plate',
      place_id: place.id,
      address: 'geheim',
    });
    const params = { text: 'gastvrij', extend: ['nbr_of_persons'] as const };
    expect(await server.guest.call(findMemorials, { ...params, extend: [...params.extend] })).toEqual({
      data: [{ id, name: 'Gastvrij', type: 'plate', place_names: { nl: 'Zonnebeke' } }],
      total: 1,
    });
  });
});
