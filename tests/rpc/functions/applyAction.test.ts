import { restoreRemoved, restoreVersion } from '@salient/shared/areas/changes/changeMethods.ts';
import { applyAction, callFunction, getFunctions } from '@salient/shared/areas/functions/functionMethods.ts';
import { undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { getPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { getPlace } from '@salient/shared/areas/places/placeMethods.ts';
import { barred } from '@salient/shared/areas/search/personKeys.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { reported } from './runReport.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const apply = (name: string, action: string, ids: string[], preview = false) =>
  admin.call(applyAction, { name, action, ids, preview });

const entriesOf = (entity: string, id: string) =>
  server.dataSource.query<{ source: string; method: string; account: string }[]>(
    'SELECT source, method, account FROM audit_entry WHERE entity = $1 AND entity_id = $2 ORDER BY id',
    [entity, id],
  );

test('a row that fails leaves the others done, and says why [FUNC-06, FUNC-10, FUNC-16, M-174]', async () => {
  const [one, used, two] = [await server.make.place(), await server.make.place(), await server.make.place()];
  await server.make.memorial({ place_id: used.id });
  const gone = uuidv7();
  const ids = [one.id, used.id, gone, two.id, one.id];
  expect(await apply('UnusedPlaces', 'remove', ids)).toMatchObject({
    status: 'OK',
    data: {
      done: [one.id, two.id],
      failed: [
        { id: used.id, code: 'REFERENCED_BY_MEMORIAL' },
        { id: gone, code: 'notFound' },
      ],
    },
  });
  await expect(admin.call(getPlace, { id: one.id })).rejects.toMatchObject({ name: 'gone' });
  expect(await entriesOf('place', one.id)).toMatchObject([{ source: 'function', method: 'applyAction' }]);
  expect(await entriesOf('place', used.id)).toEqual([]);
});

test('a preview says what would change and what would fail, and changes nothing [FUNC-17]', async () => {
  const [place, used] = [await server.make.place({ resolution_status: 'not_found' }), await server.make.place()];
  await server.make.memorial({ place_id: used.id });
  const { data } = await apply('PlacesByStatus', 'set_unresolved', [place.id], true);
  expect(data).toMatchObject({ done: [place.id], failed: [] });
  expect(data.preview).toEqual([
    {
      id: place.id,
      records: [
        {
          ...{ entity: 'place', id: place.id, change: 'changed' },
          fields: [{ name: 'resolution_status', before: 'not_found', after: 'unresolved' }],
        },
      ],
    },
  ]);
  const removal = await apply('UnusedPlaces', 'remove', [place.id, used.id], true);
  expect(removal.data).toMatchObject({
    done: [place.id],
    failed: [{ id: used.id, code: 'REFERENCED_BY_MEMORIAL' }],
    preview: [{ id: place.id, records: [{ change: 'removed', fields: [] }] }],
  });
  expect(await admin.call(getPlace, { id: place.id })).toMatchObject({ version: 1, resolution_status: 'not_found' });
  expect(await entriesOf('place', place.id)).toEqual([]);
});

test('a status is set as the form of the place sets it', async () => {
  const place = await server.make.place({ resolution_status: 'ambiguous' });
  const { data } = await apply('PlacesByStatus', 'set_custom', [place.id]);
  expect(data).toMatchObject({ done: [place.id], failed: [] });
  expect(await admin.call(getPlace, { id: place.id })).toMatchObject({ version: 2, resolution_status: 'custom' });
});

test('a look-up fills in what is sure, tells what it did not find, and leaves decided places alone', async () => {
  const gazetteer = [
    { name: 'Moravče', lat: 46.136, lon: 14.745, population: 1_000 },
    { name: 'Kamnik', lat: 46.226, lon: 14.612, population: 13_000 },
  ];
  for (const [id, { name, lat, lon, population }] of gazetteer.entries()) {
    await server.dataSource.query(
      `INSERT INTO gazetteer_place (id, name, name_keys, country_code, feature, population, lat, lon)
       VALUES ($1, $2, $3, 'SI', 'PPL', $4, $5, $6)`,
      [id, name, barred([name]), population, lat, lon],
    );
  }
  const moraeutsch = { name: 'Moräutsch', administrative_area_level_2: 'Stein', administrative_area_level_1: 'Krain' };
  const waiting = { country_code: 'SI', resolution_status: 'unresolved' } as const;
  const sure = await server.make.place({ languages: { de: moraeutsch } as never, ...waiting });
  const unknown = await server.make.place({ languages: { nl: { name: 'Nergenshuizen' } } as never, ...waiting });
  const decided = await server.make.place({ resolution_status: 'custom' });
  const { data } = await apply('PlacesByStatus', 'lookup', [sure.id, unknown.id, decided.id]);
  expect(data).toMatchObject({
    done: [sure.id, unknown.id],
    failed: [{ id: decided.id, code: 'INVALID_STATUS_OPTION' }],
  });
  expect(await admin.call(getPlace, { id: sure.id })).toMatchObject({ resolution_status: 'found' });
  expect(await admin.call(getPlace, { id: unknown.id })).toMatchObject({ resolution_status: 'not_found' });
});

test('what was done is told by name, and each change can be taken back by what it is told with [FUNC-16]', async () => {
  const gone = await server.make.place({ languages: { nl: { name: 'Terugdorp' } } as never });
  const changed = await server.make.place({ resolution_status: 'ambiguous' });
  const [removal] = (await apply('UnusedPlaces', 'remove', [gone.id])).data.changes ?? [];
  expect(removal).toMatchObject({
    id: gone.id,
    records: [{ change: 'removed', record: { type: 'place', id: gone.id, name: 'Terugdorp' }, undoable: true }],
  });
  await admin.call(restoreRemoved, { change: removal?.records[0]?.entry as string });
  expect(await admin.call(getPlace, { id: gone.id })).toMatchObject({ languages: { nl: { name: 'Terugdorp' } } });
  const [set] = (await apply('PlacesByStatus', 'set_custom', [changed.id])).data.changes ?? [];
  const { entry, version } = set?.records[0] ?? {};
  expect(set?.records).toMatchObject([{ change: 'changed', version: 2, undoable: true }]);
  await admin.call(restoreVersion, { change: entry as string, side: 'before', version: version as number });
  expect(await admin.call(getPlace, { id: changed.id })).toMatchObject({ resolution_status: 'ambiguous', version: 3 });
});

test('suggestions of merges are merged, which can be undone, or cleared [FUNC-15]', async () => {
  const pair = async (familyname: string) => {
    const [a, b] = [await server.make.person({ familyname }), await server.make.person({ familyname })];
    const [first, second] = [a.id, b.id].toSorted() as [string, string];
    await server.make.event('military', { person_id: second, start_year: 1917 });
    const [row] = await server.dataSource.query<{ id: string }[]>(
      `INSERT INTO merge_suggestion (person_a, person_b, score, reasons) VALUES ($1, $2, 90, '{}') RETURNING id`,
      [first, second],
    );
    return { suggestion: row?.id as string, first, second };
  };
  const one = await pair('Samenvoegers');
  const other = await pair('Gescheidenen');
  const suggested = await reported(admin, 'PersonMergeSuggestions');
  expect(suggested.toSorted()).toEqual([one.first, other.first].toSorted());
  const preview = await apply('PersonMergeSuggestions', 'merge', [one.suggestion], true);
  expect(preview.data.preview?.[0]?.records).toContainEqual(
    expect.objectContaining({ entity: 'person', id: one.first, change: 'removed' }),
  );
  expect(await admin.call(getPerson, { id: one.first })).toMatchObject({ familyname: 'Samenvoegers' });

  const merged = (await apply('PersonMergeSuggestions', 'merge', [one.suggestion])).data;
  expect(merged.failed).toEqual([]);
  // A merge is undone as a whole, and not by its parts.
  expect(merged.changes?.[0]?.records.length).toBeGreaterThan(0);
  expect(merged.changes?.[0]?.records.filter(({ undoable }) => undoable)).toEqual([]);
  await expect(admin.call(getPerson, { id: one.first })).rejects.toMatchObject({ name: 'merged' });
  expect((await apply('PersonMergeSuggestions', 'clear', [other.suggestion])).data.failed).toEqual([]);
  expect(await reported(admin, 'PersonMergeSuggestions')).toEqual([]);
  expect((await apply('PersonMergeSuggestions', 'clear', [other.suggestion])).data.failed).toEqual([
    { id: other.suggestion, code: 'notFound' },
  ]);

  const [merge] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM person_merge WHERE kept_id = $1', [
    one.second,
  ]);
  await admin.call(undoMerge, { id: merge?.id as string });
  expect(await admin.call(getPerson, { id: one.first })).toMatchObject({ familyname: 'Samenvoegers' });
});

test('actions and reports are for administrators, and a function has its own actions alone [FUNC-11, FUNC-18]', async () => {
  const { id } = await server.make.place();
  const revisor = await server.signIn('revisor');
  const asked = { name: 'UnusedPlaces', action: 'remove', ids: [id] };
  await expect(revisor.call(applyAction, asked)).rejects.toMatchObject({ code: 1010 });
  await expect(server.guest.call(applyAction, asked)).rejects.toMatchObject({ code: 1000 });
  await expect(revisor.call(callFunction, { name: 'UnusedPlaces' })).rejects.toMatchObject({ code: 1010 });
  expect((await revisor.call(getFunctions, {})).every(({ name }) => name.startsWith('FindPerson'))).toBe(true);
  const names = (await admin.call(getFunctions, {})).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['DatabaseStatistics', 'ShowErrors', 'UnusedPlaces', 'FindPerson']));
  for (const action of ['merge', 'toString', '__proto__', '']) {
    await expect(apply('UnusedPlaces', action, [id])).rejects.toMatchObject({ code: 1011 });
  }
  await expect(apply('FindPerson', 'remove', [id])).rejects.toMatchObject({ code: 1011 });
  await expect(apply('Nothing', 'remove', [id])).rejects.toMatchObject({ code: 1011 });
  await expect(
    apply(
      'UnusedPlaces',
      'remove',
      Array.from({ length: 101 }, () => uuidv7()),
    ),
  ).rejects.toMatchObject({
    code: -32602,
  });
});
