import { overlaps } from '@salient/shared/areas/events/checkEvent.ts';
import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { foldEvents } from '@salient/shared/areas/events/foldEvents.ts';
import type { MergeCard } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { MergeOutcome } from '@salient/shared/areas/persons/merge/personMerge.ts';
import { eventDraftOf } from '../../events/eventDraft.ts';
import type { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { lifeEventOf } from './mergeCard.ts';

/** What becomes of one event of the merged person. */
export interface EventPlan {
  readonly event: PersonEventEntity;
  readonly outcome: MergeOutcome;
  /** The kept person's event that says the same, and what it says afterwards. */
  readonly into: PersonEventEntity | null;
  readonly draft: EventDraft;
}

/**
 * Decides for each event of `theirs` whether it moves or says nothing that one of `own` does not say. Born and died
 * exist once: those of both become one with the values of the card.
 */
export function planEvents(
  own: readonly PersonEventEntity[],
  theirs: readonly PersonEventEntity[],
  card: MergeCard,
): EventPlan[] {
  const free = new Set(own);
  const standing = own.map(eventDraftOf);
  return theirs.map((event): EventPlan => {
    const draft = eventDraftOf(event);
    if (event.type === 'born' || event.type === 'died') {
      const into = own.find(({ type }) => type === event.type) ?? null;
      const life = lifeEventOf(card, event.type);
      return {
        event,
        outcome: into ? 'folds' : 'moves',
        into,
        draft: into ? withSpelling({ ...eventDraftOf(into), ...life }, draft, into.place_id) : { ...draft, ...life },
      };
    }
    for (const into of free) {
      const folded = foldEvents(eventDraftOf(into), draft);
      if (!folded) continue;
      // Each event says one thing: a second one of the same words is another one.
      free.delete(into);
      return { event, outcome: 'folds', into, draft: folded };
    }
    const isBeside = standing.some((other) => overlaps(draft, other) || standsAtSameMemorial(draft, other));
    standing.push(draft);
    return { event, outcome: isBeside ? 'moves_beside' : 'moves', into: null, draft };
  });
}

/** A birth or death with the place of `other` has the spelling of its source, unless it has one of its own for it. */
function withSpelling(draft: EventDraft, other: EventDraft, own: string | null): EventDraft {
  const isTheirs = draft.place_id === other.place_id && (draft.place_as_written === '' || own !== other.place_id);
  return isTheirs ? { ...draft, place_as_written: other.place_as_written } : draft;
}

const standsAtSameMemorial = (a: EventDraft, b: EventDraft) =>
  a.memorial_id !== null && a.memorial_id === b.memorial_id && a.memorial_kind === b.memorial_kind;
