import { emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import type { MergeCard } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import type { PersonEntity } from '../PersonEntity.ts';
import { personDraftOf } from '../personDraft.ts';

/** The fields of a person and of its born and died events, on which two persons have to agree. */
export function mergeCardOf(person: PersonEntity, events: readonly PersonEventEntity[]): MergeCard {
  const of = (type: 'born' | 'died') => events.find((event) => event.type === type) ?? emptyEvent(type);
  const [born, died] = [of('born'), of('died')];
  return {
    ...personDraftOf(person),
    born_place_id: born.place_id,
    born_topo: born.topo,
    born_description: born.description,
    died_place_id: died.place_id,
    died_topo: died.topo,
    died_description: died.description,
    death_reason: died.death_reason,
  };
}

/** The part of a card that stands on the born or the died event. */
export const lifeEventOf = (card: MergeCard, type: 'born' | 'died') =>
  type === 'born'
    ? { place_id: card.born_place_id, topo: card.born_topo, description: card.born_description }
    : {
        place_id: card.died_place_id,
        topo: card.died_topo,
        description: card.died_description,
        death_reason: card.death_reason,
      };
