import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../rpc/RpcFailure.ts';

/**
 * What becomes of a call for a record that is not there: `merged` with the record that it became part of, over any number
 * of merges; `gone` with the moment of its removal; `notFound` for an id that never was one.
 *
 * @param maySee whether the actor may know of the record that it became part of.
 */
export async function missingRecordError(
  db: EntityManager,
  entity: HistoryType,
  id: string,
  maySee: (id: string) => Promise<boolean> = async () => true,
): Promise<RpcFailure> {
  const [last] = await db.query<{ to_id: string | null; at: Date; stands: boolean }[]>(
    `WITH RECURSIVE way (to_id, at, step) AS (
       SELECT to_id, at, 1 FROM redirect WHERE from_type = $2 AND from_id = $1
       UNION ALL
       SELECT r.to_id, r.at, step + 1 FROM way JOIN redirect r ON r.from_type = $2 AND r.from_id = way.to_id
       WHERE step < 100
     )
     SELECT to_id, at, EXISTS (SELECT FROM ${entity} WHERE id = to_id) AS stands FROM way ORDER BY step DESC LIMIT 1`,
    [id, entity],
  );
  const record = { entity, id };
  if (last && last.to_id === null) return new RpcFailure(commonErrors.gone, { ...record, at: last.at.toISOString() });
  if (last?.to_id && last.stands && (await maySee(last.to_id))) {
    return new RpcFailure(commonErrors.merged, { ...record, to: last.to_id });
  }
  return new RpcFailure(commonErrors.notFound, record);
}
