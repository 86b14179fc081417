import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import type { MergeLedger } from './MergeLedger.ts';

/** Says for good that two persons are not the same; who said it first stays. */
export async function markDistinct(
  db: EntityManager,
  actor: Pick<Actor, 'account'>,
  idA: string,
  idB: string,
): Promise<void> {
  await db.query(
    `INSERT INTO person_distinct (person_a, person_b, account)
     VALUES (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3) ON CONFLICT DO NOTHING`,
    [idA, idB, actor.account],
  );
  await db.query(
    `DELETE FROM merge_suggestion
     WHERE person_a = least($1::uuid, $2::uuid) AND person_b = greatest($1::uuid, $2::uuid)`,
    [idA, idB],
  );
}

/** When and by whom it was said that two persons are not the same; null when nobody did. */
export async function distinctMark(
  db: EntityManager,
  idA: string,
  idB: string,
): Promise<{ at: string; account: string | null } | null> {
  const [row] = await db.query<{ at: Date; account: string | null }[]>(
    `SELECT at, account FROM person_distinct
     WHERE person_a = least($1::uuid, $2::uuid) AND person_b = greatest($1::uuid, $2::uuid)`,
    [idA, idB],
  );
  return row ? { at: row.at.toISOString(), account: row.account } : null;
}

/** Whoever is not the merged person is not the kept one either. */
export async function moveDistinctPairs(
  db: EntityManager,
  ledger: MergeLedger,
  keptId: string,
  mergedId: string,
): Promise<void> {
  const rows = await db.query<{ person_a: string; person_b: string }[]>(
    `INSERT INTO person_distinct (person_a, person_b, account, at)
     SELECT least(other, $1::uuid), greatest(other, $1::uuid), account, at
     FROM (SELECT CASE WHEN person_a = $2 THEN person_b ELSE person_a END AS other, account, at
           FROM person_distinct WHERE person_a = $2 OR person_b = $2) AS marks
     WHERE other <> $1 ON CONFLICT DO NOTHING RETURNING person_a, person_b`,
    [keptId, mergedId],
  );
  for (const pair of rows) ledger.add('distinct', null, pair);
}
