import { removePersonFromMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import { clearMergeSuggestion, mergePersons } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import { soldier } from './records.ts';
import type { ValidParams } from './ValidParams.ts';

export const personsParams = {
  findPersonsByProjectMembership: async ({ make }) => ({
    project: (await make.project()).id,
    filter: { familyname: 'P' },
    offset: 0,
    limit: 10,
    sort: ['name', 1],
  }),
  findPerson: async () => ({
    text: 'peeters',
    dataset: 'namelist',
    extend: ['memorials', 'military_events'],
    offset: 0,
    limit: 5,
    sort: [['name', 1]],
  }),
  getPerson: async (server) => ({
    id: await soldier(server),
    extend: ['events-with-places', 'relation-persons', 'documents'],
  }),
  getPublicPerson: async (server) => ({ id: await soldier(server) }),
  getPersonFellows: async (server) => ({ id: await soldier(server) }),
  getPersonSources: async (server) => ({ id: await soldier(server) }),
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
  findMergeComparisons: async () => ({ limit: 2 }),
  requestMergeComparison: async () => ({}),
  findSimilarPersons: async () => ({
    surname: 'Jan',
    familyname: 'Peeters',
    born: '18940417',
    died: '1917????',
    limit: 5,
  }),
  clearMergeSuggestion: async (server) => {
    const { idA, idB } = await mergeablePair(server);
    return { idA, idB };
  },
  findDistinctPersons: async ({ make }) => ({ person_id: (await make.person()).id }),
  takeBackDistinct: async (server) => {
    const { idA, idB } = await mergeablePair(server);
    const editor = await server.signIn('normal');
    await editor.call(clearMergeSuggestion, { idA, idB });
    return { idA, idB };
  },
  findMerges: async ({ make }) => ({ person_id: (await make.person()).id }),
  findPublicPersonsOnMemorial: async ({ make }) => ({
    ...{ memorialId: (await make.event('memorated')).memorial_id ?? '', text: 'a', offset: 0, limit: 50 },
  }),
  findPublicPersonsInUnit: async ({ make }) => ({
    ...{ unitId: (await make.militaryEntity()).id, text: 'a', offset: 0, limit: 50 },
  }),
  getUnitByMonth: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  getUnitLosses: async ({ make }) => ({ unitId: (await make.militaryEntity()).id }),
  findPersonOnMemorial: async ({ make }) => {
    const { memorial_id } = await make.event('memorated');
    return {
      ...{ memorialId: memorial_id ?? '', text: 'a', filter: { name: 'e' }, offset: 0, limit: 10 },
      sort: [['name', -1]],
    };
  },
  getPersonsMemorated: async ({ make }) => ({ memorialId: (await make.event('memorated')).memorial_id ?? '' }),
  addPersonToMemorial: async ({ make }) => ({
    personId: (await make.person({ victim_type: 'civilian' })).id,
    memorialId: (await make.memorial()).id,
  }),
  addNewPersonToMemorial: async (server) => ({
    memorialId: (await server.make.memorial()).id,
    person: await civilian(server),
  }),
  removePersonFromMemorial: async ({ make }) => {
    const { id: personId } = await make.person({ victim_type: 'civilian' });
    const { memorial_id } = await make.event('memorated', { person_id: personId });
    return { personId, memorialId: memorial_id ?? '' };
  },
  returnPersonToMemorial: async (server, client) => {
    const { id: personId } = await server.make.person({ victim_type: 'civilian' });
    const { id, memorial_id } = await server.make.event('memorated', { person_id: personId });
    const params = { personId, memorialId: memorial_id ?? '' };
    const byEditor = async () => (await server.signIn('normal')).call(removePersonFromMemorial, params);
    await (client ? client.call(removePersonFromMemorial, params).catch(byEditor) : byEditor());
    return { ...params, events: [id] };
  },
  getMilitaryEntitySoldiers: async () => ({
    ...{ army: 'A.B.L.', regiment: '1e Linie', unit: '', unit_nr: '', text: '', filter: { gender: 'male' } },
    ...{ offset: 0, limit: 10, sort: [['name', 1]], extend: ['memorials', 'military_events'] },
  }),
} satisfies Partial<ValidParams>;

/** Two civilians that differ in their first names. */
async function mergeablePair({ make }: TestServer) {
  const [a, b] = [await make.person(), await make.person({ surname: 'Johannes', familyname: 'Peeters' })];
  return {
    ...{ idA: a.id, idB: b.id, versionA: 1, versionB: 1 },
    ...{ choices: { surname: 'b', familyname: 'a' } as const, reason: 'zelfde akte' },
  };
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
