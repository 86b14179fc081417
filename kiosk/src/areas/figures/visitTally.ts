import {
  type Ending,
  hourOf,
  type KioskCount,
  type KioskScreen,
  type SearchOutcome,
  stayOf,
} from '@salient/shared/areas/figures/useCount.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { SearchSeen } from '../search/searchSeen.ts';
import type { StorySeen } from '../stories/storySeen.ts';

/** What a visitor did, as far as it is counted. */
export type TallyEvent =
  /** `at` in milliseconds of a clock that only goes on. */
  | { readonly type: 'touch'; readonly at: number; readonly now: Date }
  | { readonly type: 'screen'; readonly screen: KioskScreen }
  | StorySeen
  | SearchSeen;

/** One visit while it lasts. It lives in memory alone, and is taken apart into sums when the visit ends. */
export interface VisitTally {
  readonly began: { readonly at: number; readonly now: Date } | null;
  readonly lastTouch: number;
  /** The newest screen; a code that stands on it counts as taken along. */
  readonly ending: 'idle' | 'code';
  /** What happened at least once, by a key that names it. */
  readonly things: ReadonlyMap<string, Tallied>;
  readonly searches: readonly SearchOutcome[];
}

type Tallied = Exclude<TallyEvent, { type: 'touch' | 'searched' }>;

export const noVisit: VisitTally = { began: null, lastTouch: 0, ending: 'idle', things: new Map(), searches: [] };

/** Nothing counts before the first touch: a kiosk that shows a story to nobody has no visitor. */
export function tally(visit: VisitTally, event: TallyEvent): VisitTally {
  if (event.type === 'touch') {
    const { at, now } = event;
    return { ...visit, began: visit.began ?? { at, now }, lastTouch: at };
  }
  if (!visit.began) return visit;
  if (event.type === 'searched') return { ...visit, searches: [...visit.searches, event.value] };
  const ending = event.type === 'code_shown' ? 'code' : event.type === 'screen' ? 'idle' : visit.ending;
  return { ...visit, ending, things: new Map(visit.things).set(keyOf(event), event) };
}

const keyOf = (event: Tallied) =>
  event.type === 'screen'
    ? `screen ${event.screen}`
    : `${event.type} ${event.record} ${'value' in event ? event.value : ''}`;

/**
 * The sums that a visit adds to those of its hour: each fact by itself.
 *
 * @param wentHome whether somebody ended it by going back to the start.
 * @param left language and version that were chosen last.
 */
export function countsOf(
  { began, lastTouch, ending, things, searches }: VisitTally,
  wentHome: boolean,
  left: { readonly language: Language; readonly version: StoryVersion },
): KioskCount[] {
  if (!began) return [];
  const sum = { hour: hourOf(began.now).toISOString(), count: 1 };
  const ended: Ending = ending === 'code' ? 'code' : wentHome ? 'home' : 'idle';
  return [
    { ...sum, what: 'visits', language: left.language, version: left.version },
    { ...sum, what: 'stays', value: stayOf((lastTouch - began.at) / 1000) },
    { ...sum, what: 'endings', value: ended },
    ...searches.map((value): KioskCount => ({ ...sum, what: 'searches', value })),
    ...[...things.values()].map((thing): KioskCount => {
      if (thing.type === 'screen') return { ...sum, what: 'screens', value: thing.screen };
      const { record, language, version } = thing;
      const story = { ...sum, record, language, version };
      if (thing.type === 'code_shown') return { ...story, what: 'codes_shown', value: thing.value };
      return { ...story, what: thing.type === 'story_read' ? 'stories_read' : 'stories_opened' };
    }),
  ];
}
