import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DeadLetters } from '../../areas/persons/DeadLetters.ts';
import { indexFingerprint } from '../../areas/persons/indexFingerprint.ts';
import { PersonWriter } from '../../areas/persons/PersonWriter.ts';
import { prepareDocuments } from '../../areas/persons/prepareDocuments.ts';
import { readAllPersons } from '../../areas/persons/readPersons.ts';
import { rewriteKeys } from '../../areas/persons/rewriteKeys.ts';
import {
  createPersonIndex,
  describeIndex,
  newBuildName,
  putInPlace,
  removeLeftBuilds,
} from '../../lib/meilisearch/personIndexes.ts';
import type { IndexState } from '../../lib/state/IndexState.ts';
import type { QueueFollower } from '../queue/QueueFollower.ts';
import { PayloadStream } from './PayloadStream.ts';
import { RebuildProgress } from './RebuildProgress.ts';

/** Few enough that changes of the moment are not kept waiting while their documents are made. */
const pageSize = 500;
/** Persons that changed during the rebuild and may be left for the moment in which nobody follows the queue. */
const fewChanges = 200;

interface Rebuild {
  readonly pool: Pool;
  readonly client: Meilisearch;
  readonly state: IndexState;
  readonly dead: DeadLetters;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Why, for the log. */
  readonly reason: string;
  /** Keeps the live index true meanwhile; absent when no search may use that index. */
  readonly follower?: QueueFollower;
}

/**
 * Fills a new index with every person and puts it in the place of the live one.
 *
 * Nothing that changes meanwhile is lost. Without a follower all changes simply wait in the queue until afterwards. With
 * one, the persons it sends to the live index are noted and sent to the new one as well: most of them while it goes on,
 * the last ones in a moment in which it rests, and in that moment the indexes are swapped.
 *
 * When it is interrupted the live index stays as it is, and the next rebuild starts anew.
 *
 * @returns the identity of the index that is live now.
 */
export async function rebuildIndex({
  pool,
  client,
  state,
  dead,
  log,
  signal,
  reason,
  follower,
}: Rebuild): Promise<string> {
  const changed = new Set<string>();
  if (follower) follower.changed = changed;
  try {
    await removeLeftBuilds(client);
    const uid = newBuildName(new Date());
    await createPersonIndex(client, uid, signal);
    const writer = new PersonWriter(pool, client, uid);
    const { rows } = await pool.query<{ n: number }>('SELECT count(*)::integer AS n FROM person');
    const total = rows[0]?.n ?? 0;
    await state.beginRebuild(total, follower === undefined);
    log.info({ reason, persons: total }, 'rebuilding the index');

    const progress = new RebuildProgress(state, log, total);
    const stream = new PayloadStream({
      writer,
      signal,
      hasToYield: () => follower?.isBusy ?? false,
      onDone: async (count, ids, culprits) => {
        await dead.note(ids, culprits);
        await progress.add(count);
      },
    });
    for await (const persons of readAllPersons(pool, pageSize)) {
      signal.throwIfAborted();
      const { documents, rewrites, culprits } = prepareDocuments(persons);
      await rewriteKeys(pool, rewrites);
      if (culprits.length > 0) await dead.note([], culprits);
      await stream.add(documents);
    }
    await stream.finish();

    const catchUp = async () => {
      const ids = [...changed];
      changed.clear();
      for (let at = 0; at < ids.length; at += 5_000) await writer.apply(ids.slice(at, at + 5_000), signal);
    };
    while (changed.size > fewChanges) await catchUp();
    const goOn = await follower?.hold(signal);
    try {
      await catchUp();
      await putInPlace(client, uid, signal);
      const createdAt = (await describeIndex(client, personIndex))?.createdAt ?? '';
      await state.finishRebuild(indexFingerprint(), createdAt);
      progress.finish();
      return createdAt;
    } finally {
      goOn?.();
    }
  } finally {
    if (follower) follower.changed = undefined;
  }
}
