import { mergeMilitaryEntities } from '@salient/shared/areas/military/militaryMergeMethods.ts';
import { v7 as uuidv7 } from 'uuid';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const militaryParams = {
  getPublicUnit: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  getUnitPlaces: async ({ make }) => ({
    ...{ id: (await make.militaryEntity()).id, from_date: '191707??', to_date: '19170804' },
  }),
  findMilitaryEntities: async ({ make }) => {
    await make.militaryEntity();
    return { text: 'regiment', type: ['regiment', 'unit'], offset: 0, limit: 10, sort: [['army', 1]] };
  },
  getArmyList: async () => ({ text: 'e', offset: 0, limit: 10 }),
  getRegimentList: async () => ({ text: 'r', army: 'B.E.F.', offset: 0, limit: 10 }),
  getUnitList: async () => ({ text: 'b', army: 'B.E.F.', regiment: 'Royal Irish Rifles', offset: 0, limit: 10 }),
  getUnitNumberList: async () => ({ text: '', army: 'B.E.F.', regiment: '', unit: 'battalion', offset: 0, limit: 10 }),
  getMilitaryEntity: async ({ make }) => ({
    id: (await make.militaryEntity()).id,
    extend: ['history.entity', 'history.place'],
  }),
  validateMilitaryEntity: async (server) => ({ entity: await militaryEntity(server), mode: 'create' }),
  validateMilitaryEntityHistory: async (server) => ({
    event: await militaryEvent(server),
    mode: 'create',
    id: (await server.make.militaryEntity()).id,
    index: null,
  }),
  createMilitaryEntity: async (server) => ({ entity: await militaryEntity(server) }),
  updateMilitaryEntity: async (server) => ({
    entity: {
      id: (await server.make.militaryEntity()).id,
      version: 1,
      regiment: `2e Jagers ${uuidv7()}`,
      history: [await militaryEvent(server)],
    },
  }),
  removeMilitaryEntity: async ({ make }) => ({ id: (await make.militaryEntity()).id, version: 1 }),
  getMilitaryEntitiesIn: async ({ make }) => ({
    id: (await make.militaryEntity({ type: 'division', division: `Divisie ${uuidv7()}` })).id,
    text: '',
    filter: { type: 'regiment' as const },
    offset: 0,
    limit: 10,
    sort: [['regiment', 1]],
  }),
  hasMilitaryEntity: async () => ({
    ...{ type: 'unit', army: 'A.B.L.', division: '', brigade: '' },
    ...{ regiment: '1e Linie', corps: '', unit: 'Bataljon', unit_nr: 'II' },
  }),
  canRemoveMilitaryEntity: async ({ make }) => ({ id: (await make.militaryEntity()).id }),
  previewMilitaryMerge: twoRegiments,
  mergeMilitaryEntities: async (server) => ({
    ...(await twoRegiments(server)),
    ...{ versionA: 1, versionB: 1, reason: 'Twee schrijfwijzen' },
  }),
  undoMilitaryMerge: async (server) => {
    const editor = await server.signIn('normal');
    return { id: (await editor.call(mergeMilitaryEntities, await twoRegiments(server))).merge_id };
  },
  findMilitaryMerges: async ({ make }) => ({ military_entity_id: (await make.militaryEntity()).id }),
  findMilitaryDoubles: async () => ({ text: 'a', apart: false, offset: 0, limit: 10 }),
  keepMilitaryEntitiesApart: async (server) => ({ ...(await twoRegiments(server)), apart: true }),
} satisfies Partial<ValidParams>;

/** A regiment as its form sends it, with a history of each kind. */
const militaryEntity = async (server: TestServer) => ({
  type: 'regiment',
  army: 'A.B.L.',
  regiment: `2e Karabiniers ${uuidv7()}`,
  history: [
    await militaryEvent(server),
    { type: 'attached', from_date: '1916????', army: 'B.E.F.', description: 'Aan de Somme' },
    {
      ...{ type: 'track', from_date: '19170731', to_date: '19170802', track_type: 'rest' },
      ...{ place_id: (await server.make.place()).id, topo: 'Kamp bij het bos' },
    },
  ],
});

async function militaryEvent({ make }: TestServer) {
  const { id } = await make.militaryEntity({ type: 'division', division: `Divisie ${uuidv7()}` });
  return {
    type: 'structure',
    from_date: '19140804',
    to_date: '191506??',
    entity_id: id,
    description: 'Bij de mobilisatie',
  };
}

async function twoRegiments({ make }: TestServer) {
  return { idA: (await make.militaryEntity()).id, idB: (await make.militaryEntity()).id };
}
