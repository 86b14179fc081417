import { findChanges, restoreRemoved } from '@salient/shared/areas/changes/changeMethods.ts';
import { createPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import {
  clearMergeSuggestion,
  findMerges,
  mergePersons,
  previewMerge,
  undoMerge,
} from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseState } from '../../harness/programs/databaseState.ts';
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
  const { references } = await import('../../../core-server/src/app/composeAreas.ts');
  const declared = references.filter(({ to }) => to === 'person').map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ reference }) => reference).filter((reference) => !declared.includes(reference))).toEqual([
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
