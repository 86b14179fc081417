import {
  createPersonEvent,
  findEventsByTypeAndPlace,
  findPersonEvents,
  getPersonEvent,
  removeEvents,
  removePersonEvent,
  updatePersonEvent,
  validatePersonEvent,
} from '@salient/shared/areas/events/eventMethods.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { callFunction } from '@salient/shared/areas/functions/functionMethods.ts';
import {
  createPerson,
  findPerson,
  getPerson,
  getPersons,
  getPersonsDetails,
  removePerson,
  updatePerson,
  validatePerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { findPlaces } from '@salient/shared/areas/places/placeMethods.ts';
import {
  findMatchingPersonStories,
  findPersonStories,
  findPersonStoriesByName,
} from '@salient/shared/areas/stories/storyMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const notPermitted = { code: 1010, name: 'notPermitted' };
const notFound = { code: 1011 };

describe('normal-civilian', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await server.signIn('normal-civilian');
  });

  test('changes civilians with everything that hangs on them [ROLE-13]', async () => {
    const person = await client.call(createPerson, { person: { surname: 'Els' } });
    const event = await client.call(createPersonEvent, { event: { type: 'where', person_id: person.id } });
    await client.call(updatePersonEvent, { event: { id: event.id, version: 1, topo: 'Markt' } });
    await client.call(removePersonEvent, { id: event.id, version: 2 });
    await client.call(removeEvents, { person_id: person.id });
    await client.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Elsje' } });
    await client.call(removePerson, { id: person.id, version: 2 });
  });

  test.each(['military', 'none', 'unknown'] as const)(
    'reads a person of type %s and changes nothing of it [ROLE-13, ROLE-14]',
    async (victim_type) => {
      const { id } = await server.make.person({ victim_type });
      const event = await server.make.event('where', { person_id: id });
      expect(await client.call(getPerson, { id })).toMatchObject({ id, victim_type });
      expect(await client.call(getPersonEvent, { id: event.id })).toMatchObject({ id: event.id });
      const refused = [
        () => client.call(updatePerson, { person: { id, version: 1, surname: 'X' } }),
        () => client.call(updatePerson, { person: { id, version: 1, victim_type: 'civilian' } }),
        () => client.call(validatePerson, { person: { id, version: 1, victim_type: 'civilian' }, mode: 'update' }),
        () => client.call(removePerson, { id, version: 1 }),
        () => client.call(createPersonEvent, { event: { type: 'where', person_id: id } }),
        () => client.call(validatePersonEvent, { event: { type: 'where', person_id: id } }),
        () => client.call(updatePersonEvent, { event: { id: event.id, version: 1, topo: 'x' } }),
        () => client.call(validatePersonEvent, { event: { id: event.id, version: 1, topo: 'x' }, mode: 'update' }),
        () => client.call(removePersonEvent, { id: event.id, version: 1 }),
        () => client.call(removeEvents, { person_id: id }),
      ];
      for (const call of refused) await expect(call()).rejects.toMatchObject(notPermitted);
      expect(await client.call(getPerson, { id })).toMatchObject({ version: 1 });
    },
  );

  test('makes nobody a soldier [ROLE-13]', async () => {
    const data = { victim_type: ['victim_type: INVALID_OPTION'] };
    const person = { surname: 'Jan', victim_type: 'military' };
    await expect(client.call(createPerson, { person })).rejects.toMatchObject({ code: 1013, data });
    expect(await client.call(validatePerson, { person })).toEqual({ status: 'NOK', data });
    const civilian = await client.call(createPerson, { person: { surname: 'Els' } });
    const change = { id: civilian.id, version: 1, victim_type: 'military' };
    await expect(client.call(updatePerson, { person: change })).rejects.toMatchObject({ code: 1013, data });
    expect(await client.call(validatePerson, { person: change, mode: 'update' })).toEqual({ status: 'NOK', data });
  });
});

describe('an account held to a dataset [USER-18]', () => {
  let client: TestClient;
  const found = { survivor: '', casualty: '' };
  beforeAll(async () => {
    client = await server.signIn('normal', { dataset: 'survivors' });
    const person = (fields: object) => server.make.person({ familyname: 'Datasetman', ...fields });
    found.survivor = (await person({ war_casualty: false, in_namelist: false })).id;
    found.casualty = (await person({ war_casualty: true })).id;
  });
  const ids = (rows: readonly { id: unknown }[]) => rows.map(({ id }) => id);

  test('lists and searches it alone, whatever it asks for, with the exact number', async () => {
    for (const dataset of ['any', 'survivors'] as const) {
      const { data, total } = await client.call(findPerson, { text: 'datasetman', dataset });
      expect([ids(data), total]).toEqual([[found.survivor], 1]);
    }
    expect(await client.call(findPerson, { text: 'datasetman', dataset: 'deaths' })).toEqual({ data: [], total: 0 });
    const { data, total } = await client.call(findPerson, { limit: 1000 });
    expect(ids(data)).toContain(found.survivor);
    expect(ids(data)).not.toContain(found.casualty);
    expect(total).toBe(data.length);
  });

  test('finds the events at a place of it alone, and counts those alone in the list of places', async () => {
    const { id: place_id } = await server.make.place();
    for (const person_id of Object.values(found)) await server.make.event('injured', { person_id, place_id });
    const atPlace = await client.call(findEventsByTypeAndPlace, { type: 'injured', place_id });
    expect([atPlace.total, atPlace.data.map(({ person }) => person.id)]).toEqual([1, [found.survivor]]);
    const { data } = await client.call(findPlaces, { ids: [place_id], extend: ['events'] });
    expect(data).toMatchObject([{ extend_events: { injured: 1 } }]);
  });

  test.each(['FindPersonAdvancedPublic', 'FindPersonAdvancedInternal'])('searches it alone by %s', async (name) => {
    const search = (args: Record<string, unknown>) =>
      client.call(callFunction, { name, args, facets: true }) as Promise<FunctionTable>;
    const { data, total } = await search({ familyname: { value: 'datasetman' } });
    expect([ids(data as { id: string }[]), total]).toEqual([[found.survivor], 1]);
    expect((await search({ familyname: { value: 'datasetman' }, dataset: 'deaths' })).total).toBe(0);
  });
});

describe('read-be-soldiers', () => {
  interface Persons {
    readonly british: string;
    readonly anzac: string;
    readonly civilian: string;
    readonly place: string;
    readonly events: Readonly<Record<'british' | 'anzac' | 'civilian', string>>;
  }
  let persons: Persons;
  beforeAll(async () => {
    const place = (await server.make.place()).id;
    const soldier = async (enlisted_army: string) => {
      const { id } = await server.make.person({ familyname: 'Legerman', victim_type: 'military' });
      await server.make.event('military', { person_id: id, enlisted_army });
      return id;
    };
    const british = await soldier('B.E.F.');
    const anzac = await soldier('A.I.F.');
    const civilian = (await server.make.person({ familyname: 'Legerman' })).id;
    const injury = async (person_id: string) => (await server.make.event('injured', { person_id, place_id: place })).id;
    const events = { british: await injury(british), anzac: await injury(anzac), civilian: await injury(civilian) };
    persons = { british, anzac, civilian, place, events };
  });

  const cases = [
    ['without an army of its own', undefined, 'british'],
    ['of the A.I.F.', 'A.I.F.', 'anzac'],
  ] as const;

  describe.each(cases)('%s', (_, army, seen) => {
    const hidden = (['british', 'anzac', 'civilian'] as const).filter((each) => each !== seen);
    let client: TestClient;
    beforeAll(async () => {
      client = await server.signIn('read-be-soldiers', army ? { army } : {});
    });
    const idsOf = (list: readonly { id: unknown }[]) => list.map(({ id }) => id);

    test('lists its army’s soldiers alone, with their exact number [ROLE-15, USER-19]', async () => {
      for (const params of [
        {},
        { text: 'legerman' },
        { dataset: 'military' as const },
        { dataset: 'any' as const, limit: 1 },
      ]) {
        const { data, total } = await client.call(findPerson, params);
        expect([idsOf(data), total], JSON.stringify(params)).toEqual([[persons[seen]], 1]);
      }
      const { total } = await client.call(findPerson, { dataset: 'survivors' });
      expect(total).toBe(0);
    });

    test('sees them by id, and nobody else [ROLE-15]', async () => {
      expect(await client.call(getPerson, { id: persons[seen] })).toMatchObject({ id: persons[seen] });
      for (const each of hidden) {
        await expect(client.call(getPerson, { id: persons[each] })).rejects.toMatchObject(notFound);
      }
      const ids = [persons.civilian, persons.anzac, persons.british];
      expect(idsOf(await client.call(getPersons, { ids }))).toEqual([persons[seen]]);
      expect(idsOf(await client.call(getPersonsDetails, { ids }))).toEqual([persons[seen]]);
    });

    test('sees their events, and nobody else’s [ROLE-15]', async () => {
      expect(await client.call(getPersonEvent, { id: persons.events[seen] })).toMatchObject({ type: 'injured' });
      expect(await client.call(findPersonEvents, { person_id: persons[seen] })).toMatchObject({ total: 4 });
      for (const each of hidden) {
        await expect(client.call(getPersonEvent, { id: persons.events[each] })).rejects.toMatchObject(notFound);
        expect(await client.call(findPersonEvents, { person_id: persons[each] })).toEqual({ data: [], total: 0 });
      }
      const atPlace = await client.call(findEventsByTypeAndPlace, { type: 'injured', place_id: persons.place });
      expect([atPlace.total, atPlace.data.map(({ person }) => person.id)]).toEqual([1, [persons[seen]]]);
    });

    test.each(['FindPersonAdvancedPublic', 'FindPersonAdvancedInternal'])(
      'finds by %s its army’s soldiers alone [ROLE-15]',
      async (name) => {
        for (const args of [{}, { text: 'legerman' }, { familyname: { value: 'leger', mode: 'head' } }]) {
          const { data, total } = (await client.call(callFunction, { name, args })) as FunctionTable;
          expect([idsOf(data as { id: unknown }[]), total], JSON.stringify(args)).toEqual([[persons[seen]], 1]);
        }
      },
    );

    test('writes nothing, not even to them [ROLE-15]', async () => {
      const id = persons[seen];
      for (const call of [
        () => client.call(updatePerson, { person: { id, version: 1, surname: 'X' } }),
        () => client.call(removePerson, { id, version: 1 }),
        () => client.call(createPersonEvent, { event: { type: 'work', person_id: id } }),
        () => client.call(removePersonEvent, { id: persons.events[seen], version: 1 }),
      ]) {
        await expect(call()).rejects.toMatchObject(notPermitted);
      }
    });
  });
});

describe('api-write', () => {
  test('validates, creates and updates everybody, and removes nobody [ROLE-17]', async () => {
    const client = await server.signIn('api-write');
    const person = await client.call(createPerson, { person: { surname: 'Jan', victim_type: 'military' } });
    await client.call(updatePerson, { person: { id: person.id, version: 1, surname: 'Johan' } });
    expect(await client.call(validatePerson, { person: { surname: '' } })).toMatchObject({ status: 'NOK' });
    const event = await client.call(createPersonEvent, { event: { type: 'military', person_id: person.id } });
    await client.call(updatePersonEvent, { event: { id: event.id, version: 1, enlisted_army: 'B.E.F.' } });
    for (const call of [
      () => client.call(removePerson, { id: person.id, version: 1 }),
      () => client.call(removePersonEvent, { id: event.id, version: 1 }),
      () => client.call(removeEvents, { person_id: person.id }),
    ]) {
      await expect(call()).rejects.toMatchObject(notPermitted);
    }
  });
});

test('an account held to a dataset lists the stories of it alone, by name and for links too [USER-18]', async () => {
  const story = async (war_casualty: boolean) => {
    const { id } = await server.make.person({ familyname: 'Verhaalman', war_casualty, in_namelist: war_casualty });
    return (await server.make.story({ person_id_ref: id, family_name: 'Verhaalman' })).id;
  };
  const [own, other] = [await story(false), await story(true)];
  const asked = { text: 'verhaalman' };
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
  const client = await server.signIn('normal', { dataset: 'survivors' });
  const { data, total } = await client.call(findPersonStories, asked);
  expect([ids(data), total]).toEqual([[own], 1]);
  expect(ids(await client.call(findPersonStoriesByName, asked))).toEqual([own]);
  expect(await client.call(findMatchingPersonStories, { id: own, ...asked })).toEqual({ data: [], total: 0 });
  const everybody = await server.signIn('normal');
  expect(ids((await everybody.call(findPersonStories, asked)).data)).toEqual([own, other].sort());
});
