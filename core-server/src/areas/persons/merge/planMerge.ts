import { type CheckedPerson, emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import { mergeErrors } from '@salient/shared/areas/persons/merge/mergeErrors.ts';
import {
  type MergeCard,
  type MergeChoices,
  type MergeField,
  mergeCards,
  proposeField,
} from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { RefusalCode } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { isOneRecord } from '../../../lib/merges/isOneRecord.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { loadEventsOf } from '../../events/loadEvents.ts';
import type { ProjectMembershipEntity } from '../../projects/ProjectMembershipEntity.ts';
import type { RelationEntity } from '../../relations/RelationEntity.ts';
import { PersonEntity } from '../PersonEntity.ts';
import { validatePersonInput } from '../validatePersonInput.ts';
import { whereItWent } from '../whereItWent.ts';
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

/**
 * @param refusals what other areas have against it.
 * @throws RpcFailure when one of the two is gone, or `actor` may not change both.
 */
export async function planMerge(
  db: EntityManager,
  actor: Actor,
  { idA, idB, choices }: { readonly idA: string; readonly idB: string; readonly choices: MergeChoices },
  refusals: readonly RefusalCode[],
): Promise<MergePlan> {
  if (isOneRecord(idA, idB)) throw new RpcFailure(mergeErrors.personMergedWithItself);
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
  for (const code of refusals) checked.errors.add('none', code);
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
  if (!person) throw await whereItWent(db, actor, id);
  if (!mayEditPerson(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  return person;
}

/** The person's own fields of a card, as an input that is checked. */
const draftOf = (card: MergeCard): PersonDraft =>
  Object.fromEntries(
    (Object.keys(emptyPerson) as (keyof PersonDraft)[]).map((name) => [name, card[name]]),
  ) as unknown as PersonDraft;
