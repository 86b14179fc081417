import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const keyLocationsParams = {
  keyLocationsForMap: async ({ make }) => {
    await make.keyLocation();
    return {};
  },
  findKeyLocations: async ({ make }) => {
    const { year } = await make.keyLocation();
    return { text: 'sleutel', filter: { name: 'sleutel', year }, offset: 0, limit: 10, sort: [['photo_count', -1]] };
  },
  getKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id, extend: ['photos'] }),
  validateKeyLocation: async () => ({ keyLocation: keyLocation(), mode: 'create' }),
  createKeyLocation: async () => ({ keyLocation: keyLocation() }),
  updateKeyLocation: async ({ make }) => ({
    keyLocation: { ...keyLocation(), id: (await make.keyLocation()).id, version: 1 },
  }),
  removeKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id, version: 1 }),
  findKeyLocationSuggestions: async ({ make }) => {
    await make.keyLocation();
    return { text: 'sleutel', limit: 10 };
  },
  getPublicKeyLocation: async ({ make }) => ({ id: (await make.keyLocation()).id }),
  getKeyLocationQr: async ({ make }) => ({ ids: [(await make.keyLocation()).id], distance: 500 }),
  findKeyWalks: async ({ make }) => {
    await make.keyWalk();
    return {};
  },
  createKeyWalk: async (server) => ({ keyWalk: await keyWalk(server) }),
  updateKeyWalk: async (server) => ({
    keyWalk: { ...(await keyWalk(server)), id: (await server.make.keyWalk()).id, version: 1 },
  }),
  removeKeyWalk: async ({ make }) => ({ id: (await make.keyWalk()).id, version: 1 }),
} satisfies Partial<ValidParams>;

let keyLocations = 0;

/** What an editor may send for a new key location, every field filled in. */
const keyLocation = () => ({
  name: 'Sleutel aan de Menenpoort',
  number: String(500 + ++keyLocations),
  year: 2018,
  position: { lat: 50.8521, lon: 2.8916 },
  positionLocked: true,
  notes: { nl: 'Aan de poort', en: 'At the gate', fr: 'À la porte', de: 'Am Tor' },
});

/** A walk as its form sends it. */
const keyWalk = async ({ make }: TestServer) => ({
  titles: { nl: 'Gas', en: 'Gas', fr: 'Les gaz', de: 'Gas' },
  keys: [(await make.keyLocation()).id, (await make.keyLocation()).id],
  length_km: '2,4',
  minutes: '40',
  for_children: true,
});
