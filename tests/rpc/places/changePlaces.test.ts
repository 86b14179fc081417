import { findChanges, restoreFields, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import type { Place, PlaceInput } from '@salient/shared/areas/places/place.ts';
import {
  canRemovePlace,
  createPlace,
  findPlaceByNameAndCountryCode,
  findPlaceByRegion,
  findPlaces,
  findSimilarPlaces,
  getPlace,
  removePlace,
  updatePlace,
  validatePlace,
} from '@salient/shared/areas/places/placeMethods.ts';
import { placeTypes } from '@salient/shared/areas/places/placeTypes.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';
const create = (place: PlaceInput) => editor.call(createPlace, { place });
const named = (name: string, more: PlaceInput = {}): PlaceInput => ({ languages: { nl: { name } }, ...more });
const update = (place: PlaceInput & { id: string; version: number }) => editor.call(updatePlace, { place });
const errorsOf = async (place: PlaceInput) => {
  const result = await editor.call(validatePlace, { place });
  return result.status === 'NOK' ? result.data : {};
};

describe('a new place', () => {
  test('is a locality in Belgium set by hand, and is found by every name at once [PLACE-29, PLACE-33, M-051]', async () => {
    const place = await create(
      named('Nieuwdorp', { alternative_names: ['Newton', ' Newton '], further_languages: { SL: 'Nova vas' } }),
    );
    expect(place).toMatchObject({
      ...{ type: 'locality', country_code: 'BE', country_guessed: false, resolution_status: 'custom', version: 1 },
      ...{ alternative_names: ['Newton'], further_languages: { sl: 'Nova vas' }, loc: null },
    });
    for (const text of ['nieuwdorp', 'newton', 'nova vas']) {
      expect((await editor.call(findPlaces, { text })).data, text).toMatchObject([{ id: place.id }]);
    }
  });

  test('may come with its fields side by side [RPC-15]', async () => {
    const call = (method: string, params: object) =>
      editor.post({ jsonrpc: '2.0', id: 1, method, params: { token: editor.token, ...params } });
    const made = (await call('createPlace', named('Platdorp', { type: 'topo' }))) as { result: Place };
    expect(made).toMatchObject({ result: { type: 'topo', version: 1 } });
    const { id, version } = made.result;
    expect(await call('updatePlace', { _id: id, version, type: 'sublocality' })).toMatchObject({
      result: { id, type: 'sublocality', languages: { nl: { name: 'Platdorp' } } },
    });
    expect(await call('validatePlace', { mode: 'update', id, type: 'village' })).toMatchObject({
      result: { status: 'NOK', data: { type: ['type: INVALID_OPTION'] } },
    });
  });

  test('takes other names as a list or parted by commas [PLACE-25]', async () => {
    const place = await create(named('Komdorp', { alternative_names: 'Comville, Komm  dorf,, Comville' }));
    expect(place.alternative_names).toEqual(['Comville', 'Komm dorf']);
  });

  test('of a look-up is found; not_resolved is read as custom [PLACE-28, PLACE-31, PLACE-32]', async () => {
    expect((await create(named('Opgezocht', { looked_up: true }))).resolution_status).toBe('found');
    expect((await create(named('Handdorp', { resolution_status: 'not_resolved' }))).resolution_status).toBe('custom');
    for (const asked of [
      { resolution_status: 'not_resolved' },
      { filter: { resolution_status: 'not_resolved' } },
    ] as const) {
      const { data } = await editor.call(findPlaces, { text: 'handdorp', ...asked });
      expect(data).toMatchObject([{ resolution_status: 'custom' }]);
      expect(await editor.call(findPlaces, { text: 'opgezocht', ...asked })).toMatchObject({ total: 0 });
    }
    expect((await create(named('Lijstdorp', { resolution_status: 'unresolved' }))).resolution_status).toBe(
      'unresolved',
    );
  });

  test('is refused with every field that is wrong, and nothing is written [PLACE-35, PLACE-36, VALID-38, M-051, M-053]', async () => {
    const long = 'x'.repeat(201);
    expect(
      await errorsOf({
        ...{ type: 'village', country_code: 'XX', resolution_status: 'all', loc: { lat: 91, lon: 2 } },
        ...{ languages: { fr: { name: '', locality: long } }, alternative_names: [long] },
        further_languages: { nl: 'x' },
      }),
    ).toEqual({
      type: ['type: INVALID_OPTION'],
      name: ['name: DATA_REQUIRED'],
      'languages.fr.locality': ['languages.fr.locality: INVALID_LENGTH'],
      alternative_names: ['alternative_names: INVALID_LENGTH'],
      further_languages: ['further_languages: INVALID_OPTION'],
      loc: ['loc: POSITION_INVALID'],
      resolution_status: ['resolution_status: INVALID_OPTION'],
    });
    expect(await errorsOf(named('Landloos', { country_code: 'XX' }))).toEqual({
      country_code: ['country_code: INVALID_OPTION'],
    });
    expect(await errorsOf(named('Half', { loc: { lat: 50, lon: null } }))).toEqual({ loc: ['loc: POSITION_INVALID'] });
    expect(await errorsOf(named('Soortloos', { type: null }))).toEqual({ type: ['type: REQUIRED'] });
    await expect(create({})).rejects.toMatchObject({ name: 'invalidData' });
  });

  test.each(placeTypes)('can be a %s [PLACE-21]', async (type) => {
    expect((await create(named(`Een ${type}`, { type }))).type).toBe(type);
  });

  test('may not bear the name of another at the same spot; elsewhere it may [PLACE-34]', async () => {
    const spot = { type: 'locality', country_code: 'FR' };
    const languages = { fr: { name: 'Saint-Martin', administrative_area_level_1: 'Aisne' } };
    await create({ ...spot, languages });
    const taken = { 'languages.fr.name': ['languages.fr.name: DATA_ALREADY_EXISTS'] };
    expect(await errorsOf({ ...spot, languages: { fr: { ...languages.fr, name: 'SAINT-martin' } } })).toEqual(taken);
    // How its country and town are written says no more of where it lies.
    const written = { ...languages.fr, country: 'République française', locality: 'Laon', sublocality: 'Vaux' };
    expect(await errorsOf({ ...spot, languages: { fr: written } })).toEqual(taken);
    const elsewhere = { fr: { ...languages.fr, administrative_area_level_1: 'Oise' } };
    expect(await errorsOf({ ...spot, languages: elsewhere })).toEqual({});
    expect(await errorsOf({ ...spot, country_code: 'BE', languages })).toEqual({});
    expect(await errorsOf({ ...spot, type: 'sublocality', languages })).toEqual({});
  });

  test('is there once when several create it at once, whichever of its names comes first [PLACE-34]', async () => {
    const [nl, fr] = [{ name: 'Tegelijkerdorp' }, { name: 'Enmêmetemps' }];
    const holding = server.dataSource.createQueryRunner();
    await holding.startTransaction();
    // Nobody writes a place before all have looked whether there is one, or wait for who does.
    await holding.query('LOCK TABLE place IN SHARE MODE');
    const creating = Promise.allSettled([create({ languages: { nl, fr } }), create({ languages: { fr, nl } })]);
    const waiting = () =>
      holding.query(
        `SELECT FROM pg_locks WHERE NOT granted AND (locktype = 'advisory' OR relation = 'place'::regclass)
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    await vi.waitUntil(async () => (await waiting()).length === 2);
    await holding.commitTransaction();
    await holding.release();
    const made = await creating;
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [refused] = made.filter((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      data: { 'languages.nl.name': ['languages.nl.name: DATA_ALREADY_EXISTS'] },
    });
  });
});

describe('a changed place', () => {
  test('is custom once its names, type, country or position were touched, found by a look-up [PLACE-30, PLACE-31]', async () => {
    const found = await create(named('Statusdorp', { looked_up: true }));
    const same = await update({ ...found, alternative_names: ['Statusgem'] });
    expect(same).toMatchObject({ resolution_status: 'found', version: 2 });
    const moved = await update({ ...same, loc: { lat: 50.1, lon: 2.1 } });
    expect(moved.resolution_status).toBe('custom');
    const again = await update({ ...moved, languages: { fr: { name: 'Statutville' } }, looked_up: true });
    expect(again).toMatchObject({ resolution_status: 'found', languages: { nl: { name: 'Statusdorp' } } });
    const typed = await update({ id: again.id, version: again.version, type: 'sublocality' });
    expect(typed.resolution_status).toBe('custom');
  });

  test('keeps what is absent, clears what is null, and a stale version loses nothing [SHELL-33, M-052]', async () => {
    const place = await create(named('Versiedorp', { loc: { lat: 50, lon: 3 }, alternative_names: ['V'] }));
    const { id } = place;
    const kept = await update({ id, version: 1, country_code: null });
    expect(kept).toMatchObject({ country_code: null, loc: { lat: 50, lon: 3 }, alternative_names: ['V'] });
    const cleared = await update({ id, version: 2, loc: null });
    expect(cleared.loc).toBeNull();
    await expect(update({ id, version: 1, type: 'topo' })).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 3, changedFields: expect.arrayContaining(['country_code', 'lat', 'lon']) },
    });
    await expect(update({ id: nobody, version: 1 })).rejects.toMatchObject({ name: 'notFound' });
  });

  test('a guessed country stays guessed until somebody confirms or changes it', async () => {
    const { id } = await server.make.place({ country_code: 'PL', country_guessed: true });
    const read = (await editor.call(getPlace, { id })) as Place;
    expect((await update({ ...read, alternative_names: ['X'] })).country_guessed).toBe(true);
    const confirmed = await update({ id, version: 2, country_guessed: false });
    expect(confirmed).toMatchObject({ country_code: 'PL', country_guessed: false });
  });

  test('its history shows what changed, restores it, and brings a removed place back [M-049, M-055]', async () => {
    const { id } = await create(named('Verleden', { loc: { lat: 50, lon: 3 } }));
    await update({ id, version: 1, loc: { lat: 51, lon: 3 }, alternative_names: ['Toen'] });
    const { data } = await editor.call(findChanges, { type: 'place', id: id });
    expect(data[0]?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(['lat', 'alternative_names']));
    const admin = await server.signIn('admin');
    await admin.call(restoreFields, { change: data[0]?.id ?? '', side: 'before', fields: ['lat'], version: 2 });
    expect(await editor.call(getPlace, { id })).toMatchObject({
      loc: { lat: 50, lon: 3 },
      alternative_names: ['Toen'],
    });
    await editor.call(removePlace, { id });
    await expect(editor.call(getPlace, { id })).rejects.toMatchObject({ name: 'gone' });
    const removal = (await admin.call(findChanges, { type: 'place', id: id })).data[0];
    await admin.call(restoreRemoved, { change: removal?.id ?? '' });
    expect(await editor.call(getPlace, { id })).toMatchObject({ languages: { nl: { name: 'Verleden' } } });
  });
});

describe('the removal of a place', () => {
  test('is blocked while events, memorials, contacts or units name it, and says which [PLACE-38, M-054, M-055]', async () => {
    const { id } = await server.make.place({ languages: { nl: { name: 'Blijfdorp' } } });
    expect(await editor.call(canRemovePlace, { id })).toEqual({ canRemove: true, data: [], references: [] });
    const person = await server.make.person({ surname: 'Jan', familyname: 'Blijver' });
    await server.make.event('injured', { place_id: id, person_id: person.id });
    const memorial = await server.make.memorial({ name: 'Blijfkerkhof', place_id: id });
    const answer = await editor.call(canRemovePlace, { id });
    expect(answer).toMatchObject({
      canRemove: false,
      data: ['REFERENCED_BY_MEMORIAL', 'REFERENCED_BY_PERSON_EVENT'],
      references: [
        { count: 1, records: [{ type: 'memorial', id: memorial.id, name: 'Blijfkerkhof' }] },
        { count: 1, records: [{ type: 'person', id: person.id, name: 'Jan Blijver' }] },
      ],
    });
    await expect(editor.call(removePlace, { id })).rejects.toMatchObject({
      name: 'invalidData',
      data: { none: ['none: REFERENCED_BY_MEMORIAL', 'none: REFERENCED_BY_PERSON_EVENT'] },
    });
    for (const method of [canRemovePlace, removePlace]) {
      await expect(editor.call(method, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
    }
    await expect(editor.call(removePlace, { id, version: 9 })).rejects.toMatchObject({ name: 'conflict' });
  });

  test.each([
    // In what a place lies is its own.
    ['place', ['place_containment.place_id']],
    ['memorial', []],
    // The history of an entity is its own.
    ['military_entity', ['military_entity_history.military_entity_id']],
  ])('every column of the database that names a record of kind %s is declared', async (kind, own) => {
    const rows = await server.dataSource.query<{ column: string }[]>(
      `SELECT conrelid::regclass::text || '.' || attname AS column FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE contype = 'f' AND confrelid = '${kind}'::regclass`,
    );
    const { references } = await import('../../../core-server/src/app/composeAreas.ts');
    const declared = references.filter(({ to }) => to === kind).map(({ table, column }) => `${table}.${column}`);
    expect(rows).not.toEqual([]);
    expect(rows.map(({ column }) => column).filter((column) => ![...declared, ...own].includes(column))).toEqual([]);
  });
});

describe('finding places by what is known of them', () => {
  test('the very name in any language, of one country [PLACE-40, M-057]', async () => {
    const be = await create({ country_code: 'BE', languages: { nl: { name: 'Bergen' }, fr: { name: 'Mons' } } });
    await create({ country_code: 'FR', languages: { fr: { name: 'Mons-en-Laonnois' } } });
    const ids = async (name: string, country_code?: string) =>
      (await editor.call(findPlaceByNameAndCountryCode, { name, country_code })).map(({ id }) => id);
    expect(await ids('MONS')).toEqual([be.id]);
    expect(await ids('mons', 'FR')).toEqual([]);
    expect(await ids('')).toEqual([]);
  });

  test('of an area, whatever the language it is named in [PLACE-40, PLACE-45, M-058]', async () => {
    const place = await create({
      country_code: 'LU',
      languages: { de: { name: 'Streekdorp', administrative_area_level_1: 'Ösling' }, fr: { name: 'Pays' } },
    });
    const found = await editor.call(findPlaceByRegion, { country_code: 'LU', administrative_area_level_1: 'ösling' });
    expect(found).toMatchObject({ total: 1, data: [{ id: place.id }] });
    expect(await editor.call(findPlaceByRegion, { country_code: 'LU', text: 'nergens' })).toMatchObject({ total: 0 });
  });

  test('similar names of the same country, the nearest first, never itself [PLACE-14]', async () => {
    const old = await create(named('Poelcappelle', { country_code: 'NL' }));
    const now = await create(named('Poelkapelle', { country_code: 'NL' }));
    await create(named('Poelkapelle', { country_code: 'DE' }));
    const params = { name: 'Poelkapelle', country_code: 'NL' };
    expect((await editor.call(findSimilarPlaces, params)).map(({ id }) => id)).toEqual([now.id, old.id]);
    expect((await editor.call(findSimilarPlaces, { ...params, except: now.id })).map(({ id }) => id)).toEqual([old.id]);
    expect(await editor.call(findSimilarPlaces, { name: 'P', country_code: 'NL' })).toEqual([]);
  });
});

test('a reader looks and does not touch [M-049, M-051 to M-055, M-057, M-058]', async () => {
  const reader = await server.signIn('readonly');
  const { id } = await server.make.place({ languages: { nl: { name: 'Leesdorp' } } });
  expect(await reader.call(getPlace, { id })).toMatchObject({ id });
  expect(await reader.call(findPlaceByNameAndCountryCode, { name: 'Leesdorp' })).toMatchObject([{ id }]);
  expect(await reader.call(findPlaceByRegion, { text: 'Leesdorp' })).toMatchObject({ total: 1, data: [{ id }] });
  await expect(reader.call(getPlace, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
  const changes = [
    [createPlace, { place: named('Nee') }],
    [updatePlace, { place: { id, version: 1, type: 'topo' } }],
    [validatePlace, { place: named('Nee') }],
    [canRemovePlace, { id }],
    [removePlace, { id }],
  ] as const;
  for (const [method, params] of changes) {
    await expect(reader.call(method as never, params as never)).rejects.toMatchObject({ name: 'notPermitted' });
  }
  const looks = [
    [getPlace, { id }],
    [findPlaceByNameAndCountryCode, { name: 'Leesdorp' }],
    [findPlaceByRegion, { text: 'Leesdorp' }],
  ] as const;
  for (const [method, params] of [...changes, ...looks]) {
    await expect(server.guest.call(method as never, params as never)).rejects.toMatchObject({ name: 'noSession' });
  }
  expect(await reader.call(getPlace, { id })).toMatchObject({ version: 1, type: 'locality' });
});
