import { type EventType, eventSpecs, eventTypes } from './eventTypes.ts';

/** Ranks of the timeline (EVENT-26, EVENT-27); inside one rank the date decides. */
export const eventRanks = Object.fromEntries(eventTypes.map((type) => [type, eventSpecs[type].rank])) as Readonly<
  Record<EventType, number>
>;

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

interface Dated {
  readonly type: EventType;
  /** 8 characters, `?` for each unknown digit. */
  readonly start: string;
}

/**
 * The events of a life as it was lived, for stories and kiosks, where a reader follows the years: by date, with unknown
 * parts last within their year. A birth comes first and nobody is remembered before they died, whatever is known of the
 * days. An event without a year stands where the order of the documents puts its kind: before the first later kind, or,
 * from death on, after the last earlier one.
 *
 * @param events of one person, in the order of the documents (`compareEvents`), which decides within a day.
 */
export function chronological<Event extends Dated>(events: readonly Event[]): Event[] {
  const isDated = ({ type, start }: Event) => type === 'born' || !start.startsWith('????');
  const death = events.find((event) => event.type === 'died' && isDated(event))?.start ?? '';
  const dayOf = ({ type, start }: Event) =>
    type === 'born' ? '' : type === 'memorated' && start < death ? death : start;
  // The sort is stable, so events of one day keep the order that they came in.
  const life = events.filter(isDated).sort((a, b) => compareText(dayOf(a), dayOf(b)));
  for (const event of events.filter((each) => !isDated(each))) {
    const rank = eventRanks[event.type];
    const later = life.findIndex(({ type }) => eventRanks[type] > rank);
    const afterEarlier = life.findLastIndex(({ type }) => eventRanks[type] <= rank) + 1;
    const at = rank >= eventRanks.died ? afterEarlier : later < 0 ? life.length : later;
    life.splice(at, 0, event);
  }
  return life;
}

/** What a person page has as headings over the order of the documents. */
export const lifeParts = ['life', 'service', 'death', 'further'] as const;
export type LifePart = (typeof lifeParts)[number];

/** Under which heading a kind of event stands: `death` also holds remembrance, `further` what the documents put behind both. */
export function lifePartOf(type: EventType): LifePart {
  const rank = eventRanks[type];
  if (rank < eventRanks.military) return 'life';
  if (rank < eventRanks.died) return 'service';
  return rank <= eventRanks.memorated ? 'death' : 'further';
}
