import { meiliErrorOf } from '@salient/shared/lib/search/createMeiliClient.ts';
import type { Meilisearch, Settings } from 'meilisearch';
import { TaskFailed, waitForTask } from './waitForTask.ts';

export interface IndexFacts {
  /** Tells one index from another that has its name later: a swap exchanges it too. */
  readonly createdAt: string;
  readonly documents: number;
}

/** Names of indexes that a rebuild fills. */
const buildPrefix = (name: string) => `${name}_build_`;

export const newBuildName = (name: string, now: Date) => `${buildPrefix(name)}${now.getTime().toString(36)}`;

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

/** Creates an empty index with its settings. */
export async function createIndex(
  client: Meilisearch,
  uid: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const creation = await client.createIndex(uid, { primaryKey: 'id' });
  await waitForTask(client, creation.taskUid, { signal });
  const settling = await client.index(uid).updateSettings(settings);
  await waitForTask(client, settling.taskUid, { signal });
}

/** Lets the index `built` take the place of the live one (`name`), at once for every search, and removes what was live. */
export async function putInPlace(client: Meilisearch, name: string, built: string, signal: AbortSignal): Promise<void> {
  await createIfMissing(client, name, signal);
  const swap = await client.swapIndexes([{ indexes: [name, built], rename: false }]);
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

/** Removes what rebuilds of an index left behind when they were interrupted. */
export async function removeLeftBuilds(client: Meilisearch, name: string): Promise<void> {
  const { results } = await client.getRawIndexes({ limit: 1000 });
  for (const { uid } of results) {
    if (uid.startsWith(buildPrefix(name))) await client.deleteIndex(uid);
  }
}
