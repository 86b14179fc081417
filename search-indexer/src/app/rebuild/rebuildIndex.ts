import type { Meilisearch } from 'meilisearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DeadLetters } from '../../lib/indexing/DeadLetters.ts';
import { IndexWriter } from '../../lib/indexing/IndexWriter.ts';
import type { SearchIndex } from '../../lib/indexing/SearchIndex.ts';
import {
  createIndex,
  describeIndex,
  newBuildName,
  putInPlace,
  removeLeftBuilds,
} from '../../lib/meilisearch/indexes.ts';
import type { IndexState } from '../../lib/state/IndexState.ts';
import type { QueueFollower } from '../queue/QueueFollower.ts';
import { PayloadStream } from './PayloadStream.ts';
import { RebuildProgress } from './RebuildProgress.ts';

/** Few enough that changes of the moment are not kept waiting while their documents are made. */
const pageSize = 500;
/** Records that changed during the rebuild and may be left for the moment in which nobody follows the queue. */
const fewChanges = 200;

interface Rebuild {
  readonly index: SearchIndex;
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
 * Fills a new index with every record and puts it in the place of the live one.
 *
 * Nothing that changes meanwhile is lost. Without a follower all changes simply wait in the queue until afterwards. With
 * one, the records it sends to the live index are noted and sent to the new one as well: most of them while it goes on,
 * the last ones in a moment in which it rests, and in that moment the indexes are swapped.
 *
 * When it is interrupted the live index stays as it is, and the next rebuild starts anew.
 *
 * @returns the identity of the index that is live now.
 */
export async function rebuildIndex({
  index,
  pool,
  client,
  state,
  dead,
  log,
  signal,
  reason,
  follower,
}: Rebuild): Promise<string> {
  const { name } = index;
  const changed = new Set<string>();
  if (follower) follower.changed = changed;
  try {
    await removeLeftBuilds(client, name);
    const uid = newBuildName(name, new Date());
    await createIndex(client, uid, index.settings, signal);
    const writer = new IndexWriter(index, pool, client, uid);
    const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::integer AS n FROM ${index.table}`);
    const total = rows[0]?.n ?? 0;
    await state.beginRebuild(total, follower === undefined);
    log.info({ index: name, reason, records: total }, 'rebuilding the index');

    const progress = new RebuildProgress(name, state, log, total);
    const stream = new PayloadStream({
      writer,
      signal,
      hasToYield: () => follower?.isBusy ?? false,
      onDone: async (count, ids, culprits) => {
        await dead.note(ids, culprits);
        await progress.add(count);
      },
    });
    for await (const { documents, culprits } of index.readAll(pool, pageSize)) {
      signal.throwIfAborted();
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
      await putInPlace(client, name, uid, signal);
      const createdAt = (await describeIndex(client, name))?.createdAt ?? '';
      await state.finishRebuild(index.fingerprint(), createdAt);
      progress.finish();
      return createdAt;
    } finally {
      goOn?.();
    }
  } finally {
    if (follower) follower.changed = undefined;
  }
}
