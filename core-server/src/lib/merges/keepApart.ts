import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { recordMergeErrors } from '@salient/shared/lib/merges/recordMerge.ts';
import { missingRecordError } from '../records/missingRecordError.ts';
import type { ChangeContext } from '../records/RecordKind.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';

interface Two {
  readonly idA: string;
  readonly idB: string;
  /** False takes back that they are two. */
  readonly apart: boolean;
}

/** Remembers of two records of a kind that they are not the same, or forgets it. */
export async function keepApart(
  { db, actor, services }: Pick<ChangeContext, 'db' | 'actor' | 'services'>,
  entity: HistoryType,
  { idA, idB, apart }: Two,
): Promise<{ status: 'OK' }> {
  if (idA === idB) throw new RpcFailure(recordMergeErrors.recordMergedWithItself);
  const found = await db.query<{ id: string }[]>(`SELECT id FROM ${entity} WHERE id IN ($1, $2)`, [idA, idB]);
  const missing = [idA, idB].find((id) => !found.some((each) => each.id === id));
  if (missing !== undefined) throw await missingRecordError(db, entity, missing);
  const pair = [entity, ...[idA, idB].sort()];
  if (apart) {
    await db.query(
      `INSERT INTO record_apart (entity, first_id, second_id, account, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [...pair, actor.account, services.now()],
    );
  } else {
    await db.query('DELETE FROM record_apart WHERE entity = $1 AND first_id = $2 AND second_id = $3', pair);
  }
  return { status: 'OK' };
}

/** SQL: what is remembered of pairs `p` of records `a` and `b`, the older one `a`. */
export const apartOfPairs = (entity: HistoryType) =>
  `LEFT JOIN record_apart apart ON apart.entity = '${entity}' AND apart.first_id = p.a AND apart.second_id = p.b`;

/** SQL: the columns of a row that `keptApart` reads. */
export const apartColumns = 'apart.account AS apart_account, apart.at AS apart_at';

export interface ApartRow {
  readonly apart_account: string | null;
  readonly apart_at: Date | null;
}

/** Who said when that a pair are two; null where nobody did. */
export const keptApart = ({ apart_account: account, apart_at: at }: ApartRow) =>
  at && { account, at: at.toISOString() };
