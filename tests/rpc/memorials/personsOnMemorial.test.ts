import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { getPersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { findMemorials, getMemorial, getPublicMemorial } from '@salient/shared/areas/memorials/memorialMethods.ts';
import {
  addNewPersonToMemorial,
  addPersonToMemorial,
  findPersonOnMemorial,
  getPersonsMemorated,
  removePersonFromMemorial,
  returnPersonToMemorial,
} from '@salient/shared/areas/persons/memoratedMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { findPerson, getPerson } from '@salient/shared/areas/persons/personMethods.ts';
import { noId } from '@salient/shared/lib/schemas/commonSchemas.ts';
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

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ name, data }: { name: string; data: unknown }) =>
      name === 'notPermitted' || name === 'noSession' ? name : [name, data],
  );
const memorialsOf = async (id: string) => ((await editor.call(getPerson, { id })) as Person).memorials;

describe('addPersonToMemorial', () => {
  test('makes an event: on a cemetery the present grave, elsewhere none [MEMORIAL-30, EVENT-34, M-069]', async () => {
    const { id: personId } = await server.make.person();
    const cemetery = await server.make.memorial({ name: 'Aan de molen' });
    const plate = await server.make.memorial({ name: 'Plaat', type: 'plate' });
    const buried = await editor.call(addPersonToMemorial, { personId, memorialId: cemetery.id });
    expect(buried).toMatchObject({
      ...{ type: 'memorated', person_id: personId, memorial_id: cemetery.id, memorial_kind: 'current', version: 1 },
    });
    expect(await editor.call(getPersonEvent, { id: buried.id })).toEqual(buried);
    const named = await editor.call(addPersonToMemorial, { personId, memorialId: plate.id });
    expect(named).toMatchObject({ memorial_kind: 'none' });
    expect(await memorialsOf(personId)).toEqual([
      { id: cemetery.id, name: 'Aan de molen', kind: 'current' },
      { id: plate.id, name: 'Plaat', kind: 'none' },
    ]);
    const { data } = await editor.call(findChanges, { type: 'person', id: personId });
    expect(
      data.filter(({ record }) => record.type === 'person_event' && record.event_type === 'memorated'),
    ).toHaveLength(2);
    const queued = 'SELECT FROM search_queue WHERE entity_id = $1';
    expect(await server.dataSource.query(queued, [personId])).not.toEqual([]);
  });

  test('makes the present grave elsewhere the original one of somebody who was moved, and only then [MEMORIAL-30, EVENT-29]', async () => {
    const { id: personId } = await server.make.person();
    const [first, second, third] = await Promise.all(
      ['Eerste', 'Tweede', 'Derde'].map((name) => server.make.memorial({ name })),
    );
    const graves = async () => (await memorialsOf(personId))?.map(({ name, kind }) => `${name} ${kind}`);
    await editor.call(addPersonToMemorial, { personId, memorialId: first?.id ?? '' });
    await editor.call(addPersonToMemorial, { personId, memorialId: second?.id ?? '', moved: true });
    expect(await graves()).toEqual(['Eerste original', 'Tweede current']);
    await editor.call(addPersonToMemorial, { personId, memorialId: third?.id ?? '', moved: true });
    expect(await graves()).toEqual(['Eerste original', 'Derde current', 'Tweede unknown']);
    const { data } = await editor.call(findChanges, { type: 'person', id: personId });
    expect(data.filter(({ kind, record }) => kind === 'changed' && record.type === 'person_event')).toHaveLength(2);
    await editor.call(addPersonToMemorial, {
      personId,
      memorialId: (await server.make.memorial({ name: 'Vierde' })).id,
    });
    expect(await graves()).toContain('Derde current');
  });

  test('refuses somebody who stands there already, and what does not exist', async () => {
    const { person_id, memorial_id } = await server.make.event('memorated', { memorial_kind: 'current' });
    const memorialId = memorial_id ?? '';
    expect(await refusalOf(editor.call(addPersonToMemorial, { personId: person_id, memorialId }))).toEqual([
      ...['invalidData', { memorial_id: ['memorial_id: CONNECTION_ALREADY_EXISTS'] }],
    ]);
    expect(await refusalOf(editor.call(addPersonToMemorial, { personId: noId, memorialId }))).toEqual([
      ...['notFound', { entity: 'person', id: noId }],
    ]);
  });

  test('tells at its parameter what can be no id', async () => {
    const { person_id: personId, memorial_id } = await server.make.event('memorated');
    const memorialId = memorial_id ?? '';
    for (const wrong of ['x', '', `${personId}0`]) {
      expect(await refusalOf(editor.call(addPersonToMemorial, { personId, memorialId: wrong }))).toEqual([
        ...['invalidData', { memorialId: ['memorialId: INVALID_REFERENCE'] }],
      ]);
      expect(await refusalOf(editor.call(addPersonToMemorial, { personId: wrong, memorialId }))).toEqual([
        ...['invalidData', { personId: ['personId: INVALID_REFERENCE'] }],
      ]);
    }
    const adding = editor.call(addNewPersonToMemorial, { memorialId: 'x', person: { familyname: 'Nergensman' } });
    expect(await refusalOf(adding)).toEqual(['invalidData', { memorialId: ['memorialId: INVALID_REFERENCE'] }]);
  });

  test('is for those who may edit the person [ROLE-13]', async () => {
    const { id: memorialId } = await server.make.memorial();
    const { id: personId } = await server.make.person({ victim_type: 'military' });
    const civilians = await server.signIn('normal-civilian');
    expect(await refusalOf(civilians.call(addPersonToMemorial, { personId, memorialId }))).toBe('notPermitted');
    const reader = await server.signIn('readonly');
    expect(await refusalOf(reader.call(addPersonToMemorial, { personId, memorialId }))).toBe('notPermitted');
  });
});

describe('addNewPersonToMemorial', () => {
  test('creates the person and puts it there [MEMORIAL-31, M-070]', async () => {
    const { id: memorialId } = await server.make.memorial({ name: 'Velden' });
    const person = { surname: 'Mary', familyname: 'Newman', victim_type: 'military', died_year: 1917 };
    const made = await editor.call(addNewPersonToMemorial, { memorialId, person });
    expect(made).toMatchObject({ ...person, version: 1 });
    expect(await memorialsOf(made.id)).toEqual([{ id: memorialId, name: 'Velden', kind: 'current' }]);
    const { data } = await editor.call(findPersonOnMemorial, { memorialId });
    expect(data.map(({ id }) => id)).toEqual([made.id]);
  });

  test('does neither when one of both is wrong [MEMORIAL-31]', async () => {
    const { id: memorialId } = await server.make.memorial();
    expect(await refusalOf(editor.call(addNewPersonToMemorial, { memorialId, person: { died_year: 'x' } }))).toEqual([
      'invalidData',
      expect.objectContaining({
        surname: ['surname: AT_LEAST_ONE_FIELD_NEEDED'],
        died_date: ['died_date: INVALID_FORMAT'],
      }),
    ]);
    const adding = editor.call(addNewPersonToMemorial, { memorialId: noId, person: { familyname: 'Nergensman' } });
    expect(await refusalOf(adding)).toEqual(['notFound', { entity: 'memorial', id: noId }]);
    expect((await editor.call(findPerson, { text: 'nergensman' })).total).toBe(0);
    expect((await editor.call(findPersonOnMemorial, { memorialId })).total).toBe(0);
    const civilians = await server.signIn('normal-civilian');
    const soldier = { familyname: 'Soldaat', victim_type: 'military' };
    expect(await refusalOf(civilians.call(addNewPersonToMemorial, { memorialId, person: soldier }))).toEqual([
      ...['invalidData', { victim_type: ['victim_type: INVALID_OPTION'] }],
    ]);
    const reader = await server.signIn('readonly');
    expect(await refusalOf(reader.call(addNewPersonToMemorial, { memorialId, person: soldier }))).toBe('notPermitted');
  });
});

describe('removePersonFromMemorial', () => {
  test('removes all events of the pair and no other [MEMORIAL-30, M-071]', async () => {
    const { person_id: personId, memorial_id } = await server.make.event('memorated', { memorial_kind: 'original' });
    const memorialId = memorial_id ?? '';
    await editor.call(addPersonToMemorial, { personId, memorialId });
    const other = await server.make.event('memorated', { person_id: personId });
    const beside = await server.make.event('memorated', { memorial_id });
    const removed = await editor.call(removePersonFromMemorial, { personId, memorialId });
    expect(removed).toEqual({ status: 'OK', count: 2, events: [expect.any(String), expect.any(String)] });
    expect((await memorialsOf(personId))?.map(({ id }) => id)).toEqual([other.memorial_id]);
    const { data } = await editor.call(findPersonOnMemorial, { memorialId });
    expect(data.map(({ id }) => id)).toEqual([beside.person_id]);
    const changes = await editor.call(findChanges, { type: 'person', id: personId });
    expect(changes.data.filter(({ kind }) => kind === 'removed')).toHaveLength(2);
    const again = await editor.call(removePersonFromMemorial, { personId, memorialId });
    expect(again).toEqual({ status: 'OK', count: 0, events: [] });
  });

  test('refuses what does not exist, an event that a story needs, and who may not edit', async () => {
    const { event, memorialId, personId } = await storyEvent();
    expect(await refusalOf(editor.call(removePersonFromMemorial, { personId, memorialId }))).toEqual([
      ...['invalidData', { none: ['none: REFERENCED_BY_PERSON_STORY'] }],
    ]);
    expect(await editor.call(getPersonEvent, { id: event })).toMatchObject({ id: event });
    expect(await refusalOf(editor.call(removePersonFromMemorial, { personId, memorialId: noId }))).toEqual([
      ...['notFound', { entity: 'memorial', id: noId }],
    ]);
    expect(await refusalOf(editor.call(removePersonFromMemorial, { personId: noId, memorialId }))).toEqual([
      ...['notFound', { entity: 'person', id: noId }],
    ]);
    const reader = await server.signIn('read-be-soldiers');
    expect(await refusalOf(reader.call(removePersonFromMemorial, { personId, memorialId }))).toBe('notPermitted');
  });
});

describe('returnPersonToMemorial', () => {
  test('brings back what the caller removed, as it was and once, and nothing else', async () => {
    const kept = { memorial_kind: 'original', memorial_ref: 'II. C. 7' } as const;
    const { id, person_id: personId, memorial_id } = await server.make.event('memorated', kept);
    const memorialId = memorial_id ?? '';
    const { events } = await editor.call(removePersonFromMemorial, { personId, memorialId });
    expect(events).toEqual([id]);
    const undo = { personId, memorialId, events };
    const notThere = ['invalidData', { none: ['none: DOES_NOT_EXIST'] }];
    const colleague = await server.signIn('revisor');
    expect(await refusalOf(colleague.call(returnPersonToMemorial, undo))).toEqual(notThere);
    expect(await editor.call(returnPersonToMemorial, undo)).toEqual({ status: 'OK', count: 1 });
    expect(await editor.call(getPersonEvent, { id })).toMatchObject(kept);
    expect(await refusalOf(editor.call(returnPersonToMemorial, undo))).toEqual(notThere);
  });
});

describe('the persons of a memorial', () => {
  const names = ({ data }: { data: readonly { surname: string; familyname: string }[] }) =>
    data.map(({ surname, familyname }) => `${surname} ${familyname}`);

  /** How many persons a memorial has by itself and in the list of memorials. */
  async function counted(client: TestClient, id: string) {
    const extend = ['nbr_of_persons'] as const;
    const { data } = (await client.call(findMemorials, { ids: [id], extend: [...extend] })) as { data: Memorial[] };
    const memorial = await client.call(getMemorial, { id, extend: [...extend] });
    return [memorial.extend_nbr_of_persons, data[0]?.extend_nbr_of_persons];
  }

  async function cemetery() {
    const { id: memorial_id } = await server.make.memorial();
    const bury = async (surname: string, familyname: string, more: object = {}, event: object = {}) => {
      const { id: person_id } = await server.make.person({ surname, familyname, ...more });
      await server.make.event('memorated', { memorial_id, person_id, ...event });
      return person_id;
    };
    await bury('Jan', 'Van den Berghe', { died_year: 1917 }, { memorial_kind: 'current', memorial_ref: 'II. C. 4' });
    await bury('Anna', 'Claes', { died_year: 1915, alternative_familynames: ['Claeys'] });
    const twice = await bury(
      'Pieter',
      'claes',
      { died_year: 1916 },
      { memorial_kind: 'current', memorial_ref: 'I. A. 1' },
    );
    await server.make.event('memorated', { memorial_id, person_id: twice, memorial_kind: 'original' });
    await server.make.event('memorated');
    return { memorialId: memorial_id, twice };
  }

  test('stand in the order of their names, each once, with every grave, page by page [MEMORIAL-04, MEMORIAL-29, EVENT-29, M-072]', async () => {
    const { memorialId, twice } = await cemetery();
    const all = await editor.call(findPersonOnMemorial, { memorialId });
    expect([all.total, names(all)]).toEqual([3, ['Anna Claes', 'Pieter claes', 'Jan Van den Berghe']]);
    expect(all.data[1]).toMatchObject({
      id: twice,
      mentions: [
        { kind: 'original', ref: '' },
        { kind: 'current', ref: 'I. A. 1' },
      ],
      memorials: [{ kind: 'original' }, { kind: 'current' }],
    });
    const second = await editor.call(findPersonOnMemorial, { memorialId, offset: 1, limit: 1 });
    expect([second.total, names(second)]).toEqual([3, ['Pieter claes']]);
    const sorted = async (sort: ['name' | 'born' | 'died', 1 | -1]) =>
      names(await editor.call(findPersonOnMemorial, { memorialId, sort })).map((name) => name.split(' ')[0]);
    expect(await sorted(['died', 1])).toEqual(['Anna', 'Pieter', 'Jan']);
    expect(await sorted(['name', -1])).toEqual(['Jan', 'Pieter', 'Anna']);
  });

  test('are found by any part of a name, other names too', async () => {
    const { memorialId } = await cemetery();
    const find = async (params: object) => names(await editor.call(findPersonOnMemorial, { memorialId, ...params }));
    expect(await find({ text: 'CLAES' })).toEqual(['Anna Claes', 'Pieter claes']);
    expect(await find({ filter: { name: 'claeys' } })).toEqual(['Anna Claes']);
    expect(await find({ filter: 'jan berg' })).toEqual(['Jan Van den Berghe']);
    expect(await find({ text: 'claes jan' })).toEqual([]);
    expect(await find({ text: '100%' })).toEqual([]);
  });

  test('are all told at once, one entry for each grave [MEMORIAL-33, M-026]', async () => {
    const { memorialId, twice } = await cemetery();
    const told = await editor.call(getPersonsMemorated, { memorialId });
    expect(told.map(({ name, kind, ref }) => [name, kind, ref])).toEqual([
      ['Anna Claes', 'current', ''],
      ['Pieter claes', 'original', ''],
      ['Pieter claes', 'current', 'I. A. 1'],
      ['Jan Van den Berghe', 'current', 'II. C. 4'],
    ]);
    expect(told[1]).toMatchObject({ id: twice, surname: 'Pieter', familyname: 'claes' });
  });

  test('are soldiers of one army alone for readers who see no others [ROLE-15]', async () => {
    const { memorialId, twice } = await cemetery();
    await server.make.event('military', { person_id: twice, enlisted_army: 'B.E.F.' });
    const reader = await server.signIn('read-be-soldiers');
    const found = await reader.call(findPersonOnMemorial, { memorialId });
    expect([found.total, names(found)]).toEqual([1, ['Pieter claes']]);
    expect((await reader.call(findPersonOnMemorial, { memorialId, text: 'anna' })).total).toBe(0);
    expect((await reader.call(getPersonsMemorated, { memorialId })).map(({ id }) => id)).toEqual([twice, twice]);
    expect(await counted(reader, memorialId)).toEqual([1, 1]);
    expect(await counted(editor, memorialId)).toEqual([3, 3]);
  });

  test('are those of its dataset alone for an account that is held to one, in number too; to the public all [USER-18]', async () => {
    const { memorialId, twice } = await cemetery();
    await server.dataSource.query(
      "UPDATE person SET irish_memorial_records = true, war_casualty = true, victim_type = 'military' WHERE id = $1",
      [twice],
    );
    const reader = await server.signIn('normal', { dataset: 'irish_memorial_records' });
    const found = await reader.call(findPersonOnMemorial, { memorialId });
    expect([found.total, names(found)]).toEqual([1, ['Pieter claes']]);
    expect((await reader.call(findPersonOnMemorial, { memorialId, text: 'anna' })).total).toBe(0);
    expect((await reader.call(getPersonsMemorated, { memorialId })).map(({ id }) => id)).toEqual([twice, twice]);
    expect(await counted(reader, memorialId)).toEqual([1, 1]);
    const pages = await Promise.all(
      [server.guest, reader].map((each) => each.call(getPublicMemorial, { id: memorialId })),
    );
    expect(pages.map(({ nbr_of_persons }) => nbr_of_persons)).toEqual([3, 3]);
  });

  test('are told of no memorial that does not exist, and not to guests', async () => {
    for (const method of [findPersonOnMemorial, getPersonsMemorated]) {
      expect(await refusalOf(editor.call(method, { memorialId: noId }))).toEqual([
        ...['notFound', { entity: 'memorial', id: noId }],
      ]);
      expect(await refusalOf(server.guest.call(method, { memorialId: noId }))).toBe('noSession');
    }
    const wrong = { memorialId: noId, sort: ['rank', 1] as never };
    expect(await refusalOf(editor.call(findPersonOnMemorial, wrong))).toEqual([
      ...['invalidData', { sort: ['sort: INVALID_OPTION'] }],
    ]);
  });

  test('the other name of the method is taken too [M-072]', async () => {
    const { memorialId } = await cemetery();
    const params = { memorialId, token: editor.token };
    const answer = await editor.post({ jsonrpc: '2.0', id: 1, method: 'findPersonsOnMemorial', params });
    expect(answer).toMatchObject({ result: { total: 3 } });
  });
});

/** A memorial event that a story of its person needs. */
async function storyEvent() {
  const event = await server.make.event('memorated');
  await server.make.story({ person_id_ref: event.person_id, place_source_event_ref: event.id });
  return { event: event.id, personId: event.person_id, memorialId: event.memorial_id ?? '' };
}
