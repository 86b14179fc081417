import {
  findChanges,
  restoreFields,
  restoreRemoved,
  restoreVersion,
} from '@salient/shared/areas/changes/changeMethods.ts';
import type { ContainmentInput } from '@salient/shared/areas/places/placeContainment.ts';
import { mergePlaces, previewPlaceMerge, undoPlaceMerge } from '@salient/shared/areas/places/placeMergeMethods.ts';
import {
  canRemovePlace,
  findPlaces,
  getPlace,
  removePlace,
  updatePlace,
  validatePlace,
} from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const always = '????????';

const village = async (name: string) => (await server.make.place({ languages: { nl: { name } } })).id;

/** Says in what a place lies, as the form does. */
async function put(id: string, containments: readonly ContainmentInput[]) {
  const { version } = await editor.call(getPlace, { id });
  return editor.call(updatePlace, { place: { id, version, containments: [...containments] } });
}

const within = async (id: string) =>
  ((await editor.call(getPlace, { id })).containments ?? []).map(({ container_id }) => container_id);

describe('a place lies in another one for a period', () => {
  test('is read back by name and in order, found from the other side, and stays as it is when nothing changes', async () => {
    const [zillebeke, ieper, kanton] = [await village('Zillebeke'), await village('Ieper'), await village('Kanton')];
    const saved = await put(zillebeke, [
      { container_id: ieper, from_date: '19770101' },
      { container_id: kanton, from_date: '1795????', to_date: '19761231' },
    ]);
    const expected = [
      { container_id: kanton, from_date: '1795????', to_date: '19761231', container_names: { nl: 'Kanton' } },
      { container_id: ieper, from_date: '19770101', to_date: always, container_names: { nl: 'Ieper' } },
    ];
    expect(saved.containments).toMatchObject(expected);
    expect(await editor.call(getPlace, { id: zillebeke })).toMatchObject({ containments: expected });
    expect(await editor.call(findPlaces, { container_id: ieper })).toMatchObject({
      total: 1,
      data: [{ id: zillebeke, containments: [{ container_id: kanton }, { container_id: ieper }] }],
    });
    expect(await editor.call(updatePlace, { place: saved })).toMatchObject({ version: saved.version });
    // Who sends none leaves them; an empty list takes them away.
    const renamed = await editor.call(updatePlace, {
      place: { id: zillebeke, version: saved.version, languages: { nl: { name: 'Zillebeke-dorp' } } },
    });
    expect(renamed.containments).toMatchObject(expected);
    expect((await put(zillebeke, [])).containments).toEqual([]);
  });

  test('what is wrong with one is said at its own row', async () => {
    const [id, other] = [await village('Foutdorp'), await village('Foutstad')];
    const containments = [
      { container_id: other },
      { container_id: other },
      { from_date: '1918' },
      { container_id: nobody, from_date: '19180101', to_date: '1914????' },
      { container_id: id },
    ];
    const { version } = await editor.call(getPlace, { id });
    expect(await editor.call(validatePlace, { place: { id, version, containments }, mode: 'update' })).toEqual({
      status: 'NOK',
      data: {
        'containments.1.container_id': ['containments.1.container_id: DATA_ALREADY_EXISTS'],
        'containments.2.from_date': ['containments.2.from_date: INVALID_FORMAT'],
        'containments.2.container_id': ['containments.2.container_id: REQUIRED'],
        'containments.3.to_date': ['containments.3.to_date: INVALID_DATE_ORDER'],
        'containments.3.container_id': ['containments.3.container_id: DOES_NOT_EXIST'],
        'containments.4.container_id': ['containments.4.container_id: INVALID_REFERENCE'],
      },
    });
    expect(await within(id)).toEqual([]);
  });

  test('no place lies in itself on any day, but two may take turns, and two who try at once make no circle', async () => {
    const [a, b, c] = [await village('Alfa'), await village('Beta'), await village('Gamma')];
    await put(b, [{ container_id: a, to_date: '1900????' }]);
    await put(c, [{ container_id: b }]);
    const circle = put(a, [{ container_id: c, from_date: '1890????' }]);
    await expect(circle).rejects.toMatchObject({ name: 'invalidData' });
    await put(a, [{ container_id: c, from_date: '1950????' }]);
    const [d, e] = [await village('Delta'), await village('Epsilon')];
    const both = await Promise.allSettled([put(d, [{ container_id: e }]), put(e, [{ container_id: d }])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a place in which another lies cannot be removed, and goes with what it lies in itself [PLACE-38]', async () => {
    const [inner, outer] = [await village('Binnendorp'), await village('Buitenstad')];
    await put(inner, [{ container_id: outer }]);
    expect(await editor.call(canRemovePlace, { id: outer })).toMatchObject({
      data: ['REFERENCED_BY_PLACE'],
      references: [{ count: 1, records: [{ type: 'place', id: inner, name: 'Binnendorp' }] }],
    });
    await expect(editor.call(removePlace, { id: outer })).rejects.toMatchObject({
      data: { none: ['none: REFERENCED_BY_PLACE'] },
    });
    await editor.call(removePlace, { id: inner });
    await editor.call(removePlace, { id: outer });
    // What comes back lies no longer in what has gone.
    const admin = await server.signIn('admin');
    const removal = (await admin.call(findChanges, { type: 'place', id: inner })).data[0];
    await admin.call(restoreRemoved, { change: removal?.id ?? '' });
    expect(await within(inner)).toEqual([]);
  });

  test('its history says in what it lay, and gives it back', async () => {
    const [id, outer] = [await village('Vroegerdorp'), await village('Vroegerstad')];
    await put(id, [{ container_id: outer, from_date: '1900????' }]);
    const emptied = await put(id, []);
    const admin = await server.signIn('admin');
    const { data } = await admin.call(findChanges, { type: 'place', id });
    const change = data[0];
    expect(change?.fields).toMatchObject([
      { field: 'containments', before: { items: ['?/?/1900 – ?/?/? Vroegerstad'] } },
    ]);
    // What it is called today is no reason to refuse.
    await editor.call(updatePlace, { place: { id: outer, version: 1, languages: { nl: { name: 'Nu anders' } } } });
    await admin.call(restoreFields, {
      ...{ change: change?.id ?? '', side: 'before', fields: ['containments'], version: emptied.version },
    });
    expect(await within(id)).toEqual([outer]);
  });
});

test('a former version is restored although the place in which it lay was merged since', async () => {
  const [id, outer, town] = [await village('Ouddorp'), await village('Oudstad'), await village('Nieuwstad')];
  await put(id, [{ container_id: outer, from_date: '1900????' }]);
  await editor.call(mergePlaces, { idA: town, idB: outer });
  const { version } = await put(id, []);
  const admin = await server.signIn('admin');
  const { data } = await admin.call(findChanges, { type: 'place', id });
  const first = data.find(({ fields }) => fields.some(({ after }) => JSON.stringify(after).includes('Oudstad')));
  await admin.call(restoreVersion, { change: first?.id ?? '', side: 'after', version });
  expect(await within(id)).toEqual([town]);
});

describe('merging places of which one lies in others', () => {
  test('the one that stays lies in what either lay in, what lay in the other lies in it, and undoing parts them', async () => {
    const [a, b, x, y] = [await village('Aa'), await village('Bee'), await village('Ixe'), await village('Igrec')];
    const [inner, both] = [await village('Inner'), await village('Beide')];
    await put(a, [{ container_id: x }]);
    await put(b, [{ container_id: x }, { container_id: y, to_date: '1918????' }]);
    await put(inner, [{ container_id: b }]);
    await put(both, [{ container_id: a }, { container_id: b }]);
    const preview = await editor.call(previewPlaceMerge, { idA: a, idB: b });
    expect(preview.merged.containments).toMatchObject([{ container_id: y }, { container_id: x }]);
    const { merge_id } = await editor.call(mergePlaces, { idA: a, idB: b });
    expect([await within(a), await within(inner), await within(both)]).toEqual([[y, x], [a], [a]]);
    await editor.call(undoPlaceMerge, { id: merge_id });
    expect([await within(a), await within(inner)]).toEqual([[x], [b]]);
    expect((await within(b)).sort()).toEqual([x, y].sort());
    expect((await within(both)).sort()).toEqual([a, b].sort());
  });

  test('undone, neither lies in what both lay in when that was changed since: no place comes to lie in itself', async () => {
    const [a, b, x, inner] = [
      await village('Een'),
      await village('Twee'),
      await village('Drie'),
      await village('Vier'),
    ];
    await put(a, [{ container_id: x }]);
    await put(b, [{ container_id: x }]);
    await put(inner, [{ container_id: b }]);
    const { merge_id, version } = await editor.call(mergePlaces, { idA: a, idB: b });
    await editor.call(updatePlace, { place: { id: a, version, containments: [] } });
    await put(x, [{ container_id: inner }]);
    await editor.call(undoPlaceMerge, { id: merge_id });
    expect([await within(a), await within(b), await within(x), await within(inner)]).toEqual([[], [], [inner], [b]]);
  });

  test('undone, what lay in both lies in both for the period that it was given since', async () => {
    const [a, b, both] = [await village('Vijf'), await village('Zes'), await village('Zeven')];
    await put(both, [{ container_id: a }, { container_id: b }]);
    const { merge_id } = await editor.call(mergePlaces, { idA: a, idB: b });
    const { containments = [], version } = await editor.call(getPlace, { id: both });
    const shorter = containments.map((each) => ({ ...each, to_date: '1918????' }));
    await editor.call(updatePlace, { place: { id: both, version, containments: shorter } });
    await editor.call(undoPlaceMerge, { id: merge_id });
    const periods = (await editor.call(getPlace, { id: both })).containments?.map(({ to_date }) => to_date);
    expect(periods).toEqual(['1918????', '1918????']);
  });

  test('a place is not merged with one in which it lies', async () => {
    const [a, b] = [await village('Kerkdorp'), await village('Gemeente')];
    await put(a, [{ container_id: b, to_date: '1918????' }]);
    for (const method of [previewPlaceMerge, mergePlaces]) {
      await expect(editor.call(method, { idA: a, idB: b })).rejects.toMatchObject({ name: 'placeMergeMakesCircle' });
    }
  });

  test('who says that a place lies in one that was merged meanwhile means the one that stays', async () => {
    const [inner, a, b] = [await village('Klein'), await village('Groot'), await village('Groter')];
    await editor.call(mergePlaces, { idA: a, idB: b });
    await put(inner, [{ container_id: b }]);
    expect(await within(inner)).toEqual([a]);
  });
});
