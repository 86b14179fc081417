import type { MilitaryHistoryDraft } from './checkMilitaryHistory.ts';

type Event = MilitaryHistoryDraft & { readonly id: string };

interface EntityWithHistory {
  readonly id: string;
  readonly history: readonly Event[];
}

/**
 * The history of an entity after another became part of it: events of the merged one that the kept one has word for word
 * are there once, and what named the merged one names the kept one.
 */
export function mergeMilitaryHistories(kept: EntityWithHistory, merged: EntityWithHistory): Event[] {
  const followed = ({ entity_id, ...event }: Event): Event => ({
    ...event,
    entity_id: entity_id === merged.id ? kept.id : entity_id,
  });
  const own = kept.history.map(followed);
  const known = new Set(own.map(wordsOf));
  return [...own, ...merged.history.map(followed).filter((event) => !known.has(wordsOf(event)))];
}

const wordsOf = (event: Event) =>
  JSON.stringify([
    ...[event.type, event.from_date, event.to_date, event.entity_id, event.army, event.description],
    ...[event.track_type, event.place_id, event.topo],
  ]);
