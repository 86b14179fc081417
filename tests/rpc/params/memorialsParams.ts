import { mergeMemorials } from '@salient/shared/areas/memorials/memorialMergeMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const memorialsParams = {
  findMemorials: async ({ make }) => ({
    text: 'begraafplaats',
    search_mode: 'contains',
    extend: ['nbr_of_persons', 'place_names'],
    ids: [(await make.memorial()).id],
    offset: 0,
    limit: 10,
    sort: ['name', -1],
  }),
  getMemorial: async ({ make }) => ({
    id: (await make.memorial()).id,
    extend: ['nbr_of_persons', 'place_names', 'place', 'images'],
  }),
  getPublicMemorial: async ({ make }) => ({ id: (await make.memorial()).id }),
  lookUpMemorialAddress: async ({ make }) => ({
    ...{ address: 'Grote Markt 34', place_id: (await make.place()).id, within: 'locality', language: 'nl' },
  }),
  findSimilarMemorials: async ({ make }) => {
    const { id, place_id } = await make.memorial();
    return { names: ['begraafplaats'], place_id, except: id, limit: 5 };
  },
  findMemorialDoubles: async () => ({ text: 'a', apart: false, offset: 0, limit: 10 }),
  keepMemorialsApart: async ({ make }) => ({
    ...{ idA: (await make.memorial()).id, idB: (await make.memorial()).id, apart: true },
  }),
  previewMemorialMerge: async ({ make }) => ({
    idA: (await make.memorial()).id,
    idB: (await make.memorial()).id,
    choices: { loc: 'b' as const },
  }),
  mergeMemorials: async ({ make }) => ({
    idA: (await make.memorial()).id,
    idB: (await make.memorial()).id,
    versionA: 1,
    versionB: 1,
    choices: { type: 'a' as const },
    reason: 'zelfde begraafplaats',
  }),
  undoMemorialMerge: async ({ make, signIn }) => {
    const editor = await signIn('normal');
    const two = { idA: (await make.memorial()).id, idB: (await make.memorial()).id };
    return { id: (await editor.call(mergeMemorials, two)).merge_id };
  },
  findMemorialMerges: async ({ make }) => ({ memorial_id: (await make.memorial()).id }),
  getMemorials: async ({ make }) => ({ ids: [(await make.memorial()).id], extend: ['place'] }),
  validateMemorial: async (server) => ({ memorial: await memorial(server), mode: 'create' }),
  createMemorial: async (server) => ({ memorial: await memorial(server) }),
  updateMemorial: async (server) => ({
    memorial: { ...(await memorial(server)), id: (await server.make.memorial()).id, version: 1 },
  }),
  removeMemorial: async ({ make }) => ({ id: (await make.memorial()).id, version: 1 }),
} satisfies Partial<ValidParams>;

/** What an editor may send for a new memorial, every field filled in. */
const memorial = async ({ make }: TestServer) => ({
  name: 'Begraafplaats aan de molen',
  alternative_names: ['Mill Cemetery'],
  type: 'cemetery',
  type_cemetery_details: { kind: 'military', exists: true, nationality: 'Brits' },
  description: 'Aangelegd in 1917.',
  start_day: '?',
  start_month: 8,
  start_year: '1917',
  place_id: (await make.place()).id,
  address: 'Molenstraat 1',
  address_loc: { lat: 50.86, lon: 2.89 },
  loc: { lat: 50.85, lon: 2.88 },
  position_locked: true,
  british_trench_coordinates: '28 i 12 c',
});
