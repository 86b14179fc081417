import { startBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { createCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
import { createNightlyFunction } from '@salient/shared/areas/functions/nightlyMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
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
  createCsvDownload: async () => ({
    name: 'FindPersonAdvancedExtended',
    args: publicSearch,
    fields: ['general.id', 'born.date'],
    language: 'de' as const,
    format: 'jsonl' as const,
  }),
  getCsvDownload: async (server, client) => ({ id: await downloadOf(server, client) }),
  cancelCsvDownload: async (server, client) => ({ id: await downloadOf(server, client) }),
  previewBulkChange: async () => ({ ...bulkChange, outcome: 'changed' as const, offset: 0, limit: 10 }),
  startBulkChange: async () => bulkChange,
  getBulkChange: async (server, client) => ({ id: await bulkChangeOf(server, client) }),
  findBulkChanges: async () => ({ offset: 0, limit: 10 }),
  findBulkChangePersons: async (server, client) => ({
    id: await bulkChangeOf(server, client),
    outcome: 'changed' as const,
    offset: 0,
    limit: 10,
  }),
  resumeBulkChange: async (server, client) => ({ id: await bulkChangeOf(server, client) }),
  cancelBulkChange: async (server, client) => ({ id: await bulkChangeOf(server, client) }),
  undoBulkChange: async (server, client) => ({ id: await bulkChangeOf(server, client) }),
  applyAction: async ({ make }) => {
    const { id } = await make.place();
    return { name: 'PlacesByStatus', action: 'set_custom', ids: [id], preview: true };
  },
  getNightlyFunctions: async () => ({}),
  createNightlyFunction: async (server) => {
    await giveAddresses(server);
    return nightly;
  },
  removeNightlyFunction: async (server, client) => ({ id: await nightlyOf(server, client) }),
  getFunctionRuns: async () => ({ name: 'UnusedPlaces', offset: 0, limit: 10 }),
} satisfies Partial<ValidParams>;

const bulkChange = {
  args: { familyname: { value: 'Niemand', mode: 'complete' } },
  action: { kind: 'setFlag' as const, flag: 'not_for_loop' as const, value: true },
};

const publicSearch = {
  familyname: { value: 'peet', mode: 'head' },
  gender: 'MALE',
  born: { from: '1880????' },
  events: [{ type: 'enlisted', inputs: { army: { value: 'B.E.F.', mode: 'complete' } } }],
};

/** A download of whoever will ask for it; of somebody else where they may have none. */
async function downloadOf(server: TestServer, client?: TestClient): Promise<string> {
  const asked = { name: 'FindPerson', fields: ['general.id'] };
  const byAdmin = async () => (await server.signIn('admin')).call(createCsvDownload, asked);
  return (await (client ? client.call(createCsvDownload, asked).catch(byAdmin) : byAdmin())).id;
}

const nightly = { name: 'UnusedPlaces', args: { place_name: 'Z' } };

/** A nightly run of whoever will ask for it; of somebody else where they may have none. */
async function nightlyOf(server: TestServer, client?: TestClient): Promise<string> {
  const create = async (asking: TestClient) => {
    await giveAddresses(server);
    return asking.call(createNightlyFunction, nightly);
  };
  const byAdmin = async () => create(await server.signIn('admin'));
  return (await (client ? create(client).catch(byAdmin) : byAdmin())).id;
}

/** A mail can go to administrators. */
const giveAddresses = ({ dataSource }: TestServer) =>
  dataSource.query(`UPDATE app_user SET email = id || '@museum.example' WHERE type = 'admin' AND email = ''`);

/** A change of many by whoever will ask for it; by somebody else where they may make none. */
async function bulkChangeOf(server: TestServer, client?: TestClient): Promise<string> {
  const byAdmin = async () => (await server.signIn('admin')).call(startBulkChange, bulkChange);
  const { id } = await (client ? client.call(startBulkChange, bulkChange).catch(byAdmin) : byAdmin());
  // At most five of an account are under way.
  await server.dataSource.query(`UPDATE bulk_change SET state = 'done', ended_at = now() WHERE id = $1`, [id]);
  return id;
}
