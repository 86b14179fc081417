import type { ParamsOf } from '@salient/shared/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/contract/methods.ts';
import { findChanges } from '@salient/shared/history/historyMethods.ts';
import { mergePersons } from '@salient/shared/persons/mergeMethods.ts';
import { removePerson, updatePerson } from '@salient/shared/persons/personMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import { MailEntity } from '../../core-server/src/mail/MailEntity.ts';
import { hashToken } from '../../core-server/src/users/readSession.ts';
import { SessionEntity } from '../../core-server/src/users/SessionEntity.ts';
import { UserEntity } from '../../core-server/src/users/UserEntity.ts';
import { createKey } from '../../core-server/src/users/userKeys.ts';
import type { TestServer } from '../harness/startServer.ts';
import type { TestClient } from '../harness/TestClient.ts';

/**
 * Parameters with which each method succeeds for whoever may call it, made of fresh records at every call; `client` is
 * who will call, an admin when it is left out.
 */
export const validParams: {
  readonly [Name in MethodName]: (server: TestServer, client?: TestClient) => Promise<ParamsOf<Methods[Name]>>;
} = {
  authenticate2: ({ makeAccount }) => makeAccount(),
  getAuthenticatedUser: async () => ({}),
  logout: async () => ({}),
  findSessions: async () => ({ offset: 0, limit: 10 }),
  endSession: async (server, client) => ({ id: await sessionId(server, client ?? (await server.signIn('normal'))) }),
  activateUser: async (server) => ({ key: await key(server, 'pending'), password: 'klaproos in de wind' }),
  resetUserPassword: async (server) => ({ key: await key(server, 'checked'), password: 'klaproos in de wind' }),
  requestUserPasswordReset: async (server) => ({ email: (await account(server)).email }),
  resendUserInvitationMail: async (server) => ({ id: (await account(server, { status: 'pending' })).id }),
  findUsers: async () => ({
    text: 'a',
    filter: { type: 'normal', status: 'checked', language: 'nl', dataset: 'any', account: 'normal' },
    offset: 0,
    limit: 10,
    sort: [
      ['type', 1],
      ['account', -1],
    ],
  }),
  getUser: async (server) => ({ id: (await account(server)).id }),
  createUser: async () => ({ user: userInput() }),
  updateUser: async (server) => ({ user: { ...userInput(), id: (await account(server)).id, version: 1 } }),
  validateUser: async () => ({ user: userInput(), mode: 'create' }),
  removeUser: async (server) => ({ id: (await account(server)).id, version: 1 }),
  findMails: async () => ({
    text: 'an',
    filter: { status: 'kept', kind: 'invitation' },
    offset: 0,
    limit: 10,
    sort: [['created_at', -1]],
  }),
  getMail: async (server) => ({ id: await sentMail(server) }),
  findPerson: async () => ({
    text: 'peeters',
    dataset: 'namelist',
    extend: ['memorials', 'military_events'],
    offset: 0,
    limit: 5,
    sort: [['name', 1]],
  }),
  getPerson: async (server) => ({ id: await soldier(server), extend: ['events-with-places', 'relation-persons'] }),
  getPublicPerson: async (server) => ({ id: await soldier(server) }),
  getPersons: async (server) => ({ ids: [await soldier(server)] }),
  getPersonsDetails: async (server) => ({ ids: [await soldier(server)] }),
  createPerson: async (server) => ({ person: await civilian(server) }),
  updatePerson: async (server) => ({
    person: { id: (await server.make.person()).id, version: 1, ...(await civilian(server)) },
  }),
  validatePerson: async (server) => ({ person: await civilian(server), mode: 'create' }),
  removePerson: async ({ make }) => ({ id: (await make.person()).id, version: 1 }),
  previewMerge: async (server) => {
    const { idA, idB, choices } = await mergeablePair(server);
    return { idA, idB, choices };
  },
  mergePersons: mergeablePair,
  undoMerge: async (server) => {
    const editor = await server.signIn('normal');
    return { id: (await editor.call(mergePersons, await mergeablePair(server))).merge_id, notSame: true };
  },
  getMergeSuggestions: async () => ({ fromDate: '2014-08-04', toDate: '2118-11-11', offset: 0, limit: 10 }),
  clearMergeSuggestion: async (server) => {
    const { idA, idB } = await mergeablePair(server);
    return { idA, idB };
  },
  findMerges: async ({ make }) => ({ person_id: (await make.person()).id }),
  createPersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
  }),
  updatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), id: (await server.make.event('injured')).id, version: 1 },
  }),
  getPersonEvent: async (server) => ({
    id: (await server.make.event('injured', { person_id: await soldier(server) })).id,
    extend: ['place', 'memorial'],
  }),
  validatePersonEvent: async (server) => ({
    event: { ...(await injury(server)), person_id: (await server.make.person()).id },
    mode: 'create',
  }),
  removePersonEvent: async ({ make }) => ({ id: (await make.event('injured')).id, version: 1 }),
  removeEvents: async ({ make }) => ({ person_id: (await make.event('injured')).person_id }),
  findPersonEvents: async (server) => ({
    person_id: await soldier(server),
    type: 'military',
    offset: 0,
    limit: 10,
    sort: ['sort_start_date', -1],
    extend: ['place'],
  }),
  findEventsByTypeAndPlace: async ({ make }) => {
    const place = await make.place();
    await make.event('injured', { place_id: place.id });
    return { type: 'injured', place_id: place.id, offset: 0, limit: 10 };
  },
  getCountries: async () => ({}),
  findPlaces: async ({ make }) => ({
    text: 'plaats',
    search_mode: 'head',
    resolution_status: 'custom',
    country_code: 'BE',
    ids: [(await make.place()).id],
    offset: 0,
    limit: 10,
    sort: [['name', 1]],
  }),
  findMemorials: async ({ make }) => ({
    text: 'begraafplaats',
    search_mode: 'contains',
    extend: ['nbr_of_persons', 'place_names'],
    ids: [(await make.memorial()).id],
    offset: 0,
    limit: 10,
    sort: ['name', -1],
  }),
  findMilitaryEntities: async ({ make }) => {
    await make.militaryEntity();
    return { text: 'regiment', type: ['regiment', 'unit'], offset: 0, limit: 10, sort: [['army', 1]] };
  },
  getArmyList: async () => ({ text: 'e', offset: 0, limit: 10 }),
  getRegimentList: async () => ({ text: 'r', army: 'B.E.F.', offset: 0, limit: 10 }),
  getUnitList: async () => ({ text: 'b', army: 'B.E.F.', regiment: 'Royal Irish Rifles', offset: 0, limit: 10 }),
  getUnitNumberList: async () => ({ text: '', army: 'B.E.F.', regiment: '', unit: 'battalion', offset: 0, limit: 10 }),
  findProjects: async () => ({
    text: 'a',
    filter: { type: 'temporary_exhibition' as const, title: 'o' },
    offset: 0,
    limit: 10,
    sort: [['title', 1]],
  }),
  getProject: async ({ make }) => ({ id: (await make.project()).id }),
  findChanges: async (server) => ({ type: 'person', id: (await changedPerson(server)).id, offset: 0, limit: 10 }),
  findAllChanges: async () => ({
    from: '2014-08-04',
    to: '2118-11-11',
    source: 'staff',
    type: 'person',
    kind: 'changed',
    gone: false,
    offset: 0,
    limit: 10,
  }),
  restoreFields: async (server) => {
    const { change } = await changedPerson(server);
    return { change, side: 'before', fields: ['nationality'], version: 2 };
  },
  restoreVersion: async (server) => ({ change: (await changedPerson(server)).change, side: 'before', version: 2 }),
  restoreRemoved: async (server) => ({ change: await removedPerson(server) }),
  getFunctions: async () => ({}),
  getFunction: async () => ({ name: 'FindPersonAdvancedPublic' }),
  validateFunction: async () => ({ name: 'FindPersonAdvancedPublic', args: publicSearch }),
  callFunction: async () => ({
    name: 'FindPersonAdvancedPublic',
    args: publicSearch,
    offset: 0,
    limit: 10,
    sort: [['born', -1]],
    facets: true,
  }),
};

let counter = 0;

/** What an administrator may send for a new account, every field filled in. */
const userInput = () => ({
  type: 'read-be-soldiers',
  account: `an.peeters${++counter}`,
  name: 'An Peeters',
  email: `an.peeters${counter}@example.org`,
  phone: '+32 (0)57 12 34 56',
  description: 'Vrijwilliger op dinsdag',
  language: 'fr',
  army: 'B.E.F.',
  dataset: 'military',
});

async function account(server: TestServer, given: Partial<UserEntity> = {}): Promise<UserEntity> {
  const { account: name } = await server.makeAccount({ email: `account${++counter}@example.org`, ...given });
  return server.dataSource.manager.findOneByOrFail(UserEntity, { account: name });
}

async function key(server: TestServer, status: 'pending' | 'checked'): Promise<string> {
  const { id } = await account(server, { status });
  const purpose = status === 'pending' ? 'invitation' : 'passwordReset';
  return createKey(server.dataSource.manager, id, purpose, new Date());
}

async function sentMail(server: TestServer): Promise<string> {
  const { id: user_id, email: recipient } = await account(server);
  const id = uuidv7();
  const mail = { id, kind: 'passwordReset', user_id, recipient, language: 'nl', status: 'sent' } as const;
  await server.dataSource.manager.insert(MailEntity, { ...mail, sent_at: new Date() });
  return id;
}

async function sessionId(server: TestServer, { token }: TestClient): Promise<string> {
  const hashed = hashToken(token);
  return (await server.dataSource.manager.findOneByOrFail(SessionEntity, { token_hash: hashed })).id;
}

const publicSearch = {
  familyname: { value: 'peet', mode: 'head' },
  gender: 'MALE',
  born: { from: '1880????' },
  events: [{ type: 'enlisted', inputs: { army: { value: 'B.E.F.', mode: 'complete' } } }],
};

/** A person that was changed once, by the id of that change. */
async function changedPerson(server: TestServer): Promise<{ id: string; change: string }> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return { id, change: data[0]?.id ?? '' };
}

/** Two civilians that differ in their first names. */
async function mergeablePair({ make }: TestServer) {
  const [a, b] = [await make.person(), await make.person({ surname: 'Johannes', familyname: 'Peeters' })];
  return {
    ...{ idA: a.id, idB: b.id, versionA: 1, versionB: 1 },
    ...{ choices: { surname: 'b', familyname: 'a' } as const, reason: 'zelfde akte' },
  };
}

/** The change that removed a person. */
async function removedPerson(server: TestServer): Promise<string> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(removePerson, { id, version: 1 });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return data[0]?.id ?? '';
}

/** A soldier of the army that `read-be-soldiers` accounts may see. */
async function soldier({ make }: TestServer): Promise<string> {
  const { id } = await make.person({ victim_type: 'military' });
  const place = await make.place();
  await make.event('military', {
    person_id: id,
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Royal Irish Rifles',
    place_id: place.id,
  });
  return id;
}

/** A civilian with every field that a client may send, so that `normal-civilian` may save it. */
async function civilian({ make }: TestServer) {
  const [other, project] = [await make.person(), await make.project()];
  return {
    surname: 'Maria',
    familyname: 'Vandenberghe',
    alternative_surnames: ['Marie', 'Mieke'],
    alternative_familynames: 'Van den Berghe, Vandenberge',
    initials: 'M.',
    nationality: 'Belg',
    gender: 'female',
    born_day: 1,
    born_month: '2',
    born_year: 1890,
    died_day: '?',
    died_month: null,
    died_year: '1917',
    died_age: 27,
    victim_type: 'civilian',
    victim_type_details: 'executed',
    war_casualty: true,
    in_namelist: true,
    irish_memorial_records: false,
    description: 'Dochter van Pieter.\nTwee broers.',
    relations: [{ person_id: other.id, relation: 'sibling', comments: 'akte 12' }],
    project_memberships: [{ project: project.id, notes: 'zaal 1' }],
  };
}

async function injury({ make }: TestServer) {
  return {
    type: 'injured',
    start_day: 31,
    start_month: 7,
    start_year: 1917,
    end_day: null,
    end_month: '?',
    end_year: '1917',
    place_id: (await make.place()).id,
    topo: 'Menenstraat 1',
    description: 'door een granaat',
    injured_wound: 'been',
    injured_cause: 'granaat',
  };
}
