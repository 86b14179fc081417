import type { Place, PlaceSuggestion } from '@salient/shared/areas/places/place.ts';
import { findPlaces, getCountries } from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let reader: TestClient;
beforeAll(async () => {
  server = await startServer();
  reader = await server.signIn('readonly');
});
afterAll(() => server.close());

const find = async (params: object, client = reader) =>
  (await client.call(findPlaces, params)) as { data: Place[]; total: number };
const names = ({ data }: { data: Place[] }) => data.map(({ languages }) => languages.nl?.name);
const place = (name: string, more: object = {}) => server.make.place({ languages: { nl: { name } }, ...more });

describe('findPlaces', () => {
  test('finds a part of a name, or its start, in any language and among the alternatives [PLACE-39]', async () => {
    const { id } = await server.make.place({
      languages: { nl: { name: 'Sint-Juliaan' }, fr: { name: 'Saint-Julien' }, en: { name: 'St. Julian' } },
      alternative_names: ['Sint Juul'],
    });
    for (const text of ['juliaan', 'SAINT', 'St. J', 'juul', 'sint-jul']) {
      expect(
        (await find({ text })).data.map((each) => each.id),
        text,
      ).toEqual([id]);
    }
    for (const text of ['sint-jul', 'saint', 'sint juul']) {
      expect((await find({ text, search_mode: 'head' })).total, text).toBe(1);
    }
    for (const text of ['juliaan', 'juul']) expect((await find({ text, search_mode: 'head' })).total, text).toBe(0);
  });

  test('overlooks case, accents and kinds of apostrophe and dash', async () => {
    await place("Bécordel-L'Église");
    for (const text of ['becordel', 'L’EGLISE', 'bécordel–l']) expect((await find({ text })).total, text).toBe(1);
  });

  test('puts the very name first, then what begins with it, then what holds it', async () => {
    for (const name of ['Nieuw-Ieperzele', 'Ieperzele-Noord', 'Ieperzele']) await place(name);
    expect(names(await find({ text: 'ieperzele' }))).toEqual(['Ieperzele', 'Ieperzele-Noord', 'Nieuw-Ieperzele']);
  });

  test('narrows by country, status and ids [PLACE-27]', async () => {
    const found = await place('Filterdorp A', { country_code: 'FR', resolution_status: 'found' });
    await place('Filterdorp B', { resolution_status: 'unresolved' });
    await place('Filterdorp C');
    const text = 'filterdorp';
    expect(names(await find({ text, country_code: 'FR' }))).toEqual(['Filterdorp A']);
    expect(names(await find({ text, country_code: 'fr' }))).toEqual(['Filterdorp A']);
    expect(names(await find({ text, resolution_status: 'unresolved' }))).toEqual(['Filterdorp B']);
    expect(names(await find({ text, resolution_status: 'custom' }))).toEqual(['Filterdorp C']);
    expect((await find({ text, resolution_status: 'all' })).total).toBe(3);
    expect(names(await find({ ids: [found.id] }))).toEqual(['Filterdorp A']);
    expect((await find({ ids: [] })).total).toBe(0);
    expect(names(await find({ text, filter: { country_code: 'FR' } }))).toEqual(['Filterdorp A']);
    expect(names(await find({ filter: { name: 'dorp b', resolution_status: 'unresolved' } }))).toEqual([
      'Filterdorp B',
    ]);
    expect((await find({ filter: 'filterdorp' })).total).toBe(3);
  });

  test('counts the events at a place by their type, for a reader of one army those of its soldiers [ROLE-15]', async () => {
    const { id } = await place('Teldorp');
    const soldier = await server.make.event('military', { enlisted_army: 'B.E.F.' });
    const { person_id } = soldier;
    await server.make.event('where', { place_id: id, person_id, start_year: 1915 });
    await server.make.event('where', { place_id: id });
    await server.make.event('school', { place_id: id });
    const counts = async (client: TestClient) =>
      (await find({ ids: [id], extend: ['events'] }, client)).data[0]?.extend_events;
    expect(await counts(reader)).toEqual({ where: 2, school: 1 });
    expect(await counts(await server.signIn('read-be-soldiers'))).toEqual({ where: 1 });
    const empty = await place('Leegdorp');
    expect((await find({ ids: [empty.id], extend: ['events'] })).data[0]?.extend_events).toEqual({});
    expect((await find({ ids: [id] })).data[0]).not.toHaveProperty('extend_events');
  });

  test('pages and sorts by every column it offers, and by no other [LIST-05, LIST-12, M-048]', async () => {
    const made = [
      { name: 'Sorteerdorp A', type: 'topo', country_code: 'FR', resolution_status: 'found' },
      { name: 'Sorteerdorp B', type: 'country', country_code: 'NL', resolution_status: 'custom' },
      { name: 'Sorteerdorp C', type: 'locality', country_code: 'BE', resolution_status: 'not_found' },
    ] as const;
    for (const { name, ...more } of made) await place(name, more);
    const sorted = async (sort: unknown) =>
      names(await find({ text: 'sorteerdorp', sort })).map((name) => name?.at(-1));
    expect(await sorted(['name', -1])).toEqual(['C', 'B', 'A']);
    expect(await sorted(['type', 1])).toEqual(['B', 'C', 'A']);
    expect(await sorted(['country_code', 1])).toEqual(['C', 'A', 'B']);
    expect(await sorted([['resolution_status', -1]])).toEqual(['C', 'A', 'B']);
    await place('Sorteerdorp D', { country_code: null });
    // A place of which no country is known stands last, whichever way.
    expect(await sorted(['country', 1])).toEqual(['C', 'A', 'B', 'D']);
    expect(await sorted(['country', -1])).toEqual(['B', 'A', 'C', 'D']);
    await expect(find({ sort: ['colour', 1] })).rejects.toMatchObject({ name: 'invalidData' });
    expect(await find({ text: 'sorteerdorp', offset: 1, limit: 1 })).toMatchObject({
      total: 4,
      data: [{ country_code: 'NL' }],
    });
  });

  test('sorts by areas and countries as readers of a language see them [LIST-05, PLACE-02]', async () => {
    const lying = (name: string, areas: Place['languages'], country_code = 'BE') =>
      server.make.place({ languages: areas, alternative_names: [`Ligdorp ${name}`], country_code });
    const area = (name: string, area1: string, area2: string) =>
      ({ name, administrative_area_level_1: area1, administrative_area_level_2: area2 }) as const;
    await lying('A', { nl: area('A', 'West-Vlaanderen', 'Ieper'), fr: area('A', 'Élande', 'Ypres') }, 'DE');
    await lying('B', { nl: area('B', 'Henegouwen', 'Moeskroen'), fr: area('B', 'Hainaut', 'Mouscron') }, 'ES');
    await lying('C', { nl: { name: 'C' } }, 'AT');
    const sorted = async (column: string, direction: 1 | -1, language: 'nl' | 'fr') =>
      (await find({ text: 'ligdorp', sort: [column, direction], language })).data
        .map((each) => each.languages.nl?.name)
        .join('');
    expect(await sorted('area1', 1, 'nl')).toBe('BAC');
    expect(await sorted('area1', -1, 'nl')).toBe('ABC');
    expect(await sorted('area1', 1, 'fr')).toBe('ABC');
    expect(await sorted('area2', 1, 'nl')).toBe('ABC');
    expect(await sorted('area2', 1, 'fr')).toBe('BAC');
    // Duitsland, Oostenrijk, Spanje; Allemagne, Autriche, Espagne.
    expect(await sorted('country', 1, 'nl')).toBe('ACB');
    expect(await sorted('country', -1, 'nl')).toBe('BCA');
    expect(await sorted('country', 1, 'fr')).toBe('ACB');
  });

  test('answers staff the whole place, a guest no more than a suggestion [PLACE-24, PLACE-26, PUBLIC-38, ROLE-23, M-048]', async () => {
    const languages = {
      nl: { name: 'Zillebeke', administrative_area_level_1: 'West-Vlaanderen' },
      fr: { name: 'Zillebèque' },
    };
    const { id } = await server.make.place({ languages, lat: 50.8, lon: 2.9, alternative_names: ['Zillebeek'] });
    expect((await find({ text: 'zillebeke' })).data).toEqual([
      {
        ...{
          id,
          version: 1,
          type: 'locality',
          country_code: 'BE',
          country_guessed: false,
          further_languages: {},
          languages,
          alternative_names: ['Zillebeek'],
        },
        ...{ loc: { lat: 50.8, lon: 2.9 }, resolution_status: 'custom' },
      },
    ]);
    const { data } = await server.guest.call(findPlaces, { text: 'zillebeke' });
    expect(data as PlaceSuggestion[]).toEqual([
      {
        id,
        names: { nl: 'Zillebeke', fr: 'Zillebèque' },
        country_code: 'BE',
        country_guessed: false,
        area: 'West-Vlaanderen',
      },
    ]);
  });

  test('does not tell guests by a filter or an order how far staff are with a place [ROLE-23]', async () => {
    const [found, waiting] = (['found', 'unresolved'] as const).map((resolution_status) =>
      server.make.place({ languages: { nl: { name: 'Statusdorp' } }, resolution_status }),
    );
    const ids = [(await found)?.id ?? '', (await waiting)?.id ?? ''];
    const asGuest = async (params: object) => {
      const { data } = await server.guest.call(findPlaces, { text: 'statusdorp', ...params });
      return data.map(({ id }) => id);
    };
    const asStaff = { text: 'statusdorp', resolution_status: 'found' as const };
    expect((await find(asStaff)).data.map(({ id }) => id)).toEqual([ids[0]]);
    for (const params of [asStaff, { filter: { resolution_status: 'found' as const } }]) {
      expect((await asGuest(params)).sort()).toEqual([...ids].sort());
    }
    const ordered = await Promise.all(
      ([1, -1] as const).map((direction) => asGuest({ sort: [['resolution_status', direction]] })),
    );
    expect(ordered[0]).toEqual(ordered[1]);
  });

  test('takes what is special to SQL and LIKE for what it is', async () => {
    await place('100% dorp_1');
    expect((await find({ text: '100% d' })).total).toBe(1);
    expect((await find({ text: 'dorp_1' })).total).toBe(1);
    for (const text of ['100_', '%%', 'dorp%1', '\\']) expect((await find({ text })).total, text).toBe(0);
  });
});

test('getCountries lists around 250 countries with code and English name, in the order of the names [PLACE-22, PLACE-23, CONST-29, M-050]', async () => {
  const countries = await server.guest.call(getCountries, {});
  expect(countries.length).toBeGreaterThan(240);
  expect(countries.length).toBeLessThan(260);
  expect(countries).toContainEqual({ code: 'BE', name: 'Belgium' });
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, name } of countries)
    expect([code, name]).toEqual([expect.stringMatching(/^[A-Z]{2}$/), expect.stringMatching(/\S/)]);
  const names = countries.map(({ name }) => name);
  expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
});
