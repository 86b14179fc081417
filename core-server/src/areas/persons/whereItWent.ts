import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { lastRedirect } from '../../lib/records/lastRedirect.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { maySeePerson } from '../events/maySeePerson.ts';

/**
 * What becomes of a call for a person who is not there: `merged` with the person that the record became part of, over any
 * number of merges; `gone` with the moment of its removal; `notFound` for an id that never was one, or that `actor` may
 * not follow.
 */
export async function whereItWent(db: EntityManager, actor: Actor, id: string): Promise<RpcFailure> {
  const last = await lastRedirect(db, 'person', id);
  const record = { entity: 'person', id };
  if (last && last.to_id === null) return new RpcFailure(commonErrors.gone, { ...record, at: last.at.toISOString() });
  if (last?.to_id && last.stands && (await maySeePerson(db, actor, last.to_id))) {
    return new RpcFailure(commonErrors.merged, { ...record, to: last.to_id });
  }
  return new RpcFailure(commonErrors.notFound, record);
}
