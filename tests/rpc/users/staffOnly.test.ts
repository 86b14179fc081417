import { randomBytes } from 'node:crypto';
import { type MethodName, methods } from '@salient/shared/contract/methods.ts';
import { createPerson, updatePerson } from '@salient/shared/persons/personMethods.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEntryEntity } from '../../../core-server/src/audit/AuditEntryEntity.ts';
import { PersonEventEntity } from '../../../core-server/src/events/PersonEventEntity.ts';
import { MemorialEntity } from '../../../core-server/src/memorials/MemorialEntity.ts';
import { PlaceEntity } from '../../../core-server/src/places/PlaceEntity.ts';
import { ProjectEntity } from '../../../core-server/src/projects/ProjectEntity.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// Every field that only staff may read is filled with a random word; whatever a guest then asks, no such word comes.

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const words = new Map<string, string>();
/** A word that stands nowhere else, remembered under where it was put. */
function secret(where: string): string {
  const word = `geheim${randomBytes(6).toString('hex')}`;
  words.set(word, where);
  return word;
}
const secrets = (table: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, secret(`${table}.${field}`)]));

interface Records {
  readonly person: string;
  readonly other: string;
  readonly place: string;
  readonly memorial: string;
  readonly project: string;
  readonly events: readonly string[];
}

/** One person with everything that staff keep beside what they publish, and the records around it. */
async function fillIn(): Promise<Records> {
  const { make } = server;
  const { manager } = server.dataSource;
  await server.makeAccount({ type: 'revisor', ...secrets('user', 'account', 'name', 'email', 'phone', 'description') });

  const place = await make.place({ languages: { nl: { name: 'Ieper' } }, resolution_status: 'unresolved' });
  await manager.update(
    PlaceEntity,
    { id: place.id },
    {
      languages: {
        nl: {
          name: 'Ieper',
          sublocality: secret('place.sublocality'),
          locality: secret('place.locality'),
          administrative_area_level_2: secret('place.level_2'),
          country: secret('place.country'),
        },
      },
      alternative_names: [secret('place.alternative_names')],
    },
  );
  const memorial = await make.memorial({ name: 'Menenpoort', place_id: place.id, address_lat: 1, address_lon: 2 });
  await manager.update(
    MemorialEntity,
    { id: memorial.id },
    {
      ...secrets('memorial', 'description', 'address', 'british_trench_coordinates', 'cemetery_nationality'),
      alternative_names: [secret('memorial.alternative_names')],
    },
  );
  const project = await make.project('Namen');
  await manager.update(ProjectEntity, { id: project.id }, secrets('project', 'description'));

  const other = await make.person({ familyname: 'Openbaar' });
  const person = await admin.call(createPerson, {
    person: {
      surname: 'Jan',
      familyname: 'Openbaar',
      victim_type: 'military',
      relations: [{ person_id: other.id, relation: 'sibling', comments: secret('relation.comments') }],
      project_memberships: [{ project: project.id, notes: secret('project_membership.notes') }],
    },
  });
  const events = [
    await make.event('cwxrm', {
      person_id: person.id,
      start_year: 2014,
      ...secrets(
        'cwxrm',
        'first_name',
        'last_name',
        'email',
        'group',
        'sponsor_name',
        'mail_labels',
        'batch',
        'csv_id',
        'description',
      ),
    }),
    await make.event('military', { person_id: person.id, enlisted_army: 'B.E.F.', place_id: place.id }),
    await make.event('memorated', { person_id: person.id, memorial_id: memorial.id }),
  ];
  // Text of other types that a direct write may have left in a row.
  await manager.update(
    PersonEventEntity,
    { id: events[1]?.id },
    secrets('leftover', 'email', 'sponsor_name', 'citation', 'first_name'),
  );
  // The audit trail keeps what stood there before.
  await admin.call(updatePerson, {
    person: { id: person.id, version: person.version, nationality: secret('audit.nationality') },
  });
  await admin.call(updatePerson, { person: { id: person.id, version: person.version + 1, nationality: 'Belg' } });
  await manager.insert(AuditEntryEntity, {
    ...secrets('audit', 'account', 'method'),
    entity: 'person',
    entity_id: person.id,
    before: { surname: secret('audit.before') },
    after: { surname: secret('audit.after') },
  });
  for (let more = 0; more < 15; more++) {
    await server.makeAccount({ ...secrets(`user ${more}`, 'account', 'name', 'email', 'phone', 'description') });
    await make.event('cwxrm', {
      person_id: more % 2 ? person.id : other.id,
      ...secrets(`cwxrm ${more}`, 'first_name', 'last_name', 'email', 'group', 'sponsor_name', 'mail_labels'),
    });
  }
  return {
    person: person.id,
    other: other.id,
    place: place.id,
    memorial: memorial.id,
    project: project.id,
    events: events.map(({ id }) => id),
  };
}

/** Everything that a guest can ask about these records, and about the secrets themselves. */
function questions({ person, other, place, memorial, project, events }: Records): [string, Record<string, unknown>][] {
  const search = (args: object, more: object = {}) =>
    ['callFunction', { name: 'FindPersonAdvancedPublic', args, limit: 1000, ...more }] as [
      string,
      Record<string, unknown>,
    ];
  const fixed: [string, Record<string, unknown>][] = [
    ['rpc.discover', {}],
    ['getPerson', { id: person, extend: ['events-with-places', 'documents', 'relation-persons'] }],
    ['getPublicPerson', { id: person }],
    ['getPublicPerson', { id: other }],
    ['getPersonsDetails', { ids: [person, other] }],
    ['findPlaces', { limit: 1000 }],
    ['findPlaces', { ids: [place], sort: ['resolution_status', 1] }],
    ['findMemorials', { limit: 1000, extend: ['nbr_of_persons', 'place_names', 'place'] }],
    ['findMemorials', { ids: [memorial] }],
    ['getProject', { id: project }],
    search({}, { facets: true }),
    search({ text: 'openbaar' }, { facets: true, sort: ['name', 1] }),
    search({ project }, { facets: true }),
    search({ events: [{ type: 'memorated', inputs: { memorial: { mode: 'selected', id: memorial } } }] }),
    ...events.map((id) => ['getPersonEvent', { id }] as [string, Record<string, unknown>]),
    ...['findPerson', 'getPersons', 'findPersonEvents', 'createPerson', 'validatePerson', 'removePerson'].map(
      (name) => [name, { id: person, ids: [person], person_id: person }] as [string, Record<string, unknown>],
    ),
  ];
  // A guest who guessed a secret must not have it confirmed with what belongs to it.
  const guesses = [...words.keys()].flatMap((word): [string, Record<string, unknown>][] => [
    ['findPlaces', { text: word }],
    ['findMemorials', { text: word }],
    search({ text: word }),
    search({ description: { value: word } }),
  ]);
  const accounts = [...words].flatMap(([word, where]) => (where === 'user.account' ? [word] : []));
  const logins = accounts.map((account): [string, Record<string, unknown>] => ['login', { account, password: 'x' }]);
  const every = (Object.keys(methods) as MethodName[]).map((name) => [name, {}] as [string, Record<string, unknown>]);
  return [...fixed, ...every, ...guesses, ...logins];
}

describe('staff-only words', () => {
  test('stand in no answer to a guest, nor on the page of the API, in health or in metrics [ROLE-23, EVENT-42, PUBLIC-40]', async () => {
    const records = await fillIn();
    expect(words.size).toBeGreaterThan(190);
    // They are there: staff read them.
    const read = await admin.postText(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'getPerson',
        params: { token: admin.token, id: records.person },
      }),
    );
    expect([...words.keys()].some((word) => read.includes(word))).toBe(true);

    const told: string[] = [];
    const look = (asked: string, answer: string) => {
      for (const [word, where] of words)
        if (answer.includes(word) && !asked.includes(word)) told.push(`${where}: ${asked}`);
    };
    for (const [method, params] of questions(records)) {
      const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      look(asked, await server.guest.postText(asked));
    }
    for (const path of ['/api', '/healthz', '/metrics', '/api/v2', `/person/_id=${records.person}`]) {
      look(path, await (await fetch(server.origin + path)).text());
    }
    expect(told).toEqual([]);
  });

  test('are found in no search of a guest’s, whoever guesses them [ROLE-23]', async () => {
    const found: string[] = [];
    for (const [word, where] of words) {
      for (const params of [
        { name: 'FindPersonAdvancedPublic', args: { text: word, widen: false } },
        { name: 'FindPersonAdvancedPublic', args: { surname: { value: word } } },
        {
          name: 'FindPersonAdvancedPublic',
          args: { events: [{ type: 'enlisted', inputs: { topo: { value: word } } }] },
        },
      ]) {
        const answer = await server.guest.post({ jsonrpc: '2.0', id: 1, method: 'callFunction', params });
        if ((answer as { result: { total: number } }).result.total > 0)
          found.push(`${where}: ${JSON.stringify(params)}`);
      }
    }
    expect(found).toEqual([]);
  });
});
