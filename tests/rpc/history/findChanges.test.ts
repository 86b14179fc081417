import { findAllChanges, findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { createPersonEvent, removePersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { createPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEntryEntity } from '../../../core-server/src/lib/changes/AuditEntryEntity.ts';
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

const nobody = '00000000-0000-7000-8000-000000000000';
const historyOf = async (id: string) => (await editor.call(findChanges, { type: 'person', id })).data;

describe('findChanges', () => {
  test('tells of each change who made it, when, by what and which fields it touched, the newest first [STACK-20]', async () => {
    const person = await editor.call(createPerson, { person: { surname: 'Jan', familyname: 'Claes', gender: 'male' } });
    await editor.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Johan', born_year: 1890 } });
    const [changed, life, created, ...more] = await historyOf(person.id);
    expect(more).toEqual([]);
    expect(changed).toMatchObject({
      kind: 'changed',
      source: 'staff',
      method: 'updatePerson',
      version: 2,
      record: { type: 'person', id: person.id, name: 'Johan Claes' },
      part_of: null,
      fields: [
        { field: 'surname', before: { kind: 'text', text: 'Jan' }, after: { kind: 'text', text: 'Johan' } },
        { field: 'born_date', before: { kind: 'empty' }, after: { kind: 'date', date: '1890????' } },
      ],
      current: true,
      restorable: true,
    });
    expect(changed?.account).toMatch(/^normal-/);
    expect(Date.now() - Date.parse(changed?.at ?? '')).toBeLessThan(60_000);
    // The born event follows the date; it stands in the history of its person.
    expect(life).toMatchObject({
      record: { type: 'person_event', name: null, event_type: 'born', event_date: '1890????' },
      part_of: { type: 'person', id: person.id, name: 'Johan Claes' },
      fields: [{ field: 'start_date', after: { kind: 'date', date: '1890????' } }],
    });
    expect(created).toMatchObject({ kind: 'created', version: 1, current: false, restorable: true });
    expect(created?.fields.map(({ field }) => field)).toEqual([
      'surname',
      'familyname',
      'gender',
      'victim_type',
      'victim_type_details',
      'war_casualty',
      'in_namelist',
      'stated_living_status',
    ]);
  });

  test('shows a whole date though only its year changed', async () => {
    const person = await server.make.person({ died_day: 4, died_month: 8, died_year: 1914 });
    await editor.call(updatePerson, { person: { id: person.id, version: 1, died_year: 1917 } });
    const own = (await historyOf(person.id)).filter(({ record }) => record.type === 'person');
    expect(own[0]?.fields).toEqual([
      { field: 'died_date', before: { kind: 'date', date: '19140804' }, after: { kind: 'date', date: '19170804' } },
    ]);
  });

  test('holds the events, relations and memberships of a person, with names instead of ids', async () => {
    const person = await server.make.person({ surname: 'Piet', familyname: 'Maes' });
    const father = await server.make.person({ surname: 'Karel', familyname: 'Maes', gender: 'male' });
    const project = await server.make.project('De vlucht');
    const place = await server.make.place({ languages: { nl: { name: 'Poperinge' } } });
    await editor.call(updatePerson, {
      person: {
        id: person.id,
        version: 1,
        relations: [{ person_id: father.id, relation: 'parent', comments: 'akte 3' }],
        project_memberships: [{ project: project.id, notes: 'zaal 2' }],
      },
    });
    const event = await editor.call(createPersonEvent, {
      event: { type: 'where', person_id: person.id, place_id: place.id },
    });
    await editor.call(removePersonEvent, { id: event.id, version: 1 });
    const [removed, created, linked] = await historyOf(person.id);
    expect(removed).toMatchObject({ kind: 'removed', version: 2, restorable: true, record: { event_type: 'where' } });
    expect(created?.fields).toContainEqual({
      field: 'place_id',
      before: { kind: 'empty' },
      after: { kind: 'record', record: { type: 'place', id: place.id, name: 'Poperinge' } },
    });
    expect(created).toMatchObject({ kind: 'created', restorable: false, current: false });
    expect(linked?.fields).toEqual([
      {
        field: 'relations',
        before: { kind: 'empty' },
        after: {
          kind: 'links',
          links: [
            {
              record: { type: 'person', id: father.id, name: 'Karel Maes' },
              relation: 'parent',
              gender: 'male',
              notes: 'akte 3',
            },
          ],
        },
      },
      {
        field: 'project_memberships',
        before: { kind: 'empty' },
        after: {
          kind: 'links',
          links: [{ record: { type: 'project', id: project.id, name: 'De vlucht' }, notes: 'zaal 2' }],
        },
      },
    ]);
    // The other side changed with it and says so in its own history.
    expect((await historyOf(father.id))[0]?.fields[0]).toMatchObject({ field: 'relations' });
  });

  test('keeps the name of a record that is gone', async () => {
    const [person, friend] = [
      await server.make.person(),
      await server.make.person({ surname: 'Weg', familyname: 'Man' }),
    ];
    const relations = [{ person_id: friend.id, relation: 'friend' }];
    await editor.call(updatePerson, { person: { id: person.id, version: 1, relations } });
    await editor.call(updatePerson, { person: { id: person.id, version: 2, relations: [] } });
    await editor.call(removePerson, { id: friend.id, version: 3 });
    const [unlinked] = await historyOf(person.id);
    expect(unlinked?.fields[0]?.before).toMatchObject({ links: [{ record: { id: friend.id, name: 'Weg Man' } }] });
    const [removed] = await historyOf(friend.id);
    expect(removed).toMatchObject({ kind: 'removed', record: { name: 'Weg Man' }, restorable: true, current: true });
  });

  test('comes in pages with an exact total', async () => {
    const person = await server.make.person();
    for (let version = 1; version <= 5; version++) {
      await editor.call(updatePerson, { person: { id: person.id, version, nationality: `Land ${version}` } });
    }
    const page = await editor.call(findChanges, { type: 'person', id: person.id, offset: 2, limit: 2 });
    expect(page.total).toBe(5);
    expect(page.data.map(({ version }) => version)).toEqual([4, 3]);
  });

  test('of an event shows that event alone', async () => {
    const event = await server.make.event('school', { school_name: 'Atheneum' });
    await editor.call(updatePersonEvent, { event: { id: event.id, version: 1, school_name: 'College' } });
    const { data, total } = await editor.call(findChanges, { type: 'person_event', id: event.id });
    expect(total).toBe(1);
    expect(data[0]?.fields).toEqual([
      { field: 'school_name', before: { kind: 'text', text: 'Atheneum' }, after: { kind: 'text', text: 'College' } },
    ]);
  });

  test('is empty for a record that never changed, and answers 1011 for nobody', async () => {
    const person = await server.make.person();
    expect(await editor.call(findChanges, { type: 'person', id: person.id })).toEqual({ data: [], total: 0 });
    await expect(editor.call(findChanges, { type: 'person', id: nobody })).rejects.toMatchObject({ code: 1011 });
    await expect(editor.call(findChanges, { type: 'person_event', id: nobody })).rejects.toMatchObject({ code: 1011 });
  });

  test('is for editors; of accounts for admins alone [ROLE-02, ROLE-03, ROLE-12]', async () => {
    const { id } = await server.make.person();
    for (const type of ['readonly', 'read-be-soldiers', 'api-read', 'api-write'] as const) {
      const reader = await server.signIn(type);
      await expect(reader.call(findChanges, { type: 'person', id })).rejects.toMatchObject({ code: 1010 });
    }
    const [account] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM app_user LIMIT 1');
    const of = { type: 'app_user', id: account?.id ?? '' } as const;
    await expect(editor.call(findChanges, of)).rejects.toMatchObject({ code: 1011 });
    expect(await admin.call(findChanges, of)).toEqual({ data: [], total: 0 });
  });

  test('never shows a field that is not declared, such as the hash of a password', async () => {
    const [account] = await server.dataSource.query<{ id: string }[]>('SELECT id FROM app_user LIMIT 1');
    await server.dataSource.manager.insert(AuditEntryEntity, {
      method: 'updateUser',
      entity: 'app_user',
      entity_id: account?.id ?? '',
      version: 2,
      before: { name: 'Ann', password_hash: '$argon2id$geheim' } as never,
      after: { name: 'An', password_hash: '$argon2id$geheimer' } as never,
    });
    const answer = await admin.call(findChanges, { type: 'app_user', id: account?.id ?? '' });
    expect(answer.data[0]?.fields.map(({ field }) => field)).toEqual(['name']);
    expect(JSON.stringify(answer)).not.toContain('argon2id');
  });
});

describe('findAllChanges', () => {
  test('finds changes by user, day, source, type and kind [STACK-20]', async () => {
    const dayInBrussels = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(new Date());
    const from = dayInBrussels();
    const other = await server.signIn('revisor');
    const person = await other.call(createPerson, { person: { surname: 'Alle' } });
    await other.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Allen' } });
    const [{ user_id } = { user_id: null }] = await historyOf(person.id);
    const mine = { user_id: user_id ?? '' };
    const kinds = async (more: object) =>
      (await admin.call(findAllChanges, { ...mine, ...more })).data.map(({ kind }) => kind);
    // Two days when it is midnight meanwhile.
    const to = dayInBrussels();
    expect(await kinds({})).toEqual(['changed', 'created']);
    expect(await kinds({ kind: 'created' })).toEqual(['created']);
    expect(await kinds({ source: 'staff', type: 'person', from, to })).toEqual(['changed', 'created']);
    expect(await kinds({ source: 'import' })).toEqual([]);
    expect(await kinds({ type: 'place' })).toEqual([]);
    expect(await kinds({ to: '2014-08-04' })).toEqual([]);
    expect(await kinds({ from: '2114-08-04' })).toEqual([]);
    expect((await admin.call(findAllChanges, { ...mine, limit: 1, offset: 1 })).data[0]?.kind).toBe('created');
  });

  test('finds removed records that are still gone', async () => {
    const person = await server.make.person();
    await editor.call(removePerson, { id: person.id, version: 1 });
    const gone = await admin.call(findAllChanges, { gone: true, type: 'person', limit: 1000 });
    expect(gone.data.filter(({ record }) => record.id === person.id)).toMatchObject([
      { kind: 'removed', restorable: true },
    ]);
    expect(gone.data.every(({ kind }) => kind === 'removed')).toBe(true);
  });

  test('is for admins', async () => {
    const revisor = await server.signIn('revisor');
    await expect(revisor.call(findAllChanges, {})).rejects.toMatchObject({ code: 1010 });
  });
});
