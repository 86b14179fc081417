import { setTimeout as delay } from 'node:timers/promises';
import type { ErasureProof } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { DataSource } from 'typeorm';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { ErasureEntity } from './ErasureEntity.ts';
import { matcherOfTables } from './eraseRecords.ts';
import { erasureKey } from './erasureKey.ts';
import { findInIndexes } from './findInIndexes.ts';
import type { Fragments } from './fragments.ts';
import type { PrivacyService } from './PrivacyService.ts';
import { clearFiles, findInFiles } from './sweepFiles.ts';
import { findInTables } from './sweepTables.ts';

export interface ProveOptions {
  readonly dataSource: DataSource;
  readonly tables: readonly PersonalDataTable[];
  readonly privacy: Pick<PrivacyService, 'dataDir' | 'meili'>;
  readonly now: () => Date;
}

/** How long the indexer gets to take out of the indexes what went from the database. Milliseconds. */
const indexerMs = 30_000;

/**
 * Clears the files of an erasure, and looks for its values in every table, file and index. What is found is counted and kept.
 *
 * @param fragments of the values, while they are known.
 * @returns whether it came to its end: where the indexes lag behind, it is made later.
 */
export async function proveErasure(
  { dataSource, tables, privacy, now }: ProveOptions,
  id: string,
  fragments: Fragments | null = null,
): Promise<boolean> {
  const erasure = await dataSource.manager.findOneBy(ErasureEntity, { id });
  if (!erasure) return false;
  const { digests, leftOut, namesInTexts } = erasure.listed;
  const matcher = new ValueMatcher(await erasureKey(dataSource.manager), digests);
  const places = new Map<string, number>();
  const note = (place: string, count = 1) => places.set(place, (places.get(place) ?? 0) + count);

  await clearFiles(privacy.dataDir, matcher);
  const searched = await dataSource.transaction('REPEATABLE READ', async (db) => {
    await allowLongStatements(db);
    const matcherOf = matcherOfTables({ tables, matcher, namesInTexts });
    return findInTables({ db, matcherOf, fragments, leftOut: new Set(leftOut) }, ({ table, column }) =>
      note(`${table}.${column}`),
    );
  });
  const files = await findInFiles(privacy.dataDir, matcher, {
    onHit: ({ path, count }) => note(path, count),
    // What nobody could look into may hold something: the proof must not say that nothing was found.
    onUnread: ({ path, code }) => note(`${path} (${code})`),
  });
  // What is kept in texts about the past, the indexes keep as well.
  const indexed = namesInTexts ? matcher : matcher.withoutNames;
  if (privacy.meili && !(await isQueueEmpty(dataSource))) return false;
  const indexes = privacy.meili ? await findInIndexes(privacy.meili, indexed, note) : { indexes: 0, documents: 0 };
  const proof: ErasureProof = {
    at: now().toISOString(),
    ...searched,
    files,
    ...indexes,
    found: [...places.values()].reduce((sum, count) => sum + count, 0),
    places: [...places].map(([place, count]) => ({ place, count })),
  };
  await dataSource.manager.update(ErasureEntity, { id }, { proof });
  return true;
}

async function isQueueEmpty(dataSource: DataSource): Promise<boolean> {
  const until = Date.now() + indexerMs;
  for (;;) {
    const [row] = await dataSource.query<{ waits: boolean }[]>('SELECT EXISTS (SELECT FROM search_queue) AS waits');
    if (!row?.waits) return true;
    if (Date.now() > until) return false;
    await delay(500);
  }
}
