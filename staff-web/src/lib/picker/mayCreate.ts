import { methods } from '@salient/shared/app/methods.ts';
import { type Actor, canEdit, mayCall } from '@salient/shared/areas/users/actor.ts';
import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { ReferenceKind } from '../records/referenceKinds.ts';

/** What makes a record of each kind that has a dialog of its own in pickers. */
const creators: Partial<Record<ReferenceKind, MethodName>> = {
  person: 'createPerson',
  place: 'createPlace',
  memorial: 'createMemorial',
  military_entity: 'createMilitaryEntity',
  project: 'createProject',
};

/** Whether a picker offers `actor` to create a record of `kind`: to editors, for what they may create (QUICK-16). */
export function mayCreate(actor: Pick<Actor, 'type'>, kind: ReferenceKind): boolean {
  const creator = creators[kind];
  return creator !== undefined && canEdit(actor) && mayCall(actor, methods[creator]);
}
