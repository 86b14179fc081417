import { removePersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { removeMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { removeMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import { previewMerge, undoMerge } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { removePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { personMerging } from './personMerging.ts';

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
});
afterAll(() => server.close());

const nobody = '00000000-0000-7000-8000-000000000000';
const { whole, merge, eventsOf } = personMerging(() => editor);

describe('a merge that is undone', () => {
  const passing = `ARRAY['version', 'created_at', 'updated_at'] || jsonb_build_object('created_at', date_trunc('milliseconds', created_at))`;
  /** All that anybody can read of some persons, without versions and moments. */
  const stateOf = async (ids: readonly string[]) => {
    const [row] = await server.dataSource.query<{ state: unknown }[]>(
      `SELECT jsonb_build_object(
         'persons', (SELECT jsonb_agg(to_jsonb(p) - ${passing} ORDER BY id) FROM person p WHERE id = ANY($1)),
         'events', (SELECT jsonb_agg(to_jsonb(e) - ${passing} ORDER BY id) FROM person_event e WHERE person_id = ANY($1)),
         'relations', (SELECT jsonb_agg(to_jsonb(r) ORDER BY id) FROM relation r WHERE person_id = ANY($1) OR related_person_id = ANY($1)),
         'memberships', (SELECT jsonb_agg(to_jsonb(m) ORDER BY project_id, person_id) FROM project_membership m WHERE person_id = ANY($1)),
         'redirects', (SELECT jsonb_agg(from_id || ' ' || to_id ORDER BY from_id) FROM redirect WHERE to_id = ANY($1) OR from_id = ANY($1)),
         'distinct', (SELECT jsonb_agg(to_jsonb(d) ORDER BY person_a, person_b) FROM person_distinct d WHERE person_a = ANY($1) OR person_b = ANY($1))
       ) AS state`,
      [ids],
    );
    return row?.state;
  };

  async function fullPair() {
    const { make } = server;
    const [a, b] = [
      await make.person({
        surname: 'Jan',
        born_year: 1890,
        description: 'Metser.',
        war_casualty: false,
        in_namelist: false,
      }),
      await make.person({ surname: 'Johan', born_month: 3, born_year: 1890, died_year: 1917, description: 'Ieper.' }),
    ];
    const [friend, brother] = [await make.person(), await make.person()];
    const [hall, room] = [await make.project(), await make.project()];
    const save = async (id: string, fields: object) =>
      editor.call(updatePerson, { person: { id, version: (await whole(id)).version, ...fields } });
    await save(a.id, {
      relations: [{ person_id: friend.id, relation: 'friend', comments: 'school' }],
      project_memberships: [{ project: hall.id, notes: 'zaal 1' }],
    });
    await save(b.id, {
      relations: [
        { person_id: friend.id, relation: 'friend', comments: 'leger' },
        { person_id: brother.id, relation: 'sibling' },
        { person_id: a.id, relation: 'family' },
      ],
      project_memberships: [{ project: hall.id, notes: 'zaal 2' }, { project: room.id }],
    });
    const period = { start_day: 1, start_month: 5, start_year: 1916, end_day: 1, end_month: 7, end_year: 1916 };
    await make.event('military', { person_id: a.id, enlisted_army: 'A.B.L.' });
    await make.event('military', { person_id: b.id, enlisted_army: 'A.B.L.', enlisted_number: '7' });
    await make.event('injured', { person_id: a.id, ...period, injured_wound: 'arm' });
    const wound = await make.event('injured', { person_id: b.id, ...period, injured_wound: 'been' });
    await make.event('cwxrm', { person_id: b.id, sponsor_name: 'Mia' });
    await server.dataSource.query('UPDATE person SET cwxrm_remembered = true WHERE id = $1', [b.id]);
    return { a, b, wound, brother, all: [a.id, b.id, friend.id, brother.id] };
  }

  test('brings both back exactly as they were [beyond 24]', async () => {
    const { a, b, all } = await fullPair();
    const c = await server.make.person();
    const { merge_id: older } = await merge(b.id, c.id);
    const before = await stateOf(all);
    const { merge_id } = await merge(a.id, b.id);
    expect(await stateOf(all)).not.toEqual(before);
    const { left, kept, restored } = await editor.call(undoMerge, { id: merge_id });
    expect(left).toEqual([]);
    expect([kept.id, restored.id]).toEqual([a.id, b.id]);
    expect(await stateOf(all)).toEqual(before);
    await editor.call(undoMerge, { id: older });
    // And once more from the start.
    await merge(a.id, b.id);
  });

  test('keeps what somebody changed in the meantime, and names it [beyond 24]', async () => {
    const { a, b, wound, brother } = await fullPair();
    const { merge_id, version } = await merge(a.id, b.id);
    await editor.call(updatePerson, {
      person: {
        ...{ id: a.id, version, description: 'Metselaar.', alternative_surnames: 'Johan, Jef' },
        relations: (await whole(a.id)).relations
          .filter(({ person_id }) => person_id !== brother.id)
          .map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
      },
    });
    const [been] = (await eventsOf(a.id, 'injured')).filter(({ id }) => id === wound.id);
    await editor.call(updatePersonEvent, {
      event: { id: wound.id, version: been?.version ?? 0, injured_wound: 'linkerbeen' },
    });
    const { left } = await editor.call(undoMerge, { id: merge_id });
    expect(left).toEqual([
      { kind: 'relation', id: brother.id, field: null },
      { kind: 'person', id: a.id, field: 'description' },
    ]);
    expect(await whole(a.id)).toMatchObject({ description: 'Metselaar.', alternative_surnames: ['Jef'] });
    expect(await whole(b.id)).toMatchObject({ surname: 'Johan', description: 'Ieper.' });
    expect(await eventsOf(b.id, 'injured')).toMatchObject([{ injured_wound: 'linkerbeen' }]);
  });

  test('gives back what both had of a place, a memorial and a unit that were merged meanwhile [PLACE-10]', async () => {
    const { make } = server;
    const [a, b] = [await make.person(), await make.person()];
    const [place, memorial, unit] = [await make.place(), await make.memorial(), await make.militaryEntity()];
    for (const person_id of [a.id, b.id]) {
      await make.event('where', { person_id, place_id: place.id });
      await make.event('memorated', { person_id, memorial_id: memorial.id });
      await make.event('military', { person_id, military_regiment_id: unit.id });
    }
    const { merge_id } = await merge(a.id, b.id);
    expect([await eventsOf(a.id, 'where'), await eventsOf(a.id, 'memorated')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    const [at, on, of] = [await make.place(), await make.memorial(), await make.militaryEntity()];
    await editor.call(mergePlaces, { idA: at.id, idB: place.id });
    await editor.call(mergeMemorials, { idA: on.id, idB: memorial.id });
    await editor.call(mergeMilitaryEntities, { idA: of.id, idB: unit.id });
    expect((await editor.call(undoMerge, { id: merge_id })).left).toEqual([]);
    for (const id of [a.id, b.id]) {
      expect(await eventsOf(id, 'where')).toMatchObject([{ place_id: at.id }]);
      expect(await eventsOf(id, 'memorated')).toMatchObject([{ memorial_id: on.id }]);
      expect(await eventsOf(id, 'military')).toMatchObject([{ military_regiment_id: of.id }]);
    }
  });

  test('gives an event back without a place or unit that was removed meanwhile, and says so', async () => {
    const { make } = server;
    const [a, b] = [await make.person(), await make.person()];
    const [place, memorial, unit] = [await make.place(), await make.memorial(), await make.militaryEntity()];
    for (const person_id of [a.id, b.id]) {
      await make.event('where', { person_id, place_id: place.id });
      await make.event('memorated', { person_id, memorial_id: memorial.id });
      await make.event('military', { person_id, military_regiment_id: unit.id });
    }
    const own = async (type: 'where' | 'memorated' | 'military') => (await eventsOf(b.id, type))[0]?.id;
    const [where, memorated, military] = [await own('where'), await own('memorated'), await own('military')];
    const { merge_id } = await merge(a.id, b.id);
    for (const type of ['where', 'memorated', 'military'] as const) {
      for (const { id, version } of await eventsOf(a.id, type)) await editor.call(removePersonEvent, { id, version });
    }
    await editor.call(removePlace, { id: place.id, version: 1 });
    await editor.call(removeMemorial, { id: memorial.id, version: 1 });
    await editor.call(removeMilitaryEntity, { id: unit.id, version: 1 });
    const { left } = await editor.call(undoMerge, { id: merge_id });
    expect(left).toHaveLength(3);
    expect(left).toEqual(
      expect.arrayContaining([
        { kind: 'event', id: where, field: 'place_id' },
        { kind: 'event', id: memorated, field: null },
        { kind: 'event', id: military, field: 'military_regiment_id' },
      ]),
    );
    expect(await eventsOf(b.id, 'where')).toMatchObject([{ id: where, place_id: null }]);
    expect(await eventsOf(b.id, 'military')).toMatchObject([{ id: military, military_regiment_id: null }]);
    expect(await eventsOf(b.id, 'memorated')).toEqual([]);
  });

  test('is undone once, and later merges of the persons concerned first [beyond 24]', async () => {
    const { make } = server;
    const [a, b, c] = [await make.person(), await make.person(), await make.person()];
    const { merge_id: first } = await merge(a.id, b.id);
    const { merge_id: second } = await merge(c.id, a.id);
    const early = editor.call(undoMerge, { id: first });
    await expect(early).rejects.toMatchObject({ name: 'laterMergeStands', data: { id: second } });
    await editor.call(undoMerge, { id: second });
    await editor.call(undoMerge, { id: first, notSame: true });
    await expect(editor.call(undoMerge, { id: first })).rejects.toMatchObject({ name: 'mergeUndone' });
    await expect(editor.call(undoMerge, { id: nobody })).rejects.toMatchObject({ name: 'notFound' });
    const { notSame } = await editor.call(previewMerge, { idA: b.id, idB: a.id });
    expect(notSame).toMatchObject({ account: expect.stringContaining('normal') });
  });

  test('is refused to an account that may not change one of the two [ROLE-13]', async () => {
    const a = await server.make.person();
    const b = await server.make.person({ victim_type: 'military' });
    const { merge_id } = await merge(a.id, b.id);
    const civilian = await server.signIn('normal-civilian');
    await expect(civilian.call(undoMerge, { id: merge_id })).rejects.toMatchObject({ name: 'notPermitted' });
  });

  test('would make a card that may not be is refused as invalid', async () => {
    const a = await server.make.person({ born_year: 1890, died_year: 1915 });
    const b = await server.make.person({ born_year: 1880, died_year: 1917 });
    const { merge_id, version } = await merge(a.id, b.id, { born_date: 'b', died_date: 'b' });
    await editor.call(updatePerson, { person: { id: a.id, version, died_year: 1885 } });
    await expect(editor.call(undoMerge, { id: merge_id })).rejects.toMatchObject({
      name: 'invalidData',
      data: { died_date: ['died_date: INVALID_DATE_ORDER'] },
    });
  });
});
