import type { Change } from '@salient/shared/areas/changes/change.ts';
import {
  findAllChanges,
  findChanges,
  restoreFields,
  restoreRemoved,
  restoreVersion,
} from '@salient/shared/areas/changes/changeMethods.ts';
import {
  createPersonEvent,
  findPersonEvents,
  getPersonEvent,
  removePersonEvent,
  updatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { createPerson, getPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signIn('normal');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const whole = (id: string) => editor.call(getPerson, { id }) as Promise<Person>;
async function newest(type: HistoryType, id: string): Promise<Change> {
  const { data } = await editor.call(findChanges, { type, id });
  return data.find(({ record }) => record.id === id) as Change;
}

describe('restoreFields', () => {
  test('gives back the fields that are asked for and leaves the others', async () => {
    const person = await server.make.person({ nationality: 'Belg', description: 'oud', born_day: 1, born_month: 2 });
    await editor.call(updatePerson, {
      person: { id: person.id, version: 1, nationality: 'Brit', description: 'nieuw', born_day: 3, born_year: 1890 },
    });
    const change = await newest('person', person.id);
    const fields = ['nationality', 'born_date'];
    expect(await admin.call(restoreFields, { change: change.id, side: 'before', fields, version: 2 })).toEqual({
      type: 'person',
      id: person.id,
      version: 3,
    });
    expect(await whole(person.id)).toMatchObject({
      nationality: 'Belg',
      description: 'nieuw',
      born_day: 1,
      born_month: 2,
      born_year: '?',
      version: 3,
    });
    const restored = await newest('person', person.id);
    expect(restored).toMatchObject({ source: 'restore', method: 'restoreFields', version: 3 });
    // And forward again.
    await admin.call(restoreFields, { change: change.id, side: 'after', fields: ['nationality'], version: 3 });
    expect((await whole(person.id)).nationality).toBe('Brit');
  });

  test('writes nothing when the record already has these values', async () => {
    const person = await server.make.person({ nationality: 'Belg' });
    await editor.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Brit' } });
    const { id } = await newest('person', person.id);
    const same = await admin.call(restoreFields, { change: id, side: 'after', fields: ['nationality'], version: 2 });
    expect(same.version).toBe(2);
    expect((await newest('person', person.id)).id).toBe(id);
  });

  test('refuses a field that is none, a stale version, and values that the rules no longer allow', async () => {
    const project = await server.make.project();
    const person = await server.make.person();
    const project_memberships = [{ project: project.id, notes: '' }];
    await editor.call(updatePerson, { person: { id: person.id, version: 1, project_memberships } });
    await editor.call(updatePerson, { person: { id: person.id, version: 2, project_memberships: [] } });
    const { id: change } = await newest('person', person.id);
    const restore = (fields: string[], version: number) =>
      admin.call(restoreFields, { change, side: 'before', fields, version });
    await expect(restore(['password_hash'], 3)).rejects.toMatchObject({ code: 1013 });
    await expect(restore(['project_memberships'], 2)).rejects.toMatchObject({
      code: 1020,
      data: { version: 3, changedFields: ['project_memberships'] },
    });
    await server.dataSource.query('DELETE FROM project WHERE id = $1', [project.id]);
    await expect(restore(['project_memberships'], 3)).rejects.toMatchObject({
      code: 1013,
      data: { project_memberships: ['project_memberships: DOES_NOT_EXIST'] },
    });
    expect((await whole(person.id)).version).toBe(3);
  });

  test('refuses a value that a rule would put right on the way [PERSON-52]', async () => {
    const person = await server.make.person({ in_namelist: true });
    await editor.call(updatePerson, { person: { id: person.id, version: 1, war_casualty: false } });
    const { id: change } = await newest('person', person.id);
    // Nobody stands in the names list who is no casualty.
    const restoring = admin.call(restoreFields, { change, side: 'before', fields: ['in_namelist'], version: 2 });
    await expect(restoring).rejects.toMatchObject({ data: { in_namelist: ['in_namelist: INVALID_DATA'] } });
    await admin.call(restoreFields, { change, side: 'before', fields: ['in_namelist', 'war_casualty'], version: 2 });
    expect(await whole(person.id)).toMatchObject({ in_namelist: true, war_casualty: true });
  });
});

describe('restoreVersion', () => {
  test('gives a person back as it was, with relations on both sides and life events', async () => {
    const [person, friend] = [await server.make.person({ died_year: 1916 }), await server.make.person()];
    const relations = [{ person_id: friend.id, relation: 'friend', comments: 'samen gevlucht' }];
    await editor.call(updatePerson, { person: { id: person.id, version: 1, relations, died_year: 1917 } });
    const then = await newest('person', person.id);
    await editor.call(updatePerson, {
      person: { id: person.id, version: 2, relations: [], died_year: 1918, surname: 'X' },
    });
    await admin.call(restoreVersion, { change: then.id, side: 'after', version: 3 });
    expect(await whole(person.id)).toMatchObject({ died_year: 1917, surname: 'Jan', relations, version: 4 });
    expect((await whole(friend.id)).relations).toMatchObject([{ person_id: person.id, comments: 'samen gevlucht' }]);
    const { data } = await editor.call(findPersonEvents, { person_id: person.id, type: 'died' });
    expect(data[0]?.start_year).toBe(1917);
  });

  test('gives an event back to the letter, also links that its names alone would not give', async () => {
    const unit = await server.make.militaryEntity({ type: 'unit', unit: 'Cyclisten' });
    const person = await server.make.person();
    const event = await editor.call(createPersonEvent, {
      event: { type: 'military', person_id: person.id, enlisted_unit: 'Wielrijders', military_entity_id: unit.id },
    });
    await editor.call(updatePersonEvent, {
      event: {
        id: event.id,
        version: 1,
        enlisted_unit: 'Cyclisten',
        enlisted_army: 'B.E.F.',
        military_entity_id: null,
      },
    });
    const { id: change } = await newest('person_event', event.id);
    await admin.call(restoreVersion, { change, side: 'before', version: 2 });
    const { version: _, ...before } = event;
    expect(await editor.call(getPersonEvent, { id: event.id })).toEqual({ ...before, version: 3 });
  });

  test('of the time before a record existed is refused', async () => {
    const person = await editor.call(createPerson, { person: { surname: 'Nieuw' } });
    const { id: change } = await newest('person', person.id);
    const restoring = admin.call(restoreVersion, { change, side: 'before', version: 1 });
    await expect(restoring).rejects.toMatchObject({ code: 1013, data: { none: ['none: DOES_NOT_EXIST'] } });
  });

  test('is for admins, and answers 1011 for a change that never was', async () => {
    const revisor = await server.signIn('revisor');
    const params = { change: '999999999', side: 'before', version: 1 } as const;
    await expect(revisor.call(restoreVersion, params)).rejects.toMatchObject({ code: 1010 });
    await expect(admin.call(restoreVersion, params)).rejects.toMatchObject({ code: 1011 });
    await expect(admin.call(restoreRemoved, { change: '999999999' })).rejects.toMatchObject({ code: 1011 });
    const fields = { ...params, fields: ['surname'] };
    await expect(admin.call(restoreFields, fields)).rejects.toMatchObject({ code: 1011 });
  });
});

describe('restoreRemoved', () => {
  test('brings a person back under its own id, with its events, memberships and address', async () => {
    const project = await server.make.project();
    const person = await editor.call(createPerson, {
      person: {
        surname: 'Terug',
        alternative_surnames: ['Weer'],
        born_year: 1890,
        died_year: 1917,
        project_memberships: [{ project: project.id, notes: 'zaal 1' }],
      },
    });
    const { data: events } = await editor.call(findPersonEvents, { person_id: person.id });
    const born = events.find(({ type }) => type === 'born');
    await editor.call(updatePersonEvent, { event: { id: born?.id ?? '', version: 1, topo: 'Markt 3' } });
    const before = await whole(person.id);
    await editor.call(removePerson, { id: person.id, version: 1 });
    const { id: change } = await newest('person', person.id);
    expect(await admin.call(restoreRemoved, { change })).toEqual({ type: 'person', id: person.id, version: 3 });
    expect(await whole(person.id)).toEqual({ ...before, version: 3 });
    const { data: again } = await editor.call(findPersonEvents, { person_id: person.id });
    expect(again.map(({ id, topo }) => [id, topo])).toEqual(
      events.map(({ id }) => [id, id === born?.id ? 'Markt 3' : '']),
    );
    const redirects = await server.dataSource.query('SELECT 1 FROM redirect WHERE from_id = $1', [person.id]);
    expect(redirects).toEqual([]);
    const gone = await admin.call(findAllChanges, { gone: true, limit: 1000 });
    expect(gone.data.map(({ record }) => record.id)).not.toContain(person.id);
  });

  test('brings an event back, and with a sponsor the mark on its person [EVENT-42]', async () => {
    const person = await server.make.person();
    const event = await editor.call(createPersonEvent, {
      event: { type: 'cwxrm', person_id: person.id, sponsor_name: 'De Klas' },
    });
    await editor.call(removePersonEvent, { id: event.id, version: 1 });
    expect((await whole(person.id)).cwxrm_remembered).toBe(false);
    const { id: change } = await newest('person_event', event.id);
    await admin.call(restoreRemoved, { change });
    expect(await editor.call(getPersonEvent, { id: event.id })).toEqual({ ...event, version: 3 });
    expect((await whole(person.id)).cwxrm_remembered).toBe(true);
  });

  test('refuses twice, what is there, and what no longer fits', async () => {
    const place = await server.make.place();
    const person = await server.make.person();
    const event = await editor.call(createPersonEvent, {
      event: { type: 'where', person_id: person.id, place_id: place.id },
    });
    await editor.call(removePersonEvent, { id: event.id, version: 1 });
    const { id: change } = await newest('person_event', event.id);
    await server.dataSource.query('DELETE FROM place WHERE id = $1', [place.id]);
    await expect(admin.call(restoreRemoved, { change })).rejects.toMatchObject({
      data: { place_id: ['place_id: DOES_NOT_EXIST'] },
    });
    const other = await editor.call(createPersonEvent, { event: { type: 'where', person_id: person.id } });
    const creation = await newest('person_event', other.id);
    await expect(admin.call(restoreRemoved, { change: creation.id })).rejects.toMatchObject({ code: 1013 });
    await editor.call(removePersonEvent, { id: other.id, version: 1 });
    const removal = await newest('person_event', other.id);
    await admin.call(restoreRemoved, { change: removal.id });
    await expect(admin.call(restoreRemoved, { change: removal.id })).rejects.toMatchObject({
      data: { none: ['none: DATA_ALREADY_EXISTS'] },
    });
  });

  test('brings an event back, now or as it was, at what its place, memorial and unit became part of [PLACE-10]', async () => {
    const { make } = server;
    const [place, memorial, unit] = [await make.place(), await make.memorial(), await make.militaryEntity()];
    const { id: person_id } = await make.person();
    const named = { place_id: place.id, military_regiment_id: unit.id };
    const served = await editor.call(createPersonEvent, { event: { type: 'military', person_id, ...named } });
    const grave = await editor.call(createPersonEvent, {
      event: { type: 'memorated', person_id, memorial_id: memorial.id },
    });
    await editor.call(removePersonEvent, { id: grave.id, version: 1 });
    const without = { place_id: null, military_regiment_id: null };
    await editor.call(updatePersonEvent, { event: { id: served.id, version: 1, ...without } });
    const [at, on, of] = [await make.place(), await make.memorial(), await make.militaryEntity()];
    await editor.call(mergePlaces, { idA: at.id, idB: place.id });
    await editor.call(mergeMemorials, { idA: on.id, idB: memorial.id });
    await editor.call(mergeMilitaryEntities, { idA: of.id, idB: unit.id });
    await admin.call(restoreRemoved, { change: (await newest('person_event', grave.id)).id });
    expect(await editor.call(getPersonEvent, { id: grave.id })).toMatchObject({ memorial_id: on.id });
    const { id: change } = await newest('person_event', served.id);
    await admin.call(restoreVersion, { change, side: 'before', version: 2 });
    const now = { place_id: at.id, military_regiment_id: of.id };
    expect(await editor.call(getPersonEvent, { id: served.id })).toMatchObject(now);
    await editor.call(removePersonEvent, { id: served.id, version: 3 });
    const { id: removal } = await newest('person_event', served.id);
    const last = await make.place();
    await editor.call(mergePlaces, { idA: last.id, idB: at.id });
    await admin.call(restoreRemoved, { change: removal });
    expect(await editor.call(getPersonEvent, { id: served.id })).toMatchObject({ place_id: last.id });
  });

  test('refuses the event of a person that is gone', async () => {
    const person = await server.make.person();
    const event = await editor.call(createPersonEvent, { event: { type: 'school', person_id: person.id } });
    await editor.call(removePersonEvent, { id: event.id, version: 1 });
    await editor.call(removePerson, { id: person.id, version: 1 });
    const { id: change } = await newest('person_event', event.id);
    await expect(admin.call(restoreRemoved, { change })).rejects.toMatchObject({ code: 1011 });
  });
});
