import type { MilitaryNames } from './checkMilitaryEntity.ts';
import { connectionKey, emptyHistory, type MilitaryHistoryDraft } from './checkMilitaryHistory.ts';

type Event = MilitaryHistoryDraft & { readonly id: string };

interface EntityWithHistory {
  readonly id: string;
  readonly history: readonly Event[];
}

/** The names of the entity that stays: its own, one by one, so that whatever else an entity comes to have is decided here. */
export const mergeMilitaryNames = (kept: MilitaryNames): MilitaryNames => ({
  ...{ type: kept.type, army: kept.army, corps: kept.corps, division: kept.division, brigade: kept.brigade },
  ...{ regiment: kept.regiment, unit: kept.unit, unit_nr: kept.unit_nr },
});

/**
 * The history of an entity after another became part of it: what named the merged one names the kept one. A track that
 * both have word for word is there once, and so is a connection to one parent in the same days, with what both say of it.
 */
export function mergeMilitaryHistories(kept: EntityWithHistory, merged: EntityWithHistory): Event[] {
  const followed = ({ entity_id, ...event }: Event): Event => ({
    ...event,
    entity_id: entity_id === merged.id ? kept.id : entity_id,
  });
  const own = kept.history.map(followed);
  const others = merged.history.map(followed);
  const known = new Set(own.map(historyKey));
  return [
    ...own.map((event) => withDescriptions(event, others)),
    ...others.filter((event) => !known.has(historyKey(event))),
  ];
}

function withDescriptions(event: Event, others: readonly Event[]): Event {
  const same = others.filter((other) => historyKey(other) === historyKey(event)).map(({ description }) => description);
  return { ...event, description: joinDescriptions([event.description, ...same]) };
}

/** What several events say that become one: what the first says already is not said again. */
export function joinDescriptions([first = '', ...others]: readonly string[]): string {
  return [first, ...others.filter((description) => !first.includes(description))].filter(Boolean).join('\n');
}

const eventFields = Object.keys(emptyHistory('track')) as (keyof MilitaryHistoryDraft)[];

/** What two events share of which a merge makes one. */
export const historyKey = (event: MilitaryHistoryDraft): string =>
  connectionKey(event) ?? JSON.stringify(eventFields.map((field) => event[field]));
