import type { Dataset } from '../datasets/datasets.ts';
import { type Actor, canEdit, defaultArmyOfBefReaders, isLoggedIn } from '../users/actor.ts';
import { type VictimType, victimTypes } from './personValues.ts';

/** Whether `actor` may change `person`; a `normal-civilian` account reaches civilian victims only (ROLE-13). */
export function mayEditPerson(
  actor: Pick<Actor, 'type'>,
  person: { readonly victim_type: VictimType; readonly war_casualty: boolean },
): boolean {
  if (actor.type === 'api-write') return true;
  if (actor.type === 'normal-civilian') return person.victim_type === 'civilian';
  return canEdit(actor);
}

/** The victim types of persons whom `actor` may change: what `mayEditPerson` says, for a statement. */
export const editableTypes = (actor: Pick<Actor, 'type'>): VictimType[] =>
  victimTypes.filter((victim_type) => mayEditPerson(actor, { victim_type, war_casualty: true }));

/** The part of the names list that `actor` is held to in lists and searches (ROLE-15, USER-18). */
export interface PersonScope {
  readonly army: string | null;
  readonly dataset: Dataset;
  /** Held to those whom everybody may know: nobody who may be alive. */
  readonly publicOnly: boolean;
}

export const personScope = (actor: Pick<Actor, 'type' | 'army' | 'dataset'>): PersonScope => ({
  army: armyLimit(actor),
  dataset: actor.dataset,
  publicOnly: !isLoggedIn(actor),
});

/** Of who is held to nothing. */
export const everybody: PersonScope = { army: null, dataset: 'any', publicOnly: false };

/** Of what is the same for all who read it, visitors too. */
export const visitors: PersonScope = { ...everybody, publicOnly: true };

/** The army whose soldiers are all that `actor` may see, or null for no limit (ROLE-15). */
export function armyLimit(actor: Pick<Actor, 'type' | 'army'>): string | null {
  return actor.type === 'read-be-soldiers' ? (actor.army ?? defaultArmyOfBefReaders) : null;
}
