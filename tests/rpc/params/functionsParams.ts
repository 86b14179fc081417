import type { ValidParams } from './ValidParams.ts';

export const functionsParams = {
  getFunctions: async () => ({}),
  getFunction: async () => ({ name: 'FindPersonAdvancedPublic' }),
  validateFunction: async () => ({ name: 'FindPersonAdvancedPublic', args: publicSearch }),
  findPersonAdvanced: async () => ({
    query: { familyname: { value: 'P', mode: 'head' } },
    offset: 0,
    limit: 10,
    sort: ['name', 1],
  }),
  callFunction: async () => ({
    name: 'FindPersonAdvancedPublic',
    args: publicSearch,
    offset: 0,
    limit: 10,
    sort: [['born', -1]],
    language: 'en',
    facets: true,
  }),
  applyAction: async ({ make }) => {
    const { id } = await make.place();
    return { name: 'PlacesByStatus', action: 'set_custom', ids: [id], preview: true };
  },
  getFunctionRuns: async () => ({ name: 'UnusedPlaces', offset: 0, limit: 10 }),
} satisfies Partial<ValidParams>;

const publicSearch = {
  familyname: { value: 'peet', mode: 'head' },
  gender: 'MALE',
  born: { from: '1880????' },
  events: [{ type: 'enlisted', inputs: { army: { value: 'B.E.F.', mode: 'complete' } } }],
};
