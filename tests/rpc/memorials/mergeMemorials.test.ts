import { findChanges, restoreRemoved, restoreVersion } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import {
  findMemorialDoubles,
  findMemorialMerges,
  findSimilarMemorials,
  keepMemorialsApart,
  mergeMemorials,
  previewMemorialMerge,
  undoMemorialMerge,
} from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import {
  createMemorial,
  getMemorial,
  getPublicMemorial,
  removeMemorial,
  updateMemorial,
} from '@salient/shared/areas/memorials/memorialMethods.ts';
import {
  addPersonToMemorial,
  findPersonOnMemorial,
  findPublicPersonsOnMemorial,
  getPersonsMemorated,
  removePersonFromMemorial,
} from '@salient/shared/areas/persons/memoratedMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { removePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { memorialWithPictures } from '../../harness/upload.ts';

const irish = uuidv7();
let server: TestServer;
let editor: TestClient;
let guest: TestClient;
beforeAll(async () => {
  server = await startServer({ irishMemorialId: irish });
  editor = await server.signIn('normal');
  guest = server.guest;
});
afterAll(() => server.close());

/** One cemetery that two lists brought: somebody and pictures stand with the second. */
async function doubles() {
  const { make } = server;
  const a = await make.memorial({ name: 'Talana Farm', type: 'cemetery', description: '' });
  const { memorial: b } = await memorialWithPictures(server, 2);
  await server.dataSource.query(
    `UPDATE memorial SET name = 'Talana Farm Cemetery', type = 'cemetery', cemetery_kind = 'military',
       description = 'Bij het kanaal', lat = 50.88, lon = 2.87 WHERE id = $1`,
    [b.id],
  );
  const event = await make.event('memorated', { memorial_id: b.id });
  return { a, b, event };
}

const two = ({ a, b }: { a: { id: string }; b: { id: string } }) => ({ idA: a.id, idB: b.id });

describe('merging two memorials', () => {
  test('persons and images of the second come onto the first, its names stay and what is missing is filled in', async () => {
    const { a, b, event } = await doubles();
    await server.make.event('memorated', { memorial_id: a.id, person_id: event.person_id });
    const preview = await editor.call(previewMemorialMerge, two({ a, b }));
    expect(preview).toMatchObject({
      ...{ memorialA: { id: a.id }, memorialB: { id: b.id, extend_nbr_of_persons: 1 }, on_both: 1 },
      merged: { name: 'Talana Farm', alternative_names: ['Talana Farm Cemetery'], extend_nbr_of_persons: 1 },
      references: [{ code: 'REFERENCED_BY_PERSON_EVENT', count: 1 }],
    });
    const merged = await editor.call(mergeMemorials, { ...two({ a, b }), reason: 'twee lijsten', versionA: 1 });
    expect(merged).toMatchObject({
      ...{ version: 2, name: 'Talana Farm', alternative_names: ['Talana Farm Cemetery'] },
      ...{ description: 'Bij het kanaal', loc: { lat: 50.88, lon: 2.87 } },
      type_cemetery_details: { kind: 'military' },
    });
    expect(await editor.call(getMemorial, { id: a.id, extend: ['images'] })).toMatchObject({
      images: [{}, {}],
    });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ memorial_id: a.id, version: 2 });
    expect(await editor.call(findMemorialMerges, { memorial_id: a.id })).toMatchObject([
      { kept_name: 'Talana Farm', merged_name: 'Talana Farm Cemetery', reason: 'twee lijsten', moved: 3 },
    ]);
    const gone = { name: 'merged', data: { to: a.id } };
    await expect(editor.call(getMemorial, { id: b.id })).rejects.toMatchObject(gone);
    await expect(guest.call(getPublicMemorial, { id: b.id })).rejects.toMatchObject(gone);
    await expect(editor.call(removeMemorial, { id: b.id })).rejects.toMatchObject(gone);
    await expect(editor.call(previewMemorialMerge, { idA: b.id, idB: a.id })).rejects.toMatchObject(gone);
    for (const method of [findPersonOnMemorial, getPersonsMemorated, findPublicPersonsOnMemorial]) {
      await expect(editor.call(method, { memorialId: b.id })).rejects.toMatchObject(gone);
    }
    const link = { personId: event.person_id, memorialId: b.id };
    await expect(editor.call(addPersonToMemorial, link)).rejects.toMatchObject(gone);
    await expect(editor.call(removePersonFromMemorial, link)).rejects.toMatchObject(gone);
  });

  test('brings all names, which stay when the memorial is saved again and become no more', async () => {
    const names = (from: number) => Array.from({ length: 60 }, (_, at) => `${'Schrijfwijze '.repeat(12)}${from + at}`);
    const { make } = server;
    const [a, b] = [names(0), names(60)].map((alternative_names) => make.memorial({ alternative_names }));
    const { merge_id: _, ...merged } = await editor.call(mergeMemorials, two({ a: await a, b: await b } as never));
    expect(merged.alternative_names).toHaveLength(121);
    // As the form sends them, in one text.
    const sent = { ...merged, alternative_names: merged.alternative_names.join(', '), description: 'Bij het kanaal' };
    const saved = await editor.call(updateMemorial, { memorial: sent });
    expect(saved).toMatchObject({ alternative_names: merged.alternative_names, description: 'Bij het kanaal' });
    const more = { ...saved, alternative_names: [...saved.alternative_names, 'Nog een'] };
    await expect(editor.call(updateMemorial, { memorial: more })).rejects.toMatchObject({
      data: { alternative_names: ['alternative_names: TOO_MANY_VALUES'] },
    });
  });

  test('who read an event before the merge saves it on the memorial that stays', async () => {
    const { a, b, event } = await doubles();
    await editor.call(mergeMemorials, two({ a, b }));
    const asRead = { id: event.id, version: 2, memorial_id: b.id, description: 'rij 3' };
    expect(await editor.call(updatePersonEvent, { event: asRead })).toMatchObject({ memorial_id: a.id });
  });

  test('undone, each has its own again, and what was changed since stays', async () => {
    const { a, b, event } = await doubles();
    const { merge_id: id, version } = await editor.call(mergeMemorials, two({ a, b }));
    await editor.call(updateMemorial, { memorial: { id: a.id, version, description: 'Aan het kanaal' } });
    const { kept, restored, left } = await editor.call(undoMemorialMerge, { id });
    expect(kept).toMatchObject({ alternative_names: [], description: 'Aan het kanaal', loc: null });
    expect(restored).toMatchObject({ id: b.id, name: 'Talana Farm Cemetery', description: 'Bij het kanaal' });
    expect(left).toEqual({ fields: ['description'], records: 0 });
    expect(await editor.call(getMemorial, { id: b.id, extend: ['images'] })).toMatchObject({ images: [{}, {}] });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ memorial_id: b.id });
    await expect(editor.call(undoMemorialMerge, { id })).rejects.toMatchObject({ name: 'recordMergeUndone' });
  });

  test('undone, a date or an address of which a part was changed since stays whole', async () => {
    const memorial = (more: object) => editor.call(createMemorial, { memorial: { name: 'Gedenkplaat', ...more } });
    const a = await memorial({ type: 'plate', start_day: 31, start_month: 5, start_year: 1921 });
    const b = await memorial({ type: 'cemetery', start_day: 1, start_month: 4, start_year: 1921 });
    const choices = { type: 'b', start: 'b' } as const;
    const { merge_id: id, version } = await editor.call(mergeMemorials, { ...two({ a, b }), choices });
    const details = { kind: 'civilian', exists: false, nationality: null };
    const changed = { start_month: 6, type_cemetery_details: details } as const;
    await editor.call(updateMemorial, { memorial: { id: a.id, version, ...changed } });
    const { kept, left } = await editor.call(undoMemorialMerge, { id });
    expect(kept).toMatchObject({ type: 'cemetery', start_day: 1, start_month: 6, type_cemetery_details: details });
    expect(left.fields).toEqual(expect.arrayContaining(['type', 'start_day', 'start_month']));
  });

  test('undone, a locked position stays where somebody changed the address since', async () => {
    const [canal, road] = [
      { lat: 50.86, lon: 2.87 },
      { lat: 50.87, lon: 2.88 },
    ];
    const memorial = (more: object) => editor.call(createMemorial, { memorial: { name: 'Gedenkplaat', ...more } });
    const a = await memorial({ address: 'Kaai 1', address_loc: canal, position_locked: true });
    const b = await memorial({ address: 'Steenweg 2', address_loc: road });
    const merging = { ...two({ a, b }), choices: { address: 'b' } as const };
    const { merge_id: id, version, loc } = await editor.call(mergeMemorials, merging);
    expect(loc).toEqual(canal);
    await editor.call(updateMemorial, { memorial: { id: a.id, version, address: 'Steenweg 2A' } });
    const { kept, left } = await editor.call(undoMemorialMerge, { id });
    expect(kept).toMatchObject({ address: 'Steenweg 2A', address_loc: null, loc: canal, position_locked: true });
    expect(left.fields).toEqual(['address', 'address_loc', 'loc']);
  });

  test('undone after the place that the first had before was merged or removed, it lies where that is now', async () => {
    const { make } = server;
    const merged = async () => {
      const [own, other] = [await make.place(), await make.place()];
      const [a, b] = [await make.memorial({ place_id: own.id }), await make.memorial({ place_id: other.id })];
      const { merge_id: id } = await editor.call(mergeMemorials, { ...two({ a, b }), choices: { place_id: 'b' } });
      return { own, other, id };
    };
    const follows = await merged();
    const third = await make.place();
    await editor.call(mergePlaces, { idA: third.id, idB: follows.own.id });
    expect(await editor.call(undoMemorialMerge, { id: follows.id })).toMatchObject({
      ...{ kept: { place_id: third.id }, restored: { place_id: follows.other.id } },
    });
    const gone = await merged();
    await editor.call(removePlace, { id: gone.own.id });
    expect(await editor.call(undoMemorialMerge, { id: gone.id })).toMatchObject({ kept: { place_id: null } });
  });

  test('its removal is no removal to restore', async () => {
    const { a, b } = await doubles();
    await editor.call(mergeMemorials, two({ a, b }));
    const [gone] = (await editor.call(findChanges, { type: 'memorial', id: b.id })).data;
    expect(gone).toMatchObject({ kind: 'removed', restorable: false });
    const admin = await server.signIn('admin');
    await expect(admin.call(restoreRemoved, { change: gone?.id ?? '' })).rejects.toMatchObject({
      ...{ name: 'invalidData', data: { none: ['none: INVALID_DATA'] } },
    });
  });

  test('restored after its place was merged, a memorial lies at the one that stays', async () => {
    const [former, other, kept] = [await server.make.place(), await server.make.place(), await server.make.place()];
    const { id } = await server.make.memorial({ place_id: former.id });
    await editor.call(updateMemorial, { memorial: { id, version: 1, place_id: other.id } });
    await editor.call(mergePlaces, { idA: kept.id, idB: former.id });
    const admin = await server.signIn('admin');
    const newest = async () => (await editor.call(findChanges, { type: 'memorial', id })).data[0]?.id ?? '';
    await admin.call(restoreVersion, { change: await newest(), side: 'before', version: 2 });
    expect(await editor.call(getMemorial, { id })).toMatchObject({ version: 3, place_id: kept.id });
    await editor.call(removeMemorial, { id, version: 3 });
    const removal = await newest();
    await editor.call(mergePlaces, { idA: other.id, idB: kept.id });
    await admin.call(restoreRemoved, { change: removal });
    expect(await editor.call(getMemorial, { id })).toMatchObject({ place_id: other.id });
  });

  test('is refused for one memorial, for one that is not there, for the one that the museum names, and to readers', async () => {
    const { a, b } = await doubles();
    const { id } = await server.make.memorial({ id: irish });
    for (const method of [previewMemorialMerge, mergeMemorials]) {
      const refused = (idA: string, idB: string, name: string) =>
        expect(editor.call(method, { idA, idB })).rejects.toMatchObject({ name });
      await refused(a.id, a.id, 'recordMergedWithItself');
      await refused(a.id, noId, 'notFound');
      await refused(a.id, id, 'irishMemorialStays');
    }
    const stale = editor.call(mergeMemorials, { ...two({ a, b }), versionB: 7 });
    await expect(stale).rejects.toMatchObject({ name: 'conflict' });
    const reader = await server.signIn('readonly');
    await expect(reader.call(mergeMemorials, two({ a, b }))).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('doubles', () => {
  /** A name in two villages some kilometres apart, and one memorial of it nobody knows where. */
  async function namesakes(name: string) {
    const { make } = server;
    const here = await make.place({ languages: { nl: { name: `${name}dorp` } }, lat: 50.9, lon: 2.9 });
    const far = await make.place({ languages: { nl: { name: `${name}stad` } }, lat: 51.2, lon: 4.4 });
    const first = await make.memorial({ name, place_id: here.id });
    const second = await make.memorial({
      name: `Het ${name}`,
      alternative_names: [name.toUpperCase()],
      place_id: here.id,
    });
    const elsewhere = await make.memorial({ name, place_id: far.id });
    return { here, far, first, second, elsewhere };
  }

  test('a name is held against those of memorials at and near the place, whichever of their names it is', async () => {
    const { here, far, first, second, elsewhere } = await namesakes('Kruisbeeld');
    const similar = async (names: string[], place_id: string | null, except?: string) => {
      const found = await editor.call(findSimilarMemorials, { names, place_id, ...(except ? { except } : {}) });
      return found.map(({ id }) => id).sort();
    };
    expect(await similar(['kruisbeeld'], here.id)).toEqual([first.id, second.id].sort());
    expect(await similar(['Ander', 'Krúisbeeld'], here.id, first.id)).toEqual([second.id]);
    expect(await similar(['Kruisbeelt'], here.id)).toContain(first.id);
    // A blank more or less makes no other name, wherever it lies.
    expect(await similar(['Kruis beeld'], null)).toEqual([first.id, second.id, elsewhere.id].sort());
    expect(await similar(['Kruisbeelt'], far.id)).not.toContain(first.id);
    expect(await similar(['kruisbeeld'], null)).toEqual([first.id, second.id, elsewhere.id].sort());
    expect(await similar([' '], here.id)).toEqual([]);
  });

  test('two of one name at one place are suspected, and two far apart are not', async () => {
    const { first, second } = await namesakes('Vlasroterij');
    const { data, total } = await editor.call(findMemorialDoubles, { text: 'vlasroterij' });
    expect(total).toBe(1);
    expect(data).toMatchObject([{ id: [first.id, second.id].sort().join('.') }]);
    await server.make.memorial({ name: 'Vlasroterij', place_id: null });
    expect((await editor.call(findMemorialDoubles, { text: 'vlasroterij', limit: 2 })).total).toBe(4);
    expect(await editor.call(findMemorialDoubles, { text: 'vlasroterij', offset: 9 })).toEqual({ data: [], total: 4 });
  });

  test('two that somebody says are not the same are not proposed again, until that is taken back', async () => {
    const { first, second } = await namesakes('Wegkruis');
    const pair = { idA: second.id, idB: first.id };
    const found = async (apart: boolean) => (await editor.call(findMemorialDoubles, { text: 'wegkruis', apart })).data;
    await editor.call(keepMemorialsApart, pair);
    await editor.call(keepMemorialsApart, pair);
    expect(await found(false)).toEqual([]);
    expect(await found(true)).toMatchObject([
      { id: [first.id, second.id].sort().join('.'), kept_apart: { account: expect.any(String) } },
    ]);
    await editor.call(keepMemorialsApart, { ...pair, apart: false });
    expect(await found(false)).toMatchObject([{ kept_apart: null }]);
    // An undone merge says nothing: who merged by mistake may have meant another one.
    const { merge_id: id } = await editor.call(mergeMemorials, pair);
    expect(await found(false)).toEqual([]);
    await editor.call(undoMemorialMerge, { id });
    expect(await found(false)).toMatchObject([{ kept_apart: null }]);
    await expect(editor.call(keepMemorialsApart, { idA: first.id, idB: first.id })).rejects.toMatchObject({
      name: 'recordMergedWithItself',
    });
  });
});
