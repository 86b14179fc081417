import { createContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { applyAction, callFunction, validateFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import { removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { updatePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doneText, texts } from '../../harness/records/makeStories.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { until } from '../../harness/until.ts';
import { reported, runReport } from './runReport.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

test('MemorialsWithoutPosition and MemorialsWithoutPersons [FUNC-15]', async () => {
  const bare = await server.make.memorial();
  const byHand = await server.make.memorial({ lat: 50.8, lon: 2.9 });
  const byAddress = await server.make.memorial({ address_lat: 50.8, address_lon: 2.9 });
  await server.make.event('memorated', { memorial_id: byHand.id });
  expect(await reported(admin, 'MemorialsWithoutPosition')).toEqual([bare.id]);
  expect((await reported(admin, 'MemorialsWithoutPersons')).toSorted()).toEqual([bare.id, byAddress.id].toSorted());
});

test('PlacesByStatus and UnusedPlaces: a place that anything names is in use [FUNC-15]', async () => {
  const unused = await server.make.place({ resolution_status: 'unresolved' });
  const country = await server.make.place({ resolution_status: 'found' });
  const inEvent = await server.make.place();
  await server.make.event('military', { place_id: inEvent.id });
  const ofMemorial = await server.make.place();
  await server.make.memorial({ place_id: ofMemorial.id });
  const of = async (name: string, args = {}) => {
    const found = await reported(admin, name, args);
    return [unused, country, inEvent, ofMemorial].filter(({ id }) => found.includes(id));
  };
  expect(await of('UnusedPlaces')).toEqual([unused, country]);
  expect(await of('PlacesByStatus', { status: 'unresolved' })).toEqual([unused]);
  expect(await of('PlacesByStatus', { status: 'all' })).toHaveLength(4);
});

test('UnusedPlaces leaves out what other places are said to lie in, and finds it once none is [FUNC-15]', async () => {
  const make = (names: object, more: object = {}) =>
    server.make.place({ languages: { nl: names } as never, country_code: 'LU', ...more });
  const land = await make({ name: 'Luxemburg' }, { type: 'country' });
  const region = await make({ name: 'Ardennen' }, { type: 'administrative_area_level_1' });
  const village = await make({ name: 'Vianden', locality: 'Groot-Vianden', administrative_area_level_1: 'ardennen' });
  const whole = await make({ name: 'Groot-Vianden', locality: 'Groot-Vianden' });
  const namesake = await make({ name: 'Ardennen' }, { country_code: 'FR', type: 'administrative_area_level_1' });
  const made = { land, region, village, whole, namesake };
  const unused = async () => {
    const found = await reported(admin, 'UnusedPlaces');
    return Object.entries(made).flatMap(([name, { id }]) => (found.includes(id) ? [name] : []));
  };
  expect(await unused()).toEqual(['village', 'namesake']);
  await server.dataSource.query('DELETE FROM place WHERE id = $1', [village.id]);
  expect(await unused()).toEqual(['region', 'whole', 'namesake']);
});

test('names of places are those of the reader’s language', async () => {
  const { id } = await server.make.place({ languages: { nl: { name: 'Rijsel' }, fr: { name: 'Lille' } } as never });
  for (const [language, name] of [
    ['fr', 'Lille'],
    ['de', 'Rijsel'],
  ] as const) {
    const answer = await admin.call(callFunction, { name: 'PlacesByStatus', language, limit: 100 });
    if (typeof answer === 'string') throw new Error('no table');
    expect(answer.data.find((row) => row.id === id)).toMatchObject({ name });
  }
});

test('StoriesWithoutLinkedStory, StoriesPerKiosk and StoriesToTranslate [FUNC-15]', async () => {
  const done = doneText();
  const { id: alone } = await server.make.story({ kiosks: [2], targets: ['museum'], story_text: texts({ nl: done }) });
  const { id: one } = await server.make.story({
    kiosks: [1, 3],
    story_text: texts({ nl: done, en: done, fr: done, de: done }),
  });
  const { id: other } = await server.make.story({ kiosks: [4], targets: ['key'], story_text: texts({}) });
  await server.dataSource.query(
    'INSERT INTO person_story_manual_link (story_id, linked_story_id, position) VALUES ($1, $2, 0)',
    [one, other],
  );
  expect(await reported(admin, 'StoriesWithoutLinkedStory')).toEqual([alone]);
  expect(await reported(admin, 'StoriesPerKiosk', { kiosk: '2' })).toEqual([alone]);
  expect(await reported(admin, 'StoriesPerKiosk', { kiosk: '4' })).toEqual([]);
  expect(await reported(admin, 'StoriesPerKiosk', { kiosk: '3' })).toEqual([one]);
  expect(await reported(admin, 'StoriesPerKiosk', { published_only: true })).toEqual([alone]);
  const { data } = await runReport(admin, 'StoriesToTranslate');
  expect(data.map((row) => [row.element_id, row.language])).toEqual([
    [alone, 'de'],
    [alone, 'en'],
    [alone, 'fr'],
  ]);
  await server.dataSource.query(
    `UPDATE person_story_text SET outdated_since = now() WHERE story_id = $1 AND language = 'fr'`,
    [one],
  );
  expect(await reported(admin, 'StoriesToTranslate', { language: 'fr' })).toContain(one);
  expect(await reported(admin, 'StoriesToTranslate', { language: 'en' })).not.toContain(one);
});

test('ShowAuditLog tells who changed what, by account, kind and days, without a value [FUNC-15]', async () => {
  const place = await server.make.place({ languages: { nl: { name: 'Logdorp' } } as never });
  await admin.call(updatePlace, { place: { id: place.id, version: 1, alternative_names: ['Geheimdorp'] } });
  const { data, elementType } = await runReport(admin, 'ShowAuditLog', { entity: 'place' });
  expect(elementType).toBe('none');
  const place_row = { record: 'Logdorp', element_kind: 'place', element_id: place.id };
  expect(data[0]).toMatchObject({ ...place_row, change: 'changed', method: 'on_record', source: 'staff' });
  expect(JSON.stringify(data)).not.toContain('Geheimdorp');
  expect((await runReport(admin, 'ShowAuditLog', { account: 'nobody-of-that-name' })).total).toBe(0);
  await server.dataSource.query(`UPDATE audit_entry SET at = now() - interval '10 days' WHERE entity_id = $1`, [
    place.id,
  ]);
  expect((await runReport(admin, 'ShowAuditLog', { entity: 'place' })).total).toBe(0);
  expect((await runReport(admin, 'ShowAuditLog', { entity: 'place', days: 11 })).total).toBe(1);
});

test('reports of what happened go from one moment to another by the museum’s clock, a day as a whole [ADVSEARCH-25, FUNC-07]', async () => {
  const place = await server.make.place({ languages: { nl: { name: 'Uurdorp' } } as never });
  const account = 'uurwerk';
  await admin.call(updatePlace, { place: { id: place.id, version: 1, alternative_names: ['Klokdorp'] } });
  // Half past one at night in Brussels, which is half past eleven of the day before in UTC.
  await server.dataSource.query(
    `UPDATE audit_entry SET at = '2026-05-03T23:30:00Z', account = $2 WHERE entity_id = $1 AND before IS NOT NULL`,
    [place.id, account],
  );
  const found = async (args: object) => (await runReport(admin, 'ShowAuditLog', { account, ...args })).total;
  expect(await found({})).toBe(0);
  for (const [from, to, total] of [
    ['2026-05-04', '2026-05-04', 1],
    ['2026-05-03', '2026-05-03', 0],
    ['2026-05-04 01:30', '2026-05-04 01:30', 1],
    ['2026-05-04T01:31', '', 0],
    ['', '2026-05-04 01:29', 0],
    ['2026-05-04 1:', undefined, 1],
  ] as const) {
    expect(await found({ from, to }), `${from} to ${to}`).toBe(total);
  }
  expect(await found({ from: '2026-05-01', days: 1 })).toBe(0);
  await server.dataSource.query(
    `INSERT INTO call_fault (id, at, method, message) VALUES (gen_random_uuid(), '2026-05-04T10:00:00Z', 'getPerson', '')`,
  );
  const errors = async (args: object) =>
    (await runReport(admin, 'ShowErrors', { error_source: 'call', ...args })).total;
  expect(await errors({ from: '2026-05-04 12:00', to: '2026-05-04 12:00' })).toBe(1);
  expect(await errors({ from: '2026-05-04 12:01', to: '2026-05-05' })).toBe(0);
});

test('reports of places and memorials keep to a country [ADVSEARCH-25, FUNC-07]', async () => {
  const inFrance = await server.make.place({ country_code: 'FR' });
  const inBelgium = await server.make.place({ country_code: 'BE' });
  const french = await server.make.memorial({ place_id: inFrance.id });
  const belgian = await server.make.memorial({ place_id: inBelgium.id });
  const made = [inFrance, inBelgium, french, belgian].map(({ id }) => id);
  const of = async (name: string, args: object) =>
    (await reported(admin, name, { ...args })).filter((id) => made.includes(String(id)));
  expect(await of('PlacesByStatus', { country: 'fr' })).toEqual([inFrance.id]);
  expect(await of('MemorialsWithoutPosition', { country: 'FR' })).toEqual([french.id]);
  expect(await of('MemorialsWithoutPersons', { country: 'BE' })).toEqual([belgian.id]);
  await server.dataSource.query('DELETE FROM memorial WHERE id = ANY($1)', [[french.id, belgian.id]]);
  expect(await of('UnusedPlaces', { country: 'BE' })).toEqual([inBelgium.id]);
});

test('a country that is none, a moment that is none, and an end before its beginning are refused at their field [ADVSEARCH-25, FUNC-07, FUNC-10]', async () => {
  const refusal = async (name: string, args: object) => {
    const asked = { name, args: { ...args } };
    await expect(admin.call(callFunction, asked), JSON.stringify(args)).rejects.toMatchObject({ code: 1013 });
    const answer = await admin.call(validateFunction, asked);
    return answer.status === 'NOK' && answer.data;
  };
  for (const country of ['XQ', 'Belgium', 'B', 32, ['BE']])
    expect(await refusal('UnusedPlaces', { country })).toEqual({ country: ['country: INVALID_OPTION'] });
  for (const from of ['2026-02-31', '2026-05-04 25:61', '2026-??-??', '0000-01-01', 'gisteren', 20260504])
    expect(await refusal('ShowErrors', { from })).toEqual({ from: ['from: INVALID_FORMAT'] });
  const turned = { from: '2026-05-04 09:30', to: '2026-05-04 09:29' };
  expect(await refusal('ShowAuditLog', turned)).toEqual({ to: ['to: INVALID_DATE_ORDER'] });
  expect(await admin.call(validateFunction, { name: 'ShowAuditLog', args: { ...turned, to: '2026-05-04' } })).toEqual(
    expect.objectContaining({ status: 'OK' }),
  );
  expect(await admin.call(validateFunction, { name: 'UnusedPlaces', args: { country: '', place_name: '' } })).toEqual(
    expect.objectContaining({ status: 'OK' }),
  );
});

test('ShowAuditLog goes on to name what was removed, and leads there, but names nobody who is alive [FUNC-15]', async () => {
  const place = await server.make.place({ languages: { nl: { name: 'Weggedorp' } } as never });
  const person = await server.make.person({ surname: 'Arthur', familyname: 'Weggenaar' });
  await admin.call(updatePerson, { person: { id: person.id, version: 1, initials: 'A.' } });
  await admin.call(applyAction, { name: 'UnusedPlaces', action: 'remove', ids: [place.id] });
  await admin.call(removePerson, { id: person.id });
  const contact = await admin.call(createContactPerson, {
    contactPerson: { firstName: 'Levende', lastName: 'Bezoeker' },
  });
  const { data } = await runReport(admin, 'ShowAuditLog');
  const rowsOf = (id: string) => data.filter(({ element_id }) => element_id === id);
  expect(rowsOf(place.id)[0]).toMatchObject({
    ...{ record: 'Weggedorp', element_kind: 'place', change: 'removed', method: 'by_function' },
  });
  const told = { element_kind: 'person', record: expect.stringContaining('Weggenaar') };
  expect(rowsOf(person.id).length).toBeGreaterThan(1);
  for (const row of rowsOf(person.id)) expect(row).toMatchObject(told);
  expect(rowsOf(contact.id)).toMatchObject([{ record: null }]);
  expect(JSON.stringify(data)).not.toContain('Bezoeker');
});

test('ShowErrors has the faults of calls under the reference that the caller was given [FUNC-15]', async () => {
  await server.dataSource.query('ALTER TABLE place_lookup_run RENAME TO away');
  const answer = (await admin.post({
    ...{ jsonrpc: '2.0', id: 1, method: 'getPlaceLookup' },
    params: { token: admin.token },
  })) as { error: { code: number; data: { reference: string } } };
  await server.dataSource.query('ALTER TABLE away RENAME TO place_lookup_run');
  const { reference } = answer.error.data;
  const find = async () => (await runReport(admin, 'ShowErrors', { error_source: 'call' })).data[0];
  await until('the fault is kept', async () => (await find())?.reference === reference);
  expect(await find()).toMatchObject({ about: 'getPlaceLookup', message: expect.stringContaining('place_lookup_run') });
  expect((await runReport(admin, 'ShowErrors', { error_source: 'backup' })).total).toBe(0);
});

test('DatabaseStatistics is a text in the reader’s language with real numbers [FUNC-03, FUNC-15, M-172]', async () => {
  const [{ n } = { n: 0 }] = await server.dataSource.query<{ n: number }[]>('SELECT count(*)::integer AS n FROM place');
  const text = await admin.call(callFunction, { name: 'DatabaseStatistics', language: 'fr' });
  expect(text).toContain(`Lieux\u00a0: ${n}`);
  expect(text).toMatch(/Taille de la base de données\u00a0: \d/);
});

test('ReindexSearch asks the indexer once, and then says how far it is [FUNC-15]', async () => {
  const run = (args = {}) => admin.call(callFunction, { name: 'ReindexSearch', args, language: 'en' });
  expect(await run()).toMatch(/^There is no search index here/);
  const requests = () =>
    server.dataSource.query(
      `SELECT rebuild_requested_at IS NOT NULL AS rebuild, check_requested_at IS NOT NULL AS compare
       FROM search_index_state WHERE index_name = 'persons'`,
    );
  await server.dataSource.query(`INSERT INTO search_index_state (index_name, ready) VALUES ('persons', true)`);
  expect(await run({ only_compare: true })).toMatch(/compared with the database/);
  expect(await requests()).toEqual([{ rebuild: false, compare: true }]);
  await server.dataSource.query('UPDATE search_index_state SET check_requested_at = NULL');
  expect(await run()).toMatch(/built again/);
  expect(await requests()).toEqual([{ rebuild: true, compare: false }]);
  await server.dataSource.query('UPDATE search_index_state SET rebuild_done = 20, rebuild_total = 50');
  expect(await run()).toContain('persons: 20 of 50');
});
