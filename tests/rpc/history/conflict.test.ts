import { createPersonEvent, removePersonEvent, updatePersonEvent } from '@salient/shared/areas/events/eventMethods.ts';
import { createPerson, removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import { createUser, removeUser, updateUser } from '@salient/shared/areas/users/userMethods.ts';
import type { Conflict } from '@salient/shared/lib/history/conflict.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let ann: TestClient;
let bert: TestClient;
beforeAll(async () => {
  server = await startServer();
  [ann, bert] = [await server.signIn('admin'), await server.signIn('admin')];
});
afterAll(() => server.close());

/** What the loser is told. */
const conflictOf = (call: Promise<unknown>): Promise<Conflict> =>
  call.then(
    () => {
      throw new Error('it was saved');
    },
    (error: { code: number; data: Conflict }) => {
      expect(error.code).toBe(1020);
      return error.data;
    },
  );

describe('who saves second', () => {
  test('learns who was first, when, and both values of every field that changed since', async () => {
    const [place, father] = [
      await server.make.place({ languages: { nl: { name: 'Ieper' } } }),
      await server.make.person(),
    ];
    const person = await server.make.person({ nationality: 'Belg', born_day: 1, born_month: 2, born_year: 1890 });
    await ann.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Brit' } });
    const relations = [{ person_id: father.id, relation: 'parent', comments: '' }];
    await ann.call(updatePerson, {
      person: { id: person.id, version: 2, nationality: 'Ier', born_year: 1891, relations },
    });
    const stale = { id: person.id, version: 1, nationality: 'Schot', surname: 'Jack' };
    const told = await conflictOf(bert.call(updatePerson, { person: stale }));
    expect(told).toMatchObject({
      version: 3,
      changedBy: expect.stringMatching(/^admin-/),
      changedFields: ['born_year', 'nationality', 'relations'],
      current: { born_year: 1891, nationality: 'Ier', relations },
    });
    expect(Date.now() - Date.parse(told.changedAt ?? '')).toBeLessThan(60_000);
    expect(told.changes).toMatchObject([
      { field: 'nationality', before: { kind: 'text', text: 'Belg' }, after: { kind: 'text', text: 'Ier' } },
      { field: 'born_date', before: { kind: 'date', date: '18900201' }, after: { kind: 'date', date: '18910201' } },
      { field: 'relations', before: { kind: 'empty' }, after: { kind: 'links' } },
    ]);

    const event = await ann.call(createPersonEvent, { event: { type: 'where', person_id: person.id } });
    await ann.call(updatePersonEvent, { event: { id: event.id, version: 1, place_id: place.id } });
    const late = { id: event.id, version: 1, topo: 'Markt 1' };
    expect(await conflictOf(bert.call(updatePersonEvent, { event: late }))).toMatchObject({
      version: 2,
      current: { place_id: place.id },
      changes: [{ field: 'place_id', after: { kind: 'record', record: { name: 'Ieper' } } }],
    });
  });

  test('of accounts too, and never anything of a password', async () => {
    const user = {
      account: 'carla.clash',
      name: 'Carla',
      email: 'carla@museum.example',
      type: 'normal',
      language: 'nl',
    };
    const { id } = await ann.call(createUser, { user: user as never });
    await ann.call(updateUser, { user: { id, version: 1, name: 'Clara' } });
    const told = await conflictOf(bert.call(updateUser, { user: { id, version: 1, name: 'Klara', phone: '057' } }));
    expect(told).toMatchObject({ version: 2, changedFields: ['name'], current: { name: 'Clara' } });
    expect(await conflictOf(bert.call(removeUser, { id, version: 1 }))).toMatchObject({ version: 2 });
    expect(JSON.stringify(told)).not.toMatch(/password_hash|argon2/);
  });

  test('saves over the other’s version once told, and nothing of either is lost', async () => {
    const person = await server.make.person({ nationality: 'Belg', description: '' });
    await ann.call(updatePerson, { person: { id: person.id, version: 1, nationality: 'Brit' } });
    const told = await conflictOf(
      bert.call(updatePerson, { person: { id: person.id, version: 1, description: 'lang' } }),
    );
    const saved = await bert.call(updatePerson, {
      person: { id: person.id, version: told.version, description: 'lang' },
    });
    expect(saved).toMatchObject({ version: 3, nationality: 'Brit', description: 'lang' });
  });

  test('learns of a change that somebody else’s relation made', async () => {
    const [person, friend] = [await server.make.person(), await server.make.person()];
    const relations = [{ person_id: friend.id, relation: 'friend', comments: '' }];
    await ann.call(updatePerson, { person: { id: person.id, version: 1, relations } });
    const told = await conflictOf(bert.call(updatePerson, { person: { id: friend.id, version: 1, surname: 'X' } }));
    expect(told).toMatchObject({ version: 2, changedFields: ['relations'] });
  });

  test('learns of a life event that followed its person', async () => {
    const person = await ann.call(createPerson, { person: { surname: 'Jan', died_year: 1917 } });
    const [born] = await server.dataSource.query<{ id: string }[]>(
      `SELECT id FROM person_event WHERE person_id = $1 AND type = 'born'`,
      [person.id],
    );
    await ann.call(updatePerson, { person: { id: person.id, version: 1, born_year: 1890 } });
    const late = { id: born?.id ?? '', version: 1, topo: 'Markt 1' };
    expect(await conflictOf(bert.call(updatePersonEvent, { event: late }))).toMatchObject({
      changedBy: expect.stringMatching(/^admin-/),
      changedFields: ['start_year'],
      current: { start_year: 1890 },
    });
  });
});

describe('removing', () => {
  test('with the version that was read removes nothing that somebody has not seen; without one it does', async () => {
    const person = await server.make.person();
    const event = await server.make.event('school', { person_id: person.id });
    await ann.call(updatePersonEvent, { event: { id: event.id, version: 1, school_name: 'College' } });
    expect(await conflictOf(bert.call(removePersonEvent, { id: event.id, version: 1 }))).toMatchObject({ version: 2 });
    await bert.call(removePersonEvent, { id: event.id, version: 2 });
    await ann.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Jef' } });
    expect(await conflictOf(bert.call(removePerson, { id: person.id, version: 1 }))).toMatchObject({
      changedFields: ['surname'],
    });
    expect(await bert.call(removePerson, { id: person.id })).toEqual({ status: 'OK' });
  });

  test('and saving at the same moment lets one of them win', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await server.make.person();
      const outcomes = await Promise.all(
        [
          ann.call(removePerson, { id: person.id, version: 1 }),
          bert.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Jef' } }),
        ].map((call) =>
          call.then(
            () => 'done',
            (error: { code: number }) => error.code,
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect([1015, 1020]).toContain(outcomes.find((outcome) => outcome !== 'done'));
    }
  });
});
