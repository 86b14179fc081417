import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { type EntityManager, In } from 'typeorm';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { whereItWent } from '../whereItWent.ts';

/** @throws RpcFailure unless both persons are there and `actor` may say of them that they are not the same. */
export async function personsToTell(db: EntityManager, actor: Actor, ids: readonly [string, string]): Promise<void> {
  const persons = await db.findBy(PersonEntity, { id: In([...ids]) });
  for (const id of ids) {
    const person = persons.find((each) => each.id === id);
    if (!person) throw await whereItWent(db, actor, id);
    if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  }
}
