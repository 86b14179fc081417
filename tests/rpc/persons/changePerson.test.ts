import { createPersonEvent, findPersonEvents } from '@salient/shared/areas/events/eventMethods.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import {
  createPerson,
  getPerson,
  removePerson,
  updatePerson,
  validatePerson,
} from '@salient/shared/areas/persons/personMethods.ts';
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

const whole = async (id: string) =>
  (await editor.call(getPerson, { id, extend: ['events-with-places', 'relation-persons'] })) as Person;

describe('createPerson', () => {
  test('stores the fields, shows ? for unknown parts and makes the born and died events [DATE-04, DATE-10, EVENT-24, RPC-16]', async () => {
    const person = await editor.call(createPerson, {
      person: {
        surname: '  Jan ',
        familyname: 'De Smet',
        alternative_familynames: 'Desmet, Smets, Desmet',
        born_day: '?',
        born_month: 3,
        born_year: '1895',
        died_year: 1917,
        died_day: '',
        gender: 'male',
      },
    });
    expect(person).toMatchObject({
      surname: 'Jan',
      alternative_familynames: ['Desmet', 'Smets'],
      born_day: '?',
      born_month: 3,
      born_year: 1895,
      sort_born_date: '189503??',
      died_day: '?',
      sort_died_date: '1917????',
      victim_type: 'civilian',
      victim_type_details: 'unknown',
      war_casualty: true,
      in_namelist: true,
      version: 1,
    });
    const { events } = await whole(person.id);
    expect(events?.map(({ type, sort_start_date }) => [type, sort_start_date])).toEqual([
      ['born', '189503??'],
      ['died', '1917????'],
    ]);
  });

  test('names every wrong field at once and writes nothing [VALID-40, ERR-25, PERSON-54, PERSON-56, DATE-11, DATE-14]', async () => {
    const [before] = await server.dataSource.query('SELECT count(*)::int AS n FROM person');
    const creating = editor.call(createPerson, {
      person: {
        surname: ' ',
        gender: 'other',
        born_day: 31,
        born_month: 2,
        died_age: 'old',
        alternative_surnames: Array.from({ length: 21 }, (_, index) => `Naam ${index}`),
        description: 'x'.repeat(10_001),
      },
    });
    await expect(creating).rejects.toMatchObject({
      name: 'invalidData',
      code: 1013,
      data: {
        surname: ['surname: AT_LEAST_ONE_FIELD_NEEDED'],
        familyname: ['familyname: AT_LEAST_ONE_FIELD_NEEDED'],
        gender: ['gender: INVALID_OPTION'],
        born_date: ['born_date: INVALID_FORMAT'],
        died_age: ['died_age: INVALID_FORMAT'],
        alternative_surnames: ['alternative_surnames: TOO_MANY_VALUES'],
        description: ['description: INVALID_LENGTH'],
      },
    });
    expect(await server.dataSource.query('SELECT count(*)::int AS n FROM person')).toEqual([before]);
    const result = await editor.call(validatePerson, {
      person: { surname: 'A', born_year: 1900, died_year: 1899 },
      mode: 'create',
    });
    expect(result).toEqual({ status: 'NOK', data: { died_date: ['died_date: INVALID_DATE_ORDER'] } });
  });

  test('puts contradicting flags right instead of failing, and tells which [PERSON-45, PERSON-46, PERSON-52]', async () => {
    const person = { surname: 'Anna', war_casualty: false, in_namelist: true, irish_memorial_records: true };
    const corrected = ['in_namelist', 'irish_memorial_records'];
    expect(await editor.call(validatePerson, { person })).toEqual({ status: 'OK', corrected });
    const survivor = await editor.call(createPerson, { person });
    expect(survivor).toMatchObject({ in_namelist: false, irish_memorial_records: false, corrected });
    const again = { ...survivor, in_namelist: true };
    expect(await editor.call(updatePerson, { person: again })).toMatchObject({ corrected: ['in_namelist'] });
    const { id, version } = survivor;
    expect(await editor.call(updatePerson, { person: { id, version, surname: 'Anna' } })).not.toHaveProperty(
      'corrected',
    );
    const civilian = await editor.call(createPerson, { person: { surname: 'Anna', irish_memorial_records: true } });
    expect(civilian).toMatchObject({ in_namelist: true, irish_memorial_records: false });
  });

  test('keeps the inverse relation on the other person, and removes both sides together [RELATION-06, RELATION-08, RELATION-09]', async () => {
    const father = await server.make.person();
    const child = await editor.call(createPerson, {
      person: { surname: 'Piet', relations: [{ person_id: father.id, relation: 'parent', comments: 'uit de akte' }] },
    });
    expect((await whole(father.id)).relations).toMatchObject([
      { person_id: child.id, relation: 'child', comments: 'uit de akte', person: { surname: 'Piet' } },
    ]);
    const twice = { person_id: father.id, relation: 'parent' };
    const repeated = editor.call(updatePerson, {
      person: { id: child.id, version: child.version, relations: [twice, twice] },
    });
    await expect(repeated).rejects.toMatchObject({ data: { relations: ['relations: CONNECTION_ALREADY_EXISTS'] } });
    const toOneself = editor.call(updatePerson, {
      person: { id: child.id, version: child.version, relations: [{ person_id: child.id, relation: 'friend' }] },
    });
    await expect(toOneself).rejects.toMatchObject({ data: { relations: ['relations: INVALID_REFERENCE'] } });
    await editor.call(updatePerson, { person: { id: child.id, version: child.version, relations: [] } });
    expect((await whole(father.id)).relations).toEqual([]);
  });

  test('holds a person in a project once [RELATION-10, RELATION-11]', async () => {
    const project = await server.make.project();
    const membership = { project: project.id, notes: 'zaal 2' };
    const person = await editor.call(createPerson, { person: { surname: 'Jo', project_memberships: [membership] } });
    expect(person.project_memberships).toEqual([{ ...membership, project_title: project.title }]);
    const twice = editor.call(createPerson, {
      person: { surname: 'Jo', project_memberships: [membership, membership] },
    });
    await expect(twice).rejects.toMatchObject({
      data: { project_memberships: ['project_memberships: CONNECTION_ALREADY_EXISTS'] },
    });
  });
});

describe('updatePerson', () => {
  test('keeps absent fields, clears by null and moves the life events along [EVENT-24, DATE-13]', async () => {
    const person = await server.make.person({ surname: 'Jan', nationality: 'Belg', born_year: 1890 });
    const saved = await editor.call(updatePerson, {
      person: { id: person.id, version: 1, born_year: 1891, nationality: null },
    });
    expect(saved).toMatchObject({ surname: 'Jan', nationality: '', born_year: 1891, version: 2 });
    const { data } = await editor.call(findPersonEvents, { person_id: person.id, type: 'born' });
    expect(data[0]?.start_year).toBe(1891);
  });

  test('refuses a stale version and tells who saved what first', async () => {
    const person = await server.make.person();
    await editor.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Brit' } });
    const stale = editor.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Ier' } });
    await expect(stale).rejects.toMatchObject({
      code: 1020,
      data: { version: 2, changedFields: ['nationality'], changedBy: expect.stringContaining('normal-') },
    });
    expect((await whole(person.id)).nationality).toBe('Brit');
  });

  test('of two simultaneous saves lets one win', async () => {
    const person = await server.make.person();
    const save = (nationality: string) =>
      editor.call(updatePerson, { person: { id: person.id, version: 1, nationality } }).then(
        () => 'saved',
        (error: { code: number }) => error.code,
      );
    const outcomes = await Promise.all([save('Brit'), save('Ier'), save('Schot')]);
    expect(outcomes.sort()).toEqual([1020, 1020, 'saved']);
  });

  test('answers 1011 for nobody', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    await expect(editor.call(updatePerson, { person: { id, version: 1 } })).rejects.toMatchObject({
      code: 1011,
      data: { entity: 'person', id },
    });
  });
});

describe('removePerson', () => {
  test('is refused while events or relations hang on the person, naming each kind [PERSON-57, PERSON-60, ERR-09, ERR-26]', async () => {
    const other = await server.make.person();
    const person = await editor.call(createPerson, {
      person: { surname: 'Jef', relations: [{ person_id: other.id, relation: 'friend' }] },
    });
    await editor.call(createPersonEvent, { event: { type: 'school', person_id: person.id } });
    await expect(editor.call(removePerson, { id: person.id, version: 1 })).rejects.toMatchObject({
      code: 1013,
      data: { none: ['none: REFERENCED_BY_PERSON_EVENT', 'none: REFERENCED_BY_RELATION'] },
    });
  });

  test('takes the person with its life events and keeps the whole of it in the audit trail [STACK-20]', async () => {
    const person = await server.make.person({ surname: 'Weg' });
    await editor.call(removePerson, { id: person.id, version: 1 });
    await expect(editor.call(getPerson, { id: person.id })).rejects.toMatchObject({ name: 'gone' });
    const [entry] = await server.dataSource.query(
      "SELECT account, method, before FROM audit_entry WHERE entity_id = $1 AND entity = 'person'",
      [person.id],
    );
    expect(entry).toMatchObject({
      method: 'removePerson',
      before: { surname: 'Weg', events: [{ type: 'born' }, { type: 'died' }] },
    });
    const [redirect] = await server.dataSource.query('SELECT reason FROM redirect WHERE from_id = $1', [person.id]);
    expect(redirect).toEqual({ reason: 'removed' });
  });
});

describe('who may', () => {
  test('a normal-civilian account changes civilian victims and makes no soldiers [ROLE-13]', async () => {
    const civilianEditor = await server.signIn('normal-civilian');
    const civilian = await civilianEditor.call(createPerson, { person: { surname: 'Els' } });
    const promoting = civilianEditor.call(updatePerson, {
      person: { id: civilian.id, version: 1, victim_type: 'military' },
    });
    await expect(promoting).rejects.toMatchObject({ data: { victim_type: ['victim_type: INVALID_OPTION'] } });
    const soldier = await server.make.person({ victim_type: 'military' });
    const touching = civilianEditor.call(updatePerson, { person: { id: soldier.id, version: 1, surname: 'X' } });
    await expect(touching).rejects.toMatchObject({ code: 1010 });
    await expect(civilianEditor.call(removePerson, { id: soldier.id, version: 1 })).rejects.toMatchObject({
      code: 1010,
    });
  });

  test('guests are asked to sign in, readers are refused, api-write creates but never removes [ROLE-02, ROLE-12, ROLE-17]', async () => {
    const person = { surname: 'Nee' };
    await expect(server.guest.call(createPerson, { person })).rejects.toMatchObject({ code: 1000 });
    for (const type of ['readonly', 'read-be-soldiers', 'api-read'] as const) {
      const reader = await server.signIn(type);
      await expect(reader.call(createPerson, { person })).rejects.toMatchObject({ code: 1010 });
    }
    const api = await server.signIn('api-write');
    const created = await api.call(createPerson, { person });
    await expect(api.call(removePerson, { id: created.id, version: 1 })).rejects.toMatchObject({ code: 1010 });
  });
});
