import type { EventType } from './eventTypes.ts';

/** Ranks of the timeline (EVENT-26, EVENT-27); inside one rank the date decides. */
export const eventRanks: Record<EventType, number> = {
  born: 0,
  school: 1,
  work: 1,
  where: 1,
  marriage: 1,
  military: 2,
  jailed: 2,
  injured: 2,
  hospitalized: 2,
  died: 3,
  memorated: 4,
  decorated: 5,
  cwxrm: 6,
  extra: 7,
};

interface Ordered {
  readonly id: string;
  readonly type: EventType;
  readonly sort_start_date: string;
  readonly memorial_kind?: string | null | undefined;
}

const memorialOrder = ['original', 'current'];
const memorialRank = (kind: string | null | undefined) => {
  const index = memorialOrder.indexOf(kind ?? '');
  return index < 0 ? memorialOrder.length : index;
};

/**
 * Order of a person's events: rank, then for memorials original before current before other (EVENT-29), then year,
 * month, day with unknown parts last (EVENT-28), then id so that the order is total.
 */
export function compareEvents(a: Ordered, b: Ordered): number {
  return (
    eventRanks[a.type] - eventRanks[b.type] ||
    (a.type === 'memorated' ? memorialRank(a.memorial_kind) - memorialRank(b.memorial_kind) : 0) ||
    compareText(a.sort_start_date, b.sort_start_date) ||
    compareText(a.id, b.id)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
