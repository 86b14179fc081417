import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createPersonEvent,
  findPersonEvents,
  removePersonEvent,
  updatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { removeMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { removeMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import {
  clearMergeSuggestion,
  findMerges,
  mergePersons,
  previewMerge,
  undoMerge,
} from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { getPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { removePlace } from '@salient/shared/areas/places/placeMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState } from '../../harness/databaseState.ts';
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
const whole = async (id: string) =>
  (await editor.call(getPerson, { id, extend: ['events-with-places'] })) as Required<Person>;
const merge = async (idA: string, idB: string, choices = {}) => {
  const [a, b] = [await whole(idA), await whole(idB)];
  return editor.call(mergePersons, {
    idA,
    idB,
    versionA: a.version,
    versionB: b.version,
    choices,
    reason: 'zelfde akte',
  });
};
const eventsOf = async (person_id: string, type: 'military' | 'memorated' | 'injured' | 'born' | 'died' | 'where') =>
  (await editor.call(findPersonEvents, { person_id, type })).data;

describe('what the kept person becomes', () => {
  test('empty fields are filled, lists united, the other names kept as alternatives [PERSON-16, beyond 24]', async () => {
    const a = await server.make.person({
      ...{ surname: 'Jan', familyname: 'Vandenberghe', alternative_surnames: ['Jean'] },
      ...{ born_year: 1890, description: 'Metser.', gender: 'undefined', in_namelist: false },
    });
    const b = await server.make.person({
      ...{ surname: 'Johannes', familyname: 'Van den Berghe', alternative_surnames: ['Jean', 'Hans'] },
      ...{ born_day: 3, born_month: 2, born_year: 1890, nationality: 'Belg', description: 'Woont in Ieper.' },
      ...{ gender: 'male', died_year: 1917 },
    });
    const kept = await merge(a.id, b.id);
    expect(kept).toMatchObject({
      ...{ id: a.id, version: 2, surname: 'Jan', familyname: 'Vandenberghe' },
      ...{ alternative_surnames: ['Jean', 'Hans', 'Johannes'], alternative_familynames: ['Van den Berghe'] },
      ...{ born_day: 3, born_month: 2, born_year: 1890, died_year: 1917, nationality: 'Belg', gender: 'male' },
      ...{ description: 'Metser.\n\nWoont in Ieper.', in_namelist: true },
    });
    expect(await eventsOf(a.id, 'born')).toMatchObject([{ start_day: 3, start_year: 1890 }]);
    expect(await eventsOf(a.id, 'died')).toMatchObject([{ start_year: 1917 }]);
  });

  test('a choice is followed where the field offers it and refused where not [beyond 24]', async () => {
    const a = await server.make.person({ surname: 'Jan', nationality: 'Belg' });
    const b = await server.make.person({ surname: 'Piet', nationality: 'Frans' });
    await expect(merge(a.id, b.id, { nationality: 'both' })).rejects.toMatchObject({
      data: { nationality: ['nationality: INVALID_OPTION'] },
    });
    const kept = await merge(a.id, b.id, { nationality: 'b', surname: 'b' });
    expect(kept).toMatchObject({ surname: 'Piet', alternative_surnames: ['Jan'], nationality: 'Frans' });
  });

  test('what a card may not say refuses the merge, and the preview says so before [PERSON-16]', async () => {
    const a = await server.make.person({ born_year: 1900 });
    const b = await server.make.person({ died_year: 1880 });
    const preview = await editor.call(previewMerge, { idA: a.id, idB: b.id });
    expect(preview.errors).toEqual({ died_date: ['died_date: INVALID_DATE_ORDER'] });
    await expect(merge(a.id, b.id)).rejects.toMatchObject({ name: 'invalidData', data: preview.errors });
    expect(await merge(a.id, b.id, { died_date: 'a' })).toMatchObject({ born_year: 1900, died_year: '?' });
  });
});

describe('events of both', () => {
  test('move, fold into one that says the same, and stand beside one of their days [PERSON-16, EVENT-36]', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const memorial = await server.make.memorial();
    const period = { start_day: 1, start_month: 5, start_year: 1916, end_day: 1, end_month: 7, end_year: 1916 };
    await server.make.event('military', { person_id: a.id, enlisted_army: 'A.B.L.' });
    await server.make.event('military', { person_id: b.id, enlisted_army: 'A.B.L.', enlisted_number: '12/345' });
    await server.make.event('injured', { person_id: a.id, ...period, injured_wound: 'arm' });
    await server.make.event('injured', { person_id: b.id, ...period, injured_wound: 'been' });
    await server.make.event('where', { person_id: b.id, topo: 'Rijselstraat 3' });
    await server.make.event('memorated', { person_id: a.id, memorial_id: memorial.id, memorial_ref: 'A 1' });
    await server.make.event('memorated', { person_id: b.id, memorial_id: memorial.id, memorial_ref: 'B 2' });
    const { events } = await editor.call(previewMerge, { idA: a.id, idB: b.id });
    expect(events.map(({ event, outcome }) => [event.type, outcome]).sort()).toEqual([
      ['born', 'folds'],
      ['died', 'folds'],
      ['injured', 'moves_beside'],
      ['memorated', 'moves_beside'],
      ['military', 'folds'],
      ['where', 'moves'],
    ]);
    await merge(a.id, b.id);
    expect(await eventsOf(a.id, 'military')).toMatchObject([{ enlisted_army: 'A.B.L.', enlisted_number: '12/345' }]);
    expect((await eventsOf(a.id, 'memorated')).map(({ memorial_ref }) => memorial_ref).sort()).toEqual(['A 1', 'B 2']);
    const injuries = await eventsOf(a.id, 'injured');
    expect(injuries.map(({ injured_wound }) => injured_wound).sort()).toEqual(['arm', 'been']);
    // Both can still be corrected, and a third one of these days is refused as ever.
    for (const { id, version } of injuries) {
      await editor.call(updatePersonEvent, { event: { id, version, injured_cause: 'granaat' } });
    }
    const third = editor.call(createPersonEvent, { event: { type: 'injured', person_id: a.id, ...period } });
    await expect(third).rejects.toMatchObject({ data: { start_day: ['start_day: EVENTS_OVERLAP'] } });
  });

  test('of birth and death become one, with place and words of both [EVENT-24]', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const place = await server.make.place();
    const set = (person: string, type: string, fields: string, values: unknown[]) =>
      server.dataSource.query(`UPDATE person_event SET ${fields} WHERE person_id = $1 AND type = $2`, [
        ...[person, type],
        ...values,
      ]);
    await set(a.id, 'died', `description = 'in het hospitaal'`, []);
    await set(b.id, 'died', `description = 'om vier uur', death_reason = 'gas', place_id = $3`, [place.id]);
    const preview = await editor.call(previewMerge, { idA: a.id, idB: b.id });
    expect(preview.fields.find(({ field }) => field === 'died_place_id')).toMatchObject({
      a: { kind: 'empty' },
      b: { kind: 'record', record: { id: place.id } },
      proposal: 'b',
      conflict: false,
    });
    await merge(a.id, b.id);
    expect(await eventsOf(a.id, 'died')).toMatchObject([
      { description: 'in het hospitaal\n\nom vier uur', death_reason: 'gas', place_id: place.id },
    ]);
  });
});

describe('relations and memberships', () => {
  test('move from both sides, are not doubled, and never lead to oneself [PERSON-16, RELATION-08]', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const [friend, brother] = [await server.make.person(), await server.make.person()];
    const project = await server.make.project();
    const save = async (id: string, fields: object) =>
      editor.call(updatePerson, { person: { id, version: (await whole(id)).version, ...fields } });
    await save(a.id, {
      relations: [
        { person_id: friend.id, relation: 'friend', comments: 'school' },
        { person_id: b.id, relation: 'family' },
      ],
      project_memberships: [{ project: project.id, notes: 'zaal 1' }],
    });
    await save(b.id, {
      relations: [
        { person_id: friend.id, relation: 'friend', comments: 'leger' },
        { person_id: brother.id, relation: 'sibling' },
        { person_id: a.id, relation: 'family' },
      ],
      project_memberships: [{ project: project.id, notes: 'zaal 2' }],
    });
    const preview = await editor.call(previewMerge, { idA: a.id, idB: b.id });
    expect(preview.relations.map(({ relation, outcome }) => [relation.relation, outcome]).sort()).toEqual([
      ['family', 'folds'],
      ['friend', 'folds'],
      ['sibling', 'moves'],
    ]);
    const kept = await merge(a.id, b.id);
    const shown = (person: Pick<Person, 'relations'>) =>
      person.relations?.map(({ person_id, relation, comments }) => [person_id, relation, comments]).sort();
    expect(shown(kept)).toEqual(
      [
        [friend.id, 'friend', 'school\n\nleger'],
        [brother.id, 'sibling', ''],
      ].sort(),
    );
    expect(shown(await whole(friend.id))).toEqual([[a.id, 'friend', 'school\n\nleger']]);
    expect(shown(await whole(brother.id))).toEqual([[a.id, 'sibling', '']]);
    expect(kept.project_memberships).toMatchObject([{ project: project.id, notes: 'zaal 1\n\nzaal 2' }]);
  });

  test('count as a change of those at the other end whose relation moved, and of nobody else [PERSON-16, STACK-20]', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    const [friendOfA, friendOfB] = [await server.make.person(), await server.make.person()];
    const befriend = async (id: string, friend: string) =>
      editor.call(updatePerson, {
        person: { id, version: (await whole(id)).version, relations: [{ person_id: friend, relation: 'friend' }] },
      });
    await befriend(a.id, friendOfA.id);
    await befriend(b.id, friendOfB.id);
    const before = { ofA: await whole(friendOfA.id), ofB: await whole(friendOfB.id) };
    await merge(a.id, b.id);
    const newest = async (id: string) => (await editor.call(findChanges, { type: 'person', id })).data[0];
    expect((await whole(friendOfB.id)).version).toBe(before.ofB.version + 1);
    expect(await newest(friendOfB.id)).toMatchObject({
      method: 'mergePersons',
      version: before.ofB.version + 1,
      fields: [
        {
          field: 'relations',
          before: { kind: 'links', links: [{ record: { id: b.id } }] },
          after: { kind: 'links', links: [{ record: { id: a.id } }] },
        },
      ],
    });
    expect((await whole(friendOfA.id)).version).toBe(before.ofA.version);
    expect(await newest(friendOfA.id)).not.toMatchObject({ method: 'mergePersons' });
  });
});

describe('who may merge what', () => {
  test('both versions must be the ones that stand, and nothing is written otherwise [beyond 3]', async () => {
    const [a, b] = [await server.make.person(), await server.make.person()];
    await editor.call(updatePerson, { person: { id: b.id, version: 1, nationality: 'Belg' } });
    const before = await databaseState(server.dataSource);
    for (const versions of [
      { versionA: 1, versionB: 1 },
      { versionA: 2, versionB: 2 },
    ]) {
      const merging = editor.call(mergePersons, { idA: a.id, idB: b.id, ...versions });
      await expect(merging).rejects.toMatchObject({ name: 'conflict' });
    }
    expect(await databaseState(server.dataSource)).toEqual(before);
  });

  test('a normal-civilian account merges civilians only, on either side [ROLE-13]', async () => {
    const civilian = await server.signIn('normal-civilian');
    const [a, b] = [await server.make.person(), await server.make.person()];
    const soldier = await server.make.person({ victim_type: 'military' });
    for (const [idA, idB] of [
      [a.id, soldier.id],
      [soldier.id, a.id],
    ] as const) {
      const merging = civilian.call(mergePersons, { idA, idB, versionA: 1, versionB: 1 });
      await expect(merging).rejects.toMatchObject({ name: 'notPermitted' });
      await expect(civilian.call(previewMerge, { idA, idB })).rejects.toMatchObject({ name: 'notPermitted' });
    }
    await civilian.call(mergePersons, { idA: a.id, idB: b.id, versionA: 1, versionB: 1 });
  });

  test('nobody merges with oneself or with somebody who is not there [PERSON-14]', async () => {
    const { id } = await server.make.person();
    const versions = { versionA: 1, versionB: 1 };
    const itself = { idA: id, idB: id };
    const merging = editor.call(mergePersons, { ...itself, ...versions });
    await expect(merging).rejects.toMatchObject({ name: 'personMergedWithItself' });
    await expect(editor.call(previewMerge, itself)).rejects.toMatchObject({ name: 'personMergedWithItself' });
    for (const [idA, idB] of [
      [id, nobody],
      [nobody, id],
    ] as const) {
      const merging = editor.call(mergePersons, { idA, idB, ...versions });
      await expect(merging).rejects.toMatchObject({ name: 'notFound', data: { id: nobody } });
      await expect(editor.call(previewMerge, { idA, idB })).rejects.toMatchObject({ name: 'notFound' });
    }
  });

  test('of one that was merged meanwhile it is told where it went [PERSON-14]', async () => {
    const [a, b, c] = [await server.make.person(), await server.make.person(), await server.make.person()];
    await editor.call(mergePersons, { idA: a.id, idB: b.id });
    const went = { name: 'merged', data: { id: b.id, to: a.id } };
    await expect(editor.call(mergePersons, { idA: c.id, idB: b.id })).rejects.toMatchObject(went);
    await expect(editor.call(previewMerge, { idA: b.id, idB: c.id })).rejects.toMatchObject(went);
    await expect(editor.call(clearMergeSuggestion, { idA: b.id, idB: c.id })).rejects.toMatchObject(went);
  });
});

test('the history of both tells of the merge, and its removal is no removal to restore [STACK-20, beyond 23]', async () => {
  const lived = { born_year: 1890, died_year: 1917 };
  const a = await server.make.person({ surname: 'Jan', ...lived });
  const b = await server.make.person({ surname: 'Piet', ...lived });
  await server.make.event('injured', { person_id: b.id, injured_wound: 'arm' });
  const { merge_id } = await merge(a.id, b.id);
  const ofKept = (await editor.call(findChanges, { type: 'person', id: a.id })).data;
  expect(ofKept.every(({ source }) => source === 'merge')).toBe(true);
  const own = ofKept.find(({ record }) => record.type === 'person');
  expect(own?.fields).toMatchObject([
    { field: 'alternative_surnames' },
    { field: 'alternative_familynames' },
    {
      ...{ field: 'merged_from', before: { kind: 'empty' } },
      // Its dates tell it from a namesake.
      after: { record: { id: b.id, born_date: '1890????', died_date: '1917????' } },
    },
  ]);
  expect(own?.fixed).toEqual(['merged_from']);
  const moved = ofKept.find(({ record }) => record.event_type === 'injured');
  expect(moved?.fields).toMatchObject([
    { field: 'person_id', before: { record: { id: b.id } }, after: { record: { id: a.id } } },
  ]);
  const [gone] = (await editor.call(findChanges, { type: 'person', id: b.id })).data;
  expect(gone).toMatchObject({ kind: 'removed', source: 'merge', restorable: false });
  const admin = await server.signIn('admin');
  await expect(admin.call(restoreRemoved, { change: gone?.id ?? '' })).rejects.toMatchObject({ name: 'invalidData' });
  const merges = await editor.call(findMerges, { person_id: b.id });
  expect(merges).toMatchObject([{ id: merge_id, kept_id: a.id, reason: 'zelfde akte', undone_at: null }]);
  expect(await editor.call(findMerges, { person_id: a.id })).toEqual(merges);
  await editor.call(undoMerge, { id: merge_id });
  const [undone] = (await editor.call(findChanges, { type: 'person', id: a.id })).data.filter(
    ({ record }) => record.type === 'person',
  );
  expect(undone?.fields).toContainEqual(
    expect.objectContaining({
      ...{ field: 'merged_from', before: expect.objectContaining({ kind: 'record' }) },
      after: { kind: 'empty' },
    }),
  );
});

test('every column that refers to a person is one that a merge knows', async () => {
  const rows = await server.dataSource.query<{ reference: string }[]>(
    `SELECT conrelid::regclass || '.' || attname AS reference FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE contype = 'f' AND confrelid = 'person'::regclass ORDER BY 1`,
  );
  expect(rows.map(({ reference }) => reference)).toEqual([
    // Go with the person they speak of.
    'merge_suggestion.person_a',
    'merge_suggestion.person_b',
    'person_event.person_id',
    // Moves to the kept person.
    'person_feedback.person_id',
    'person_story.person_id_ref',
    'project_membership.person_id',
    'relation.person_id',
    'relation.related_person_id',
  ]);
});

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
