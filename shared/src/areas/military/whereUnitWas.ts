import { type Period, periodOf, sharedPeriod } from '../../lib/periods/periodOf.ts';
import type { MilitaryHistory } from './militaryHistory.ts';

/** An event of a history as far as it tells where a unit was. */
export type PlacedHistory = Pick<MilitaryHistory, 'type' | 'from_date' | 'to_date' | 'entity_id'>;

/** How it is known where a unit was: by its own tracks, or by those of what it was attached to or part of. */
export const stayKinds = ['own', 'attached', 'structure'] as const;
export type StayKind = (typeof stayKinds)[number];

export interface UnitStay<Event extends PlacedHistory> {
  readonly track: Event;
  readonly by: StayKind;
  /** The unit whose track it is. */
  readonly unitId: string;
}

/** Answers the history of a unit; an empty one where none is known. */
export type HistoryOf<Event extends PlacedHistory> = (unitId: string) => readonly Event[];

const unknownDay = '????????';

/**
 * Where a unit was in the days that two partial dates allow; twice the same date asks for one day, month or year. A unit
 * without a track of its own in those days was where a unit above it was: what it was attached to comes before what it was
 * part of. A track without an end lasts until the next one begins; one without any date says nothing.
 */
export function whereUnitWas<Event extends PlacedHistory>(
  unitId: string,
  dates: { readonly from_date: string; readonly to_date: string },
  historyOf: HistoryOf<Event>,
): UnitStay<Event>[] {
  const period = periodOf(dates);
  const history = historyOf(unitId);
  const own = tracksIn(history, period);
  if (own.length > 0) return own.map((track) => ({ track, by: 'own', unitId }));
  const search: Search<Event> = { historyOf, found: new Map(), open: new Set([unitId]) };
  for (const by of parentKinds) {
    const inherited = tracksOfParents(history, by, period, search);
    if (inherited.length > 0) return inherited.map((found) => ({ ...found, by }));
  }
  return [];
}

/** What a unit was attached to comes before what it was part of. */
const parentKinds = ['attached', 'structure'] as const;

type FoundTrack<Event extends PlacedHistory> = Omit<UnitStay<Event>, 'by'>;

interface Search<Event extends PlacedHistory> {
  readonly historyOf: HistoryOf<Event>;
  /** What was found for a unit in some days: it is asked once, however many ways lead up to it. */
  readonly found: Map<string, readonly FoundTrack<Event>[]>;
  /** The units between the present one and the one that is asked for: a circle leads nowhere. */
  readonly open: Set<string>;
}

/** The tracks of a unit in some days, or else those of the units above it. */
function tracksOf<Event extends PlacedHistory>(
  unitId: string,
  period: Period,
  search: Search<Event>,
): readonly FoundTrack<Event>[] {
  if (search.open.has(unitId)) return [];
  const step = `${unitId} ${period.from} ${period.to}`;
  const known = search.found.get(step);
  if (known) return known;
  const history = search.historyOf(unitId);
  let tracks: readonly FoundTrack<Event>[] = tracksIn(history, period).map((track) => ({ track, unitId }));
  search.open.add(unitId);
  for (const kind of parentKinds) {
    if (tracks.length === 0) tracks = tracksOfParents(history, kind, period, search);
  }
  search.open.delete(unitId);
  search.found.set(step, tracks);
  return tracks;
}

/** The tracks of all that a history says its unit was attached to, or part of, in some days. */
function tracksOfParents<Event extends PlacedHistory>(
  history: readonly Event[],
  kind: (typeof parentKinds)[number],
  period: Period,
  search: Search<Event>,
): readonly FoundTrack<Event>[] {
  const found = history.flatMap((event) => {
    const shared = event.type === kind ? sharedPeriod(period, periodOf(event)) : null;
    return shared && event.entity_id !== null ? tracksOf(event.entity_id, shared, search) : [];
  });
  return inDateOrder(found);
}

/** The tracks that touch a period. */
function tracksIn<Event extends PlacedHistory>(history: readonly Event[], period: Period): Event[] {
  const tracks = history
    .filter(({ type, from_date, to_date }) => type === 'track' && (from_date !== unknownDay || to_date !== unknownDay))
    .sort(byDate);
  return tracks.filter((track, index) => {
    const { from, to } = periodOf(track);
    const next = tracks.slice(index + 1).find(({ from_date }) => from_date !== unknownDay);
    const end = track.to_date === unknownDay && next ? Math.max(from, periodOf(next).from - 1) : to;
    return from <= period.to && end >= period.from;
  });
}

const byDate = (a: PlacedHistory, b: PlacedHistory) => periodOf(a).from - periodOf(b).from || 0;

/** Each track once, by date. */
function inDateOrder<Event extends PlacedHistory>(found: readonly FoundTrack<Event>[]): FoundTrack<Event>[] {
  return [...new Map(found.map((one) => [one.track, one])).values()].sort((a, b) => byDate(a.track, b.track));
}
