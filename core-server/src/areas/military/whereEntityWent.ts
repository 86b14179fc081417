import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { lastRedirect } from '../../lib/records/lastRedirect.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

/** What becomes of a call for an entity that is not there: `merged` with the kept one, `gone`, or `notFound`. */
export async function whereEntityWent(db: EntityManager, id: string): Promise<RpcFailure> {
  const record = { entity: 'military_entity', id };
  const last = await lastRedirect(db, 'military_entity', id);
  if (last && last.to_id === null) return new RpcFailure(commonErrors.gone, { ...record, at: last.at.toISOString() });
  if (last?.to_id && last.stands) return new RpcFailure(commonErrors.merged, { ...record, to: last.to_id });
  return new RpcFailure(commonErrors.notFound, record);
}
