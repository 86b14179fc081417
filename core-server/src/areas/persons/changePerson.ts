import {
  createPerson,
  removePerson,
  updatePerson,
  validatePerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { armyLimit, mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonEntity } from './PersonEntity.ts';
import { removePersonRow, whatBlocksRemoval } from './removePersonRow.ts';
import { insertPerson, updatePersonRow } from './savePerson.ts';
import { validatePersonInput } from './validatePersonInput.ts';

export const handleValidatePerson = implement(validatePerson, async ({ params, db, actor }) => {
  const { id } = params.person;
  const stored = params.mode === 'update' && id ? ((await db.findOneBy(PersonEntity, { id })) ?? undefined) : undefined;
  if (stored && !mayEditPerson(actor, stored)) throw new RpcFailure(commonErrors.notPermitted);
  const { errors } = await validatePersonInput(db, actor, params.person, stored);
  if (params.mode === 'update' && !stored) errors.add('id', 'DOES_NOT_EXIST');
  return errors.result;
});

export const handleCreatePerson = implement(createPerson, async ({ params, db, actor, fail, method }) => {
  const checked = await validatePersonInput(db, actor, params.person);
  if (!checked.errors.isEmpty) throw fail.invalidData(checked.errors.errors);
  return insertPerson(db, checked, { actor, method });
});

export const handleUpdatePerson = implement(updatePerson, async ({ params, db, actor, fail, method }) => {
  const { id, version } = params.person;
  const stored = await db.findOneBy(PersonEntity, { id });
  if (!stored || armyLimit(actor)) throw fail.notFound({ entity: 'person', id });
  if (!mayEditPerson(actor, stored)) throw new RpcFailure(commonErrors.notPermitted);
  if (stored.version !== version) throw fail.conflict(await conflictDetails(db, 'person', id, version, stored.version));
  const checked = await validatePersonInput(db, actor, params.person, stored);
  if (!checked.errors.isEmpty) throw fail.invalidData(checked.errors.errors);
  const saved = await updatePersonRow(db, id, version, checked, { actor, method });
  if (!saved) throw fail.conflict(await conflictDetails(db, 'person', id, version, version + 1));
  return saved;
});

export const handleRemovePerson = implement(removePerson, async ({ params, db, actor, fail, method, services }) => {
  const { id, version } = params;
  const stored = await db.findOne(PersonEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!stored) throw fail.notFound({ entity: 'person', id });
  if (!mayEditPerson(actor, stored)) throw new RpcFailure(commonErrors.notPermitted);
  if (stored.version !== version) {
    throw fail.conflict(await conflictDetails(db, 'person', id, version, stored.version));
  }
  const refusal = await whatBlocksRemoval(db, id);
  if (!refusal.isEmpty) throw fail.invalidData(refusal.errors);
  await removePersonRow(db, services.hooks, stored, { actor, method });
  return { status: 'OK' as const };
});
