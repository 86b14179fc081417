import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import type { PersonalDataTable } from '../../../lib/personal-data/PersonalDataTable.ts';
import { digestsOf, ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { ErasureEntity } from './ErasureEntity.ts';
import type { ErasureList } from './ErasureList.ts';
import { eraseRecords } from './eraseRecords.ts';
import { erasureKey } from './erasureKey.ts';
import { valuesIn } from './findRecords.ts';
import type { ListedErasure } from './ListedErasure.ts';

/**
 * Does again every erasure of the list that the database knows nothing of: it was restored from an older backup, or the
 * erasure was cut off between the list and the database. Each is done whole or not at all.
 *
 * @returns how many were done.
 */
export async function repeatErasures(
  dataSource: DataSource,
  tables: readonly PersonalDataTable[],
  list: ErasureList,
  now: Date,
): Promise<number> {
  const listed = await list.read();
  if (listed.length === 0) return 0;
  let repeated = 0;
  for (const erasure of listed) {
    repeated += await dataSource.transaction(async (db) => {
      await allowLongStatements(db);
      // One that is being made has written its line already, and holds this until it is done.
      await db.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.erasures]);
      if (await db.existsBy(ErasureEntity, { id: erasure.id })) return 0;
      const { ids, namesInTexts } = erasure;
      const leftOut = new Set(erasure.leftOut);
      const matcher = await matcherFor(db, tables, erasure);
      const { counts, texts } = await eraseRecords({
        db,
        tables,
        ids,
        namesInTexts,
        matcher,
        leftOut,
        fragments: null,
      });
      const listed = { ...erasure, digests: [...matcher.digests] };
      await db.insert(ErasureEntity, {
        ...{ id: erasure.id, at: new Date(erasure.at), account: erasure.account, listed: listed as never },
        ...{ counts: counts as never, texts, repeated_at: now, proof: null, kept_at: null },
      });
      return 1;
    });
  }
  return repeated;
}

/**
 * Finds by the digests of the list, and by the values that the rows of the list hold still: a database from before the key was
 * made knows nothing of the digests.
 */
async function matcherFor(
  db: EntityManager,
  tables: readonly PersonalDataTable[],
  { ids, leftOut, digests }: ListedErasure,
): Promise<ValueMatcher> {
  const key = await erasureKey(db);
  const whose = { ids, leftOut: new Set(leftOut), matcher: new ValueMatcher(key, digests) };
  const fresh = digestsOf(key, await valuesIn(db, tables, whose));
  const unknown = fresh.filter(({ digest }) => digests.every((known) => known.digest !== digest));
  return new ValueMatcher(key, [...digests, ...unknown]);
}
