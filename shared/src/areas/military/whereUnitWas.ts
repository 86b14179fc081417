import type { MilitaryHistory } from './militaryHistory.ts';
import { type Period, periodOf, sharedPeriod } from './periodOf.ts';

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
  return staysOf({ unitId, period: periodOf(dates), by: 'own', above: [] }, historyOf);
}

interface Visit {
  readonly unitId: string;
  readonly period: Period;
  readonly by: StayKind;
  /** The units between it and the one that is asked for: a circle leads nowhere. */
  readonly above: readonly string[];
}

function staysOf<Event extends PlacedHistory>(visit: Visit, historyOf: HistoryOf<Event>): UnitStay<Event>[] {
  const { unitId, period, by, above } = visit;
  if (above.includes(unitId)) return [];
  const history = historyOf(unitId);
  const own = tracksIn(history, period);
  if (own.length > 0) return own.map((track) => ({ track, by, unitId }));
  for (const kind of ['attached', 'structure'] as const) {
    const inherited = history.flatMap((event) => {
      const shared = event.type === kind ? sharedPeriod(period, periodOf(event)) : null;
      if (!shared || event.entity_id === null) return [];
      const next = { unitId: event.entity_id, period: shared, by: by === 'own' ? kind : by };
      return staysOf({ ...next, above: [...above, unitId] }, historyOf);
    });
    if (inherited.length > 0) return inDateOrder(inherited);
  }
  return [];
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
function inDateOrder<Event extends PlacedHistory>(stays: readonly UnitStay<Event>[]): UnitStay<Event>[] {
  return [...new Map(stays.map((stay) => [stay.track, stay])).values()].sort((a, b) => byDate(a.track, b.track));
}
