import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  findEventsByTypeAndPlace,
  getPersonEvent,
  updatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { createMemorial, updateMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { placeLimits } from '@salient/shared/areas/places/place.ts';
import {
  findPlaceDoubles,
  findPlaceMerges,
  keepPlacesApart,
  mergePlaces,
  previewPlaceMerge,
  undoPlaceMerge,
} from '@salient/shared/areas/places/placeMergeMethods.ts';
import {
  canRemovePlace,
  createPlace,
  findPlaces,
  getPlace,
  removePlace,
  updatePlace,
} from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());
beforeEach(() => server.dataSource.query('TRUNCATE place CASCADE'));

const nobody = '00000000-0000-7000-8000-000000000000';

/** Two spellings of one village, and what names the second. */
async function villages() {
  const { make } = server;
  const a = await make.place({
    languages: { nl: { name: 'Wijtschate' } },
    alternative_names: ['Whitesheet'],
    resolution_status: 'custom',
  });
  const b = await make.place({
    languages: { nl: { name: 'Wytschaete', administrative_area_level_1: 'Vlaanderen' }, fr: { name: 'Wytschaete' } },
    ...{ lat: 50.785, lon: 2.882, resolution_status: 'found', type: 'topo' },
  });
  const event = await make.event('injured', { place_id: b.id });
  const memorial = await make.memorial({ place_id: b.id });
  return { a, b, event, memorial };
}

describe('merging two places', () => {
  test('what named the second names the first, its names stay, missing ones are filled [PLACE-10, M-056]', async () => {
    const { a, b, event, memorial } = await villages();
    const preview = await editor.call(previewPlaceMerge, { idA: a.id, idB: b.id });
    expect(preview).toMatchObject({
      placeA: { id: a.id },
      placeB: { id: b.id },
      merged: { languages: { nl: { name: 'Wijtschate', administrative_area_level_1: 'Vlaanderen' } } },
      references: [
        { code: 'REFERENCED_BY_MEMORIAL', count: 1 },
        { code: 'REFERENCED_BY_PERSON_EVENT', count: 1 },
      ],
    });
    const merged = await editor.call(mergePlaces, {
      ...{ idA: a.id, idB: b.id, versionA: 1, versionB: 1, reason: 'zelfde dorp' },
    });
    expect(merged).toMatchObject({
      ...preview.merged,
      version: 2,
      languages: { fr: { name: 'Wytschaete' } },
      alternative_names: ['Whitesheet'],
      ...{ loc: { lat: 50.785, lon: 2.882 }, type: 'locality', resolution_status: 'found' },
    });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: a.id, version: 2 });
    const [row] = await server.dataSource.query('SELECT place_id, version FROM memorial WHERE id = $1', [memorial.id]);
    expect(row).toEqual({ place_id: a.id, version: 2 });
    await expect(editor.call(getPlace, { id: b.id })).rejects.toMatchObject({ name: 'merged', data: { to: a.id } });
    expect((await editor.call(findPlaces, { text: 'wytschaete' })).data).toMatchObject([{ id: a.id }]);
    expect(await editor.call(findPlaceMerges, { place_id: a.id })).toMatchObject([
      { kept_name: 'Wijtschate', merged_name: 'Wytschaete', reason: 'zelfde dorp', moved: 2, undone_at: null },
    ]);
  });

  test('who names the merged one of a memorial or asks what happened there means the one that stays [PLACE-10, MEMORIAL-19]', async () => {
    const { a, b, event } = await villages();
    await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const place_id = b.id;
    const made = await editor.call(createMemorial, { memorial: { name: 'Dorpszuil', type: 'plate', place_id } });
    expect(made).toMatchObject({ place_id: a.id, calc_place_name: 'Wijtschate' });
    const other = await server.make.memorial();
    const memorial = { id: other.id, version: 1, place_id };
    expect(await editor.call(updateMemorial, { memorial })).toMatchObject({ place_id: a.id });
    const { data } = await editor.call(findEventsByTypeAndPlace, { type: 'injured', place_id });
    expect(data.map(({ id }) => id)).toEqual([event.id]);
  });

  test('what can be no id is no place, and not the same one twice [PLACE-10]', async () => {
    for (const method of [previewPlaceMerge, mergePlaces]) {
      await expect(editor.call(method, { idA: 'x', idB: 'y' })).rejects.toMatchObject({ name: 'notFound' });
    }
  });

  test('a choice takes the other place’s value [PLACE-09]', async () => {
    const { a, b } = await villages();
    const merged = await editor.call(mergePlaces, { idA: a.id, idB: b.id, choices: { type: 'b', loc: 'a' } });
    expect(merged).toMatchObject({ type: 'topo', loc: null, resolution_status: 'custom' });
  });

  test('is refused, shown or done, where a third place bears a name there that neither bore, as a save is [PLACE-34]', async () => {
    const spot = (name: string, country_code: string) => ({ country_code, languages: { nl: { name } } });
    const [a, b] = [await server.make.place(spot('Grenshuis', 'BE')), await server.make.place(spot('Tolhuis', 'FR'))];
    await server.make.place(spot('Grenshuis', 'FR'));
    const merge = { idA: a.id, idB: b.id, choices: { country_code: 'b' as const } };
    const refused = { name: 'invalidData', data: { 'languages.nl.name': ['languages.nl.name: DATA_ALREADY_EXISTS'] } };
    for (const method of [previewPlaceMerge, mergePlaces]) {
      await expect(editor.call(method, merge)).rejects.toMatchObject(refused);
    }
    await expect(
      editor.call(updatePlace, { place: { id: a.id, version: 1, country_code: 'FR' } }),
    ).rejects.toMatchObject(refused);
    expect(await editor.call(mergePlaces, { ...merge, choices: {} })).toMatchObject(spot('Grenshuis', 'BE'));
  });

  test('leaves as it is what lists brought more than once, whichever of the two bore it', async () => {
    const spot = (country_code: string) => ({ country_code, languages: { nl: { name: 'Driemaal' } } });
    const [a, b] = [await server.make.place(spot('BE')), await server.make.place(spot('FR'))];
    await server.make.place(spot('BE'));
    await server.make.place(spot('FR'));
    const merge = { idA: a.id, idB: b.id, choices: { country_code: 'b' as const } };
    expect(await editor.call(previewPlaceMerge, merge)).toMatchObject({ merged: spot('FR') });
    expect(await editor.call(mergePlaces, merge)).toMatchObject(spot('FR'));
  });

  test('leaves an address that tells whoever still works on the merged place where it is now', async () => {
    const { a, b } = await villages();
    const other = await server.make.place();
    await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const calls = [
      editor.call(updatePlace, { place: { id: b.id, version: 1, alternative_names: ['X'] } }),
      editor.call(canRemovePlace, { id: b.id }),
      editor.call(removePlace, { id: b.id }),
      editor.call(previewPlaceMerge, { idA: b.id, idB: other.id }),
      editor.call(previewPlaceMerge, { idA: other.id, idB: b.id }),
      editor.call(keepPlacesApart, { idA: other.id, idB: b.id }),
    ];
    const moved = { name: 'merged', data: { entity: 'place', id: b.id, to: a.id } };
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(moved)));
    await editor.call(removePlace, { id: other.id });
    await expect(editor.call(canRemovePlace, { id: other.id })).rejects.toMatchObject({ name: 'gone' });
  });

  test('brings all names, which stay when the place is saved again and become no more', async () => {
    const names = (from: number) => Array.from({ length: 80 }, (_, at) => `Schrijfwijze ${from + at}`);
    const a = await server.make.place({ alternative_names: names(0) });
    const b = await server.make.place({ alternative_names: names(80) });
    const { merge_id: _, ...merged } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    expect(merged.alternative_names.length).toBeGreaterThan(placeLimits.alternatives);
    const saved = await editor.call(updatePlace, { place: { ...merged, type: 'topo' } });
    expect(saved.alternative_names).toEqual(merged.alternative_names);
    const more = { ...saved, alternative_names: [...saved.alternative_names, 'Nog een'] };
    await expect(editor.call(updatePlace, { place: more })).rejects.toMatchObject({
      data: { alternative_names: ['alternative_names: TOO_MANY_VALUES'] },
    });
  });

  test('stands in the history of the place and of each event, as a merge', async () => {
    const { a, b, event } = await villages();
    await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const { data } = await editor.call(findChanges, { type: 'place', id: a.id });
    expect(data[0]).toMatchObject({
      source: 'merge',
      fields: expect.arrayContaining([expect.objectContaining({ field: 'merged_from' })]),
    });
    const moved = await editor.call(findChanges, { type: 'person', id: event.person_id });
    expect(moved.data[0]).toMatchObject({
      source: 'merge',
      record: { type: 'person_event' },
      fields: [{ field: 'place_id' }],
    });
  });

  test('an event that was open meanwhile is not saved over the merge', async () => {
    const { a, b, event } = await villages();
    await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const saving = editor.call(updatePersonEvent, { event: { id: event.id, version: 1, description: 'x' } });
    await expect(saving).rejects.toMatchObject({ name: 'conflict', data: { changedFields: ['place_id'] } });
  });

  test('is refused for one place, for places that are not there, for a stale version, and for accounts that only read [M-056]', async () => {
    const { a, b } = await villages();
    for (const method of [mergePlaces, previewPlaceMerge]) {
      await expect(editor.call(method, { idA: a.id, idB: a.id })).rejects.toMatchObject({
        name: 'recordMergedWithItself',
      });
      await expect(editor.call(method, { idA: a.id, idB: nobody })).rejects.toMatchObject({ name: 'notFound' });
    }
    await editor.call(updatePlace, { place: { id: b.id, version: 1, alternative_names: ['X'] } });
    await expect(editor.call(mergePlaces, { idA: a.id, idB: b.id, versionB: 1 })).rejects.toMatchObject({
      name: 'conflict',
    });
    const reader = await server.signIn('readonly');
    await expect(reader.call(mergePlaces, { idA: a.id, idB: b.id })).rejects.toMatchObject({ name: 'notPermitted' });
  });
});

describe('undoing a merge', () => {
  test('both are as they were, and what moved is back [PLACE-10]', async () => {
    const { a, b, event, memorial } = await villages();
    const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const { kept, restored, left } = await editor.call(undoPlaceMerge, { id: merge_id });
    expect(left).toEqual({ fields: [], records: 0 });
    expect(kept).toMatchObject({
      id: a.id,
      version: 3,
      languages: a.languages,
      loc: null,
      resolution_status: 'custom',
    });
    expect(restored).toMatchObject({ id: b.id, version: 3, languages: b.languages, type: 'topo' });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: b.id, version: 3 });
    const [row] = await server.dataSource.query('SELECT place_id FROM memorial WHERE id = $1', [memorial.id]);
    expect(row).toEqual({ place_id: b.id });
    expect(await editor.call(findPlaceMerges, { place_id: b.id })).toMatchObject([{ undone_at: expect.any(String) }]);
    await expect(editor.call(undoPlaceMerge, { id: merge_id })).rejects.toMatchObject({ name: 'recordMergeUndone' });
  });

  test('what was changed since stays and is told', async () => {
    const { a, b, event } = await villages();
    const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    await editor.call(updatePlace, {
      place: { id: a.id, version: 2, loc: { lat: 50.7, lon: 2.8 }, alternative_names: ['Whitesheet', 'Wijtschaete'] },
    });
    const elsewhere = await server.make.place();
    await editor.call(updatePersonEvent, { event: { id: event.id, version: 2, place_id: elsewhere.id } });
    const { kept, left } = await editor.call(undoPlaceMerge, { id: merge_id });
    expect(left.records).toBe(1);
    expect([...left.fields].sort()).toEqual(['lat', 'lon', 'resolution_status']);
    expect(kept).toMatchObject({ loc: { lat: 50.7, lon: 2.8 }, alternative_names: ['Whitesheet', 'Wijtschaete'] });
    expect(kept.languages).toEqual(a.languages);
  });

  test('a position of which one half was changed since stays whole, and a guess with its country', async () => {
    const [a, b] = [
      await server.make.place({ lat: 50.8, lon: 2.9, country_code: 'BE', country_guessed: true }),
      await server.make.place({ lat: 50.9, lon: 2.9, country_code: null }),
    ];
    const choices = { loc: 'b', country_code: 'b' } as const;
    const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id, choices });
    const place = { id: a.id, version: 2, loc: { lat: 50.9, lon: 3.1 }, country_code: 'FR' };
    await editor.call(updatePlace, { place });
    const { kept, left } = await editor.call(undoPlaceMerge, { id: merge_id });
    expect(kept).toMatchObject({ loc: { lat: 50.9, lon: 3.1 }, country_code: 'FR', country_guessed: false });
    expect([...left.fields].sort()).toEqual(expect.arrayContaining(['country_code', 'lat', 'lon']));
    // A position that the first had not: half of it would be none.
    const [c, d] = [await server.make.place(), await server.make.place({ lat: 50.9, lon: 2.9 })];
    const other = await editor.call(mergePlaces, { idA: c.id, idB: d.id });
    await editor.call(updatePlace, { place: { id: c.id, version: 2, loc: { lat: 51, lon: 2.9 } } });
    expect(await editor.call(undoPlaceMerge, { id: other.merge_id })).toMatchObject({
      ...{ kept: { loc: { lat: 51, lon: 2.9 } }, restored: { loc: { lat: 50.9, lon: 2.9 } } },
    });
  });

  test('a name that another place has got since is refused; one that was there twice comes back [PLACE-34]', async () => {
    const spot = (name: string) => ({ type: 'locality' as const, country_code: 'BE', languages: { nl: { name } } });
    const merged = async (name: string) => {
      const { id } = await server.make.place(spot(name));
      return (await editor.call(mergePlaces, { idA: (await server.make.place()).id, idB: id })).merge_id;
    };
    const taken = await merged('Oudeschuur');
    await editor.call(createPlace, { place: spot('Oudeschuur') });
    await expect(editor.call(undoPlaceMerge, { id: taken })).rejects.toMatchObject({
      ...{ name: 'invalidData', data: { none: ['none: DATA_ALREADY_EXISTS'] } },
    });
    const renamed = await merged('Nieuweschuur');
    const other = await editor.call(createPlace, { place: spot('Andereschuur') });
    await editor.call(updatePlace, { place: { id: other.id, version: 1, ...spot('Nieuweschuur') } });
    await expect(editor.call(undoPlaceMerge, { id: renamed })).rejects.toMatchObject({ name: 'invalidData' });
    await server.make.place(spot('Dubbelschuur'));
    const double = await merged('Dubbelschuur');
    expect(await editor.call(undoPlaceMerge, { id: double })).toMatchObject({ restored: spot('Dubbelschuur') });
  });

  test('of which no column knows any more what it moved fails whole, and leaves nothing behind', async () => {
    const { a, b, event } = await villages();
    const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    const rename = (from: string, to: string) =>
      server.dataSource.query('UPDATE record_merge_move SET reference = $3 WHERE merge_id = $1 AND reference = $2', [
        ...[merge_id, from, to],
      ]);
    await rename('person_event.place_id', 'person_event.former');
    await expect(editor.call(undoPlaceMerge, { id: merge_id })).rejects.toMatchObject({ code: -32603 });
    await rename('person_event.former', 'person_event.place_id');
    expect((await editor.call(undoPlaceMerge, { id: merge_id })).left.records).toBe(0);
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: b.id });
  });

  test('a later merge is undone first; an address that led to the merged place leads on', async () => {
    const [a, b, c] = [await server.make.place(), await server.make.place(), await server.make.place()];
    const first = await editor.call(mergePlaces, { idA: b.id, idB: c.id });
    const second = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    await expect(editor.call(getPlace, { id: c.id })).rejects.toMatchObject({ name: 'merged', data: { to: a.id } });
    await expect(editor.call(undoPlaceMerge, { id: first.merge_id })).rejects.toMatchObject({
      name: 'laterRecordMergeStands',
      data: { id: second.merge_id },
    });
    await editor.call(undoPlaceMerge, { id: second.merge_id });
    await expect(editor.call(getPlace, { id: c.id })).rejects.toMatchObject({ name: 'merged', data: { to: b.id } });
    await editor.call(undoPlaceMerge, { id: first.merge_id });
    expect(await editor.call(getPlace, { id: c.id })).toMatchObject({ id: c.id });
    await expect(editor.call(undoPlaceMerge, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
  });
});

describe('doubles', () => {
  const namesake = (name: string, more: object = {}) =>
    server.make.place({ languages: { nl: { name } }, country_code: 'BE', ...more });
  const pairsOf = async (text: string, apart = false) => (await editor.call(findPlaceDoubles, { text, apart })).data;
  const idOf = (a: { id: string }, b: { id: string }) => [a.id, b.id].sort().join('.');

  test('are of one name in whatever spelling, close together, or in one country where nobody knows where one lies', async () => {
    const here = await namesake('Boezinge', { lat: 50.895, lon: 2.857 });
    const old = await namesake('Boesinghe', { lat: 50.9, lon: 2.86, country_code: 'FR' });
    const unknown = await namesake('Boezinge');
    await namesake('Boezinge', { lat: 51.2, lon: 4.4 });
    await namesake('Boezinge', { country_code: 'NL' });
    await namesake('Boezinge', { lat: 50.895, lon: 2.857, type: 'administrative_area_level_2' });
    const event = await server.make.event('injured', { place_id: unknown.id });
    await server.make.event('where', { place_id: unknown.id, person_id: event.person_id });
    const pairs = await pairsOf('boez');
    expect(pairs).toHaveLength(3);
    // Those first at which most persons are.
    expect(pairs.slice(0, 2).every(({ id }) => id.includes(unknown.id))).toBe(true);
    expect(Object.values(pairs[0]?.persons ?? {}).sort()).toEqual([0, 1]);
    expect(pairs.map(({ id }) => id)).toContain(idOf(here, old));
    expect(pairs.find(({ id }) => id === idOf(here, old))).toMatchObject({
      km: expect.closeTo(0.6, 1),
      persons: { first: 0, second: 0 },
    });
    expect(pairs.map(({ id }) => id)).toContain(idOf(here, unknown));
    expect(await editor.call(findPlaceDoubles, { text: 'boez', offset: 9 })).toEqual({ data: [], total: 3 });
  });

  test('are both of a country that nobody knows, or of one that is stated of both; one that states it is another’s only when it is near', async () => {
    const of = (country_code: string | null, more: object = {}) =>
      server.make.place({ languages: { de: { name: 'Zielona' } }, country_code, ...more });
    const [one, other] = [await of(null), await of(null, { lat: 50, lon: 20 })];
    await of('PL');
    const near = await of('PL', { lat: 50.01, lon: 20 });
    const ids = (await pairsOf('zielona')).map(({ id }) => id);
    expect(ids).toContain(idOf(one, other));
    expect(ids).toContain(idOf(other, near));
    expect(ids).not.toContain(idOf(one, near));
    expect(ids).toHaveLength(3);
  });

  test('that lie in other areas are none, unless they are close together', async () => {
    const within = (area: string, more: object = {}) =>
      server.make.place({
        languages: { de: { name: 'Sankt Ruprecht', administrative_area_level_2: area } },
        ...{ country_code: 'AT', ...more },
      });
    const graz = await within('Graz');
    await within('Bruck');
    expect(await pairsOf('sankt ruprecht')).toEqual([]);
    const other = await within('GRAZ');
    expect(await pairsOf('sankt ruprecht')).toMatchObject([{ id: idOf(graz, other), km: null }]);
    const [leoben, liezen] = [
      await within('Leoben', { lat: 47.381, lon: 15.094 }),
      await within('Liezen', { lat: 47.39, lon: 15.1 }),
    ];
    const pairs = (await pairsOf('sankt ruprecht')).map(({ id }) => id);
    expect(pairs.sort()).toEqual([idOf(graz, other), idOf(leoben, liezen)].sort());
  });

  test('of which somebody says that they are not the same are not proposed again, until that is taken back', async () => {
    const [a, b] = [await namesake('Elverdinge'), await namesake('Elverdinghe')];
    await editor.call(keepPlacesApart, { idA: b.id, idB: a.id });
    expect(await pairsOf('elverding')).toEqual([]);
    expect(await pairsOf('elverding', true)).toMatchObject([
      { id: idOf(a, b), kept_apart: { at: expect.any(String) } },
    ]);
    await editor.call(keepPlacesApart, { idA: a.id, idB: b.id, apart: false });
    expect(await pairsOf('elverding')).toMatchObject([{ id: idOf(a, b), kept_apart: null }]);
    await expect(editor.call(keepPlacesApart, { idA: a.id, idB: a.id })).rejects.toMatchObject({
      name: 'recordMergedWithItself',
    });
    const gone = '00000000-0000-4000-8000-000000000000';
    await expect(editor.call(keepPlacesApart, { idA: a.id, idB: gone })).rejects.toMatchObject({ name: 'notFound' });
  });
});
