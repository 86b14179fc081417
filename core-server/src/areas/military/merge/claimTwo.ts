import { militaryErrors } from '@salient/shared/areas/military/militaryErrors.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { type EntityManager, In } from 'typeorm';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { MilitaryEntityEntity } from '../MilitaryEntityEntity.ts';
import { mergeMakesCircle } from './planMilitaryMerge.ts';

interface Two {
  readonly kept: MilitaryEntityEntity;
  readonly merged: MilitaryEntityEntity;
}

/**
 * Two entities that may be merged.
 *
 * @param isHeld keeps others from changing them until the transaction ends.
 * @throws RpcFailure for one that is not there, and for two that are one, of different types, or part of each other.
 */
export async function claimTwo(db: EntityManager, idA: string, idB: string, isHeld: boolean): Promise<Two> {
  if (idA === idB) throw new RpcFailure(militaryErrors.militaryMergedWithItself);
  const found = await db.find(MilitaryEntityEntity, {
    where: { id: In([idA, idB]) },
    order: { id: 'ASC' },
    ...(isHeld ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  const [kept, merged] = [idA, idB].map((id) => {
    const entity = found.find((each) => each.id === id);
    if (!entity) throw new RpcFailure(commonErrors.notFound, { entity: 'military_entity', id });
    return entity;
  }) as [MilitaryEntityEntity, MilitaryEntityEntity];
  if (kept.type !== merged.type) throw new RpcFailure(militaryErrors.militaryTypesDiffer);
  if (await mergeMakesCircle(db, idA, idB)) throw new RpcFailure(militaryErrors.militaryMergeMakesCircle);
  return { kept, merged };
}
