import { createCsvDownload } from '@salient/shared/areas/functions/csv/csvMethods.ts';
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
} satisfies Partial<ValidParams>;

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
