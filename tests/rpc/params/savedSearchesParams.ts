import { createSavedSearch } from '@salient/shared/areas/saved-searches/savedSearchMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import type { ValidParams } from './ValidParams.ts';

let counter = 0;
const newName = () => `Zoekopdracht ${++counter}`;
const query = { familyname: { value: 'Vandenberghe', mode: 'complete' }, victim_type: 'CIVILIAN' };

export const savedSearchesParams = {
  findSavedSearches: async () => ({
    ...{ text: 'a', filter: { whose: 'mine' as const }, offset: 0, limit: 10 },
    sort: [['updated_at', -1]],
  }),
  getSavedSearch: ownSearch,
  createSavedSearch: async () => ({ name: newName(), is_shared: true, query }),
  changeSavedSearch: async (server, client) => ({ ...(await ownSearch(server, client)), name: newName(), query }),
  removeSavedSearch: ownSearch,
  followSavedSearch: async (server, client) => ({
    ...(await ownSearch(server, client)),
    ...{ follows: true, weekly_mail: true },
  }),
  markSavedSearchSeen: ownSearch,
  countNewInSavedSearch: ownSearch,
  findNewInSavedSearch: async (server, client) => ({
    ...(await ownSearch(server, client)),
    ...{ offset: 0, limit: 10, sort: [['name', 1]] },
  }),
} satisfies Partial<ValidParams>;

/** A search of whoever will call; where nobody says who, one that every account follows. */
async function ownSearch(server: TestServer, client?: TestClient): Promise<{ id: string }> {
  const owner = client ?? (await server.signIn('admin'));
  const { id } = await owner.call(createSavedSearch, { name: newName(), is_shared: client === undefined, query });
  if (client === undefined) {
    await server.dataSource.query(
      `INSERT INTO saved_search_follower (search_id, user_id, looked_at, found)
       SELECT $1, id, now(), '{}' FROM app_user ON CONFLICT DO NOTHING`,
      [id],
    );
  }
  return { id };
}
