import { createMilitaryEntity } from '@salient/shared/areas/military/militaryMethods.ts';
import { type Actor, canEdit, mayCall } from '@salient/shared/areas/users/actor.ts';

/** Whether somebody may create, change, remove and merge military entities: editors, but for those of civilians alone. */
export const mayKeepMilitary = (actor: Pick<Actor, 'type'>): boolean =>
  canEdit(actor) && mayCall(actor, createMilitaryEntity);
