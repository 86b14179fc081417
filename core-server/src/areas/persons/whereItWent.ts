import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { maySeePerson } from '../events/maySeePerson.ts';

interface LastStep {
  readonly to_id: string | null;
  readonly at: Date;
  readonly stands: boolean;
}

/**
 * What becomes of a call for a person who is not there: `merged` with the person that the record became part of, over any
 * number of merges; `gone` with the moment of its removal; `notFound` for an id that never was one, or that `actor` may
 * not follow.
 */
export async function whereItWent(db: EntityManager, actor: Actor, id: string): Promise<RpcFailure> {
  const [last] = await db.query<LastStep[]>(
    `WITH RECURSIVE way (to_id, at, step) AS (
       SELECT to_id, at, 1 FROM redirect WHERE from_type = 'person' AND from_id = $1
       UNION ALL
       SELECT r.to_id, r.at, step + 1 FROM way JOIN redirect r ON r.from_type = 'person' AND r.from_id = way.to_id
       WHERE step < 100
     )
     SELECT to_id, at, EXISTS (SELECT FROM person WHERE id = to_id) AS stands FROM way ORDER BY step DESC LIMIT 1`,
    [id],
  );
  const record = { entity: 'person', id };
  if (last && last.to_id === null) return new RpcFailure(commonErrors.gone, { ...record, at: last.at.toISOString() });
  if (last?.to_id && last.stands && (await maySeePerson(db, actor, last.to_id))) {
    return new RpcFailure(commonErrors.merged, { ...record, to: last.to_id });
  }
  return new RpcFailure(commonErrors.notFound, record);
}
