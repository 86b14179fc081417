import { setTimeout as sleep } from 'node:timers/promises';
import {
  mergeContactPersons,
  undoContactPersonMerge,
} from '@salient/shared/areas/contacts/contactPersonMergeMethods.ts';
import { getContactPerson } from '@salient/shared/areas/contacts/contactPersonMethods.ts';
import { createContactPersonEvent } from '@salient/shared/areas/contacts/moments/contactMomentMethods.ts';
import { getPersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { mergeMemorials, undoMemorialMerge } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { mergeMilitaryEntities, undoMilitaryMerge } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { getMilitaryEntity, updateMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import { getPerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces, undoPlaceMerge } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { createPlace, getPlace } from '@salient/shared/areas/places/placeMethods.ts';
import { getPersonStory, updatePersonStory } from '@salient/shared/areas/stories/storyMethods.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProcess } from '../../harness/programs/startProcess.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { TestClient } from '../../harness/TestClient.ts';

// Merges of places, military entities and contact persons, and what others do to the same records in the same moment.

let server: TestServer;
let editor: TestClient;
let revisor: TestClient;
let other: pg.Client;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  revisor = await server.signIn('revisor');
  other = new pg.Client(server.databaseUrl);
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await server.close();
});

const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.name)).sort();

/** Waits until so many transactions wait for locks that others hold. */
async function untilWaiting(number: number): Promise<void> {
  const waiting = async () =>
    (await server.dataSource.query('SELECT FROM pg_stat_activity WHERE wait_event_type = $1', ['Lock'])).length;
  while ((await waiting()) < number) await sleep(10);
}

const village = { type: 'locality', country_code: 'BE', languages: { nl: { name: 'Sint-Elooi' } } } as const;

const nouns = [
  {
    noun: 'places',
    two: async () => [(await server.make.place()).id, (await server.make.place()).id] as const,
    merge: (idA: string, idB: string) => editor.call(mergePlaces, { idA, idB }),
    undo: (id: string) => editor.call(undoPlaceMerge, { id }),
    get: (id: string) => editor.call(getPlace, { id }),
  },
  {
    noun: 'military entities',
    two: async () => [(await server.make.militaryEntity()).id, (await server.make.militaryEntity()).id] as const,
    merge: (idA: string, idB: string) => editor.call(mergeMilitaryEntities, { idA, idB }),
    undo: (id: string) => editor.call(undoMilitaryMerge, { id }),
    get: (id: string) => editor.call(getMilitaryEntity, { id }),
  },
  {
    noun: 'contact persons',
    two: async () => [(await server.make.contactPerson()).id, (await server.make.contactPerson()).id] as const,
    merge: (idA: string, idB: string) => revisor.call(mergeContactPersons, { idA, idB }),
    undo: (id: string) => revisor.call(undoContactPersonMerge, { id }),
    get: async (id: string) => {
      const { version = 0, ...person } = await revisor.call(getContactPerson, { id });
      return { ...person, version };
    },
  },
];

describe.each(nouns)('$noun', ({ two, merge, undo, get }) => {
  test('merged into each other at the same moment become one, whichever stays', async () => {
    const [a, b] = await two();
    expect(await outcomes([merge(a, b), merge(b, a)])).toEqual(['done', 'merged']);
    const [first, second] = await Promise.allSettled([get(a), get(b)]);
    const [kept, gone] = first.status === 'fulfilled' ? [a, second] : [b, first];
    expect(gone).toMatchObject({ status: 'rejected', reason: { name: 'merged', data: { to: kept } } });
  });

  test('merged into two others at the same moment are part of one of them', async () => {
    const [[a, b], [c]] = [await two(), await two()];
    expect(await outcomes([merge(a, b), merge(c, b)])).toEqual(['done', 'merged']);
    expect((await get(a)).version + (await get(c)).version).toBe(3);
  });

  test('that were merged or are not there are merged no more', async () => {
    const [[a, b], [c]] = [await two(), await two()];
    await merge(a, b);
    const gone = { name: 'merged', data: { id: b, to: a } };
    await expect(merge(c, b)).rejects.toMatchObject(gone);
    await expect(merge(b, c)).rejects.toMatchObject(gone);
    expect(await get(c)).toMatchObject({ version: 1 });
  });

  test('are taken apart once, however often it is asked at once', async () => {
    const [a, b] = await two();
    const { merge_id } = await merge(a, b);
    const calls = [undo(merge_id), undo(merge_id), undo(merge_id)];
    expect(await outcomes(calls)).toEqual(['done', 'recordMergeUndone', 'recordMergeUndone']);
    expect([(await get(a)).id, (await get(b)).id]).toEqual([a, b]);
  });
});

/** A village with an event, and a former address of it which another transaction holds: a merge comes so far and waits. */
async function heldVillage() {
  const [a, b] = [await server.make.place(), await server.make.place()];
  const event = await server.make.event('injured', { place_id: b.id });
  const former = await server.make.place();
  await editor.call(mergePlaces, { idA: b.id, idB: former.id });
  await other.query('BEGIN');
  await other.query('SELECT FROM redirect WHERE from_id = $1 FOR UPDATE', [former.id]);
  return { a, b, event };
}

describe('while a merge is under way', () => {
  test('who saves an event that it moves is told of it, and loses nothing; others go on', async () => {
    const { a, b, event } = await heldVillage();
    const stranger = await server.make.person();
    const merging = editor.call(mergePlaces, { idA: a.id, idB: b.id });
    await untilWaiting(1);
    const saving = editor.call(updatePersonEvent, {
      event: { id: event.id, version: 1, description: 'Bij de kerk', place_id: b.id },
    });
    saving.catch(() => undefined);
    await untilWaiting(2);
    // Neither who it moves nor anybody else is kept from being read, and another person is saved at once.
    expect(await editor.call(getPerson, { id: event.person_id })).toMatchObject({ id: event.person_id });
    const saved = editor.call(updatePerson, { person: { id: stranger.id, version: 1, description: 'Nagezien' } });
    expect(await saved).toMatchObject({ version: 2 });
    await other.query('COMMIT');
    expect(await merging).toMatchObject({ id: a.id });
    await expect(saving).rejects.toMatchObject({
      name: 'conflict',
      data: { version: 2, changedFields: ['place_id'] },
    });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: a.id, version: 2 });
    // Sent again as it was typed, with the version that was told, it is saved at the place that stays.
    const again = { id: event.id, version: 2, description: 'Bij de kerk', place_id: b.id };
    const resent = await editor.call(updatePersonEvent, { event: again });
    expect(resent).toMatchObject({ place_id: a.id, description: 'Bij de kerk', version: 3 });
  });

  test('a moment with the contact person who goes is of the one who stays, and who saves their story is told of it', async () => {
    const make = () => server.make.contactPerson();
    const [a, b, former] = [await make(), await make(), await make()];
    const named = [{ person: b.id, title: 'dochter' }];
    const story = await server.make.story({ linked_contact_persons: named });
    await revisor.call(mergeContactPersons, { idA: b.id, idB: former.id });
    await other.query('BEGIN');
    await other.query('SELECT FROM redirect WHERE from_id = $1 FOR UPDATE', [former.id]);
    const merging = revisor.call(mergeContactPersons, { idA: a.id, idB: b.id });
    await untilWaiting(1);
    const moment = { type: 'contact_moment', contactPersonId: b.id, contactMethod: 'visit', start: '2026-05-04 10:00' };
    const creating = editor.call(createContactPersonEvent, { event: moment });
    creating.catch(() => undefined);
    const saving = editor.call(updatePersonStory, { story: { id: story.id, version: 1, first_name: 'Camiel' } });
    saving.catch(() => undefined);
    await untilWaiting(3);
    await other.query('COMMIT');
    await merging;
    expect(await creating).toMatchObject({ contactPersonId: a.id });
    await expect(saving).rejects.toMatchObject({ name: 'conflict', data: { version: 2 } });
    expect(await editor.call(getPersonStory, { id: story.id })).toMatchObject({
      linked_contact_persons: [{ person: a.id, title: 'dochter' }],
    });
  });

  test('a new place that lies in the one that goes lies in the one that stays', async () => {
    const { a, b } = await heldVillage();
    const merging = editor.call(mergePlaces, { idA: a.id, idB: b.id });
    await untilWaiting(1);
    const creating = editor.call(createPlace, { place: { ...village, containments: [{ container_id: b.id }] } });
    creating.catch(() => undefined);
    await untilWaiting(2);
    await other.query('COMMIT');
    expect(await merging).toMatchObject({ id: a.id });
    expect(await creating).toMatchObject({ containments: [{ container_id: a.id }] });
  });

  test('an undo moves an event back that somebody was about to save as it was before', async () => {
    const [a, b] = [await server.make.place(), await server.make.place()];
    const event = await server.make.event('injured', { place_id: b.id });
    const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    await other.query('BEGIN');
    // As a save does: the person is held, and its events with it.
    await other.query('SELECT FROM person WHERE id = $1 FOR NO KEY UPDATE', [event.person_id]);
    const undoing = editor.call(undoPlaceMerge, { id: merge_id });
    await untilWaiting(1);
    await other.query(`UPDATE person_event SET topo = 'Bij de kerk', place_id = $2, version = 3 WHERE id = $1`, [
      event.id,
      a.id,
    ]);
    await other.query('COMMIT');
    expect((await undoing).left).toEqual({ fields: [], records: 0 });
    const after = await editor.call(getPersonEvent, { id: event.id });
    expect(after).toMatchObject({ place_id: b.id, topo: 'Bij de kerk', version: 4 });
  });

  test('a core that is killed leaves everything as it was, and the merge is made by the next', async () => {
    const { a, b, event } = await heldVillage();
    const core = await startProcess(server.databaseUrl);
    const merging = new TestClient(core.origin, editor.token).call(mergePlaces, { idA: a.id, idB: b.id });
    const broken = expect(merging).rejects.toThrow();
    await untilWaiting(1);
    await core.kill();
    await broken;
    await other.query('COMMIT');
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: b.id, version: 1 });
    expect(await editor.call(getPlace, { id: b.id })).toMatchObject({ version: 2 });
    expect(await editor.call(getPlace, { id: a.id })).toMatchObject({ version: 1 });
    const rows = await server.dataSource.query('SELECT FROM record_merge WHERE kept_id = $1', [a.id]);
    expect(rows).toEqual([]);
    await editor.call(mergePlaces, { idA: a.id, idB: b.id });
    expect(await editor.call(getPersonEvent, { id: event.id })).toMatchObject({ place_id: a.id, version: 2 });
  });
});

const queued = async () => {
  const rows = await server.dataSource.query<{ entity_id: string }[]>('SELECT entity_id FROM search_queue');
  return rows.map(({ entity_id }) => entity_id);
};

test('a new place that lies in one that is removed at the same moment is refused, and says so at that one', async () => {
  const { id } = await server.make.place();
  await other.query('BEGIN');
  await other.query('DELETE FROM place WHERE id = $1', [id]);
  const creating = editor.call(createPlace, { place: { ...village, containments: [{ container_id: id }] } });
  creating.catch(() => undefined);
  await untilWaiting(1);
  await other.query('COMMIT');
  await expect(creating).rejects.toMatchObject({
    name: 'invalidData',
    data: { 'containments.0.container_id': ['containments.0.container_id: DOES_NOT_EXIST'] },
  });
});

test('a merge of memorials queues each person whose events move once, and nobody else', async () => {
  const [a, b] = [await server.make.memorial(), await server.make.memorial()];
  await server.make.event('memorated', { memorial_id: a.id });
  const there = await server.make.event('memorated', { memorial_id: b.id });
  await server.dataSource.query('DELETE FROM search_queue');
  const { merge_id } = await editor.call(mergeMemorials, { idA: a.id, idB: b.id });
  expect(await queued()).toEqual([there.person_id]);
  await server.dataSource.query('DELETE FROM search_queue');
  await editor.call(undoMemorialMerge, { id: merge_id });
  expect(await queued()).toEqual([there.person_id]);
});

test('a merge queues each person whose events move once, and nobody else [STACK-17]', async () => {
  const [a, b] = [await server.make.place(), await server.make.place()];
  const here = await server.make.event('injured', { place_id: a.id });
  const there = await server.make.event('injured', { place_id: b.id });
  await server.dataSource.query('DELETE FROM search_queue');
  const { merge_id } = await editor.call(mergePlaces, { idA: a.id, idB: b.id });
  expect(await queued()).toEqual([there.person_id]);
  await server.dataSource.query('DELETE FROM search_queue');
  await editor.call(undoPlaceMerge, { id: merge_id });
  expect(await queued()).toEqual([there.person_id]);
  expect(await editor.call(getPersonEvent, { id: here.id })).toMatchObject({ place_id: a.id, version: 1 });
});

test('a track that comes to another unit while a merge of its place waits is noted in the history of that unit', async () => {
  const [a, b] = [await server.make.place(), await server.make.place()];
  const [from, to] = [await server.make.militaryEntity(), await server.make.militaryEntity()];
  const history = [{ type: 'track' as const, place_id: b.id, track_type: 'rest' as const, from_date: '1916????' }];
  await editor.call(updateMilitaryEntity, { entity: { id: from.id, version: 1, history } });
  await other.query('BEGIN');
  await other.query('SELECT FROM military_entity WHERE id = ANY($1) FOR UPDATE', [[from.id, to.id]]);
  const merging = editor.call(mergePlaces, { idA: a.id, idB: b.id });
  await untilWaiting(1);
  await other.query('UPDATE military_entity_history SET military_entity_id = $2 WHERE military_entity_id = $1', [
    ...[from.id, to.id],
  ]);
  await other.query('COMMIT');
  await merging;
  expect(await editor.call(getMilitaryEntity, { id: to.id })).toMatchObject({
    ...{ version: 2, history: [{ place_id: a.id }] },
  });
  expect((await editor.call(getMilitaryEntity, { id: from.id })).version).toBe(2);
});
