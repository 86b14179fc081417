import { type CheckedPerson, emptyPerson, type PersonDraft } from '@salient/shared/areas/persons/checkPerson.ts';
import { mergeErrors } from '@salient/shared/areas/persons/mergeErrors.ts';
import {
  type MergeCard,
  type MergeChoices,
  type MergeField,
  mergeCards,
  proposeField,
} from '@salient/shared/areas/persons/mergeFields.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../db/groupBy.ts';
import { loadEventsOf } from '../../events/loadEvents.ts';
import type { ProjectMembershipEntity } from '../../projects/ProjectMembershipEntity.ts';
import type { RelationEntity } from '../../relations/RelationEntity.ts';
import { RpcFailure } from '../../rpc/RpcFailure.ts';
import { PersonStoryEntity } from '../../stories/PersonStoryEntity.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { validatePersonInput } from '../validatePersonInput.ts';
import { mergeCardOf } from './mergeCard.ts';
import { type EventPlan, planEvents } from './planEvents.ts';
import { type LinkPlan, planMemberships, planRelations } from './planLinks.ts';

/** All that a merge does, decided and not yet done: preview and merge read the same. */
export interface MergePlan {
  readonly kept: PersonEntity;
  readonly merged: PersonEntity;
  readonly cards: { readonly kept: MergeCard; readonly merged: MergeCard; readonly result: MergeCard };
  readonly checked: CheckedPerson;
  readonly events: readonly EventPlan[];
  readonly relations: readonly LinkPlan<RelationEntity>[];
  readonly memberships: readonly LinkPlan<ProjectMembershipEntity>[];
}

/** @throws RpcFailure when one of the two is gone, or `actor` may not change both. */
export async function planMerge(
  db: EntityManager,
  actor: Actor,
  { idA, idB, choices }: { readonly idA: string; readonly idB: string; readonly choices: MergeChoices },
): Promise<MergePlan> {
  if (idA === idB) throw new RpcFailure(mergeErrors.personMergedWithItself);
  const [kept, merged] = [await personToMerge(db, actor, idA), await personToMerge(db, actor, idB)];
  const eventsOf = groupBy(await loadEventsOf(db, [idA, idB]), ({ person_id }) => person_id);
  const [own, theirs] = [eventsOf.get(idA) ?? [], eventsOf.get(idB) ?? []];
  const cards = { kept: mergeCardOf(kept, own), merged: mergeCardOf(merged, theirs) };
  const result = mergeCards(cards.kept, cards.merged, choices);
  const checked = await validatePersonInput(db, actor, draftOf(result), kept);
  for (const [field, choice] of Object.entries(choices) as [MergeField, 'a' | 'b' | 'both'][]) {
    const { choices: offered } = proposeField(field, cards.kept, cards.merged);
    if (!offered.includes(choice)) checked.errors.add(field, 'INVALID_OPTION');
  }
  const stories = await db.countBy(PersonStoryEntity, { person_id_ref: In([idA, idB]) });
  // A person has one story at most, and which of two texts stays is for people to decide.
  if (stories > 1) checked.errors.add('none', 'BOTH_PERSONS_HAVE_STORY');
  return {
    kept,
    merged,
    cards: { ...cards, result },
    checked,
    events: planEvents(own, theirs, result),
    relations: await planRelations(db, idA, idB),
    memberships: await planMemberships(db, idA, idB),
  };
}

async function personToMerge(db: EntityManager, actor: Actor, id: string): Promise<PersonEntity> {
  const person = await db.findOneBy(PersonEntity, { id });
  if (!person) throw new RpcFailure(commonErrors.notFound, { entity: 'person', id });
  if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  return person;
}

/** The person's own fields of a card, as an input that is checked. */
const draftOf = (card: MergeCard): PersonDraft =>
  Object.fromEntries(
    (Object.keys(emptyPerson) as (keyof PersonDraft)[]).map((name) => [name, card[name]]),
  ) as unknown as PersonDraft;
