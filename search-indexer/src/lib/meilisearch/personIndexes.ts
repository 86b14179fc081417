import { personIndex, personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { meiliErrorOf } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch } from 'meilisearch';
import { TaskFailed, waitForTask } from './waitForTask.ts';

export interface IndexFacts {
  /** Tells one index from another that has its name later: a swap exchanges it too. */
  readonly createdAt: string;
  readonly documents: number;
}

/** Names of indexes that a rebuild fills. */
const buildPrefix = `${personIndex}_build_`;

export const newBuildName = (now: Date) => `${buildPrefix}${now.getTime().toString(36)}`;

/** What Meilisearch knows of an index; null when there is none of this name. */
export async function describeIndex(client: Meilisearch, uid: string): Promise<IndexFacts | null> {
  try {
    const [{ createdAt }, { numberOfDocuments }] = await Promise.all([
      client.getRawIndex(uid),
      client.index(uid).getStats(),
    ]);
    return { createdAt, documents: numberOfDocuments };
  } catch (error) {
    if (meiliErrorOf(error)?.code === 'index_not_found') return null;
    throw error;
  }
}

/** Creates an empty index of persons with its settings. */
export async function createPersonIndex(client: Meilisearch, uid: string, signal: AbortSignal): Promise<void> {
  const creation = await client.createIndex(uid, { primaryKey: 'id' });
  await waitForTask(client, creation.taskUid, { signal });
  const settling = await client.index(uid).updateSettings(personIndexSettings);
  await waitForTask(client, settling.taskUid, { signal });
}

/** Lets the index `built` take the place of the live one, at once for every search, and removes what was live. */
export async function putInPlace(client: Meilisearch, built: string, signal: AbortSignal): Promise<void> {
  await createIfMissing(client, personIndex, signal);
  const swap = await client.swapIndexes([{ indexes: [personIndex, built], rename: false }]);
  await waitForTask(client, swap.taskUid, { signal });
  const removal = await client.deleteIndex(built);
  await waitForTask(client, removal.taskUid, { signal });
}

async function createIfMissing(client: Meilisearch, uid: string, signal: AbortSignal): Promise<void> {
  try {
    const creation = await client.createIndex(uid, { primaryKey: 'id' });
    await waitForTask(client, creation.taskUid, { signal });
  } catch (error) {
    if (!(error instanceof TaskFailed && error.code === 'index_already_exists')) throw error;
  }
}

/** Removes indexes that rebuilds left behind when they were interrupted. */
export async function removeLeftBuilds(client: Meilisearch): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  for (const { uid } of results) {
    if (uid.startsWith(buildPrefix)) await client.deleteIndex(uid);
  }
}
