import { correctedFlags } from '@salient/shared/areas/persons/correctedFlags.ts';
import {
  createPerson,
  removePerson,
  updatePerson,
  validatePerson,
} from '@salient/shared/areas/persons/personMethods.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { createRecord, removeRecord, updateRecord } from '../../lib/records/changeRecord.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonEntity } from './PersonEntity.ts';
import { personKind } from './personKind.ts';
import { validatePersonInput } from './validatePersonInput.ts';

export const handleValidatePerson = implement(validatePerson, async ({ params, db, actor }) => {
  const { id } = params.person;
  const stored = params.mode === 'update' && id ? ((await db.findOneBy(PersonEntity, { id })) ?? undefined) : undefined;
  if (stored && !mayEditPerson(actor, stored)) throw new RpcFailure(commonErrors.notPermitted);
  const { errors, draft } = await validatePersonInput(db, actor, params.person, stored);
  if (params.mode === 'update' && !stored) errors.add('id', 'DOES_NOT_EXIST');
  const { result } = errors;
  return result.status === 'OK' ? { ...result, ...correctedFlags(params.person, draft) } : result;
});

export const handleCreatePerson = implement(createPerson, async ({ params, ...context }) => {
  const person = await createRecord(personKind, context, params.person);
  return { ...person, ...correctedFlags(params.person, person) };
});

export const handleUpdatePerson = implement(updatePerson, async ({ params, ...context }) => {
  const person = await updateRecord(personKind, context, params.person);
  return { ...person, ...correctedFlags(params.person, person) };
});

export const handleRemovePerson = implement(removePerson, ({ params, ...context }) =>
  removeRecord(personKind, context, params),
);
