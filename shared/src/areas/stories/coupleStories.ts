import { distanceBetween, inKilometres } from '../../lib/map/distance.ts';
import type { StoryTag } from './storyTypes.ts';

/** Places this far apart count as shared (STORY-19). */
export const sharedWithinKm = 5;

export interface QualifyingPlace {
  readonly id: string;
  /** WGS84 decimal degrees; null where the place is not located. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** What a story offers for automatic links. */
export interface StoryFacts {
  readonly id: string;
  readonly tags: readonly StoryTag[];
  /** Places of the events that were selected, each once. */
  readonly places: readonly QualifyingPlace[];
  /** Day of death, `yyyymmdd`; null when it does not count or is not wholly known. */
  readonly died: string | null;
}

/** One thing that two stories share; places by id, the first one's before the other's. */
export type SharedThing =
  | { readonly kind: 'tag'; readonly tag: StoryTag }
  | { readonly kind: 'place'; readonly place: string; readonly other: string; readonly km: number }
  | { readonly kind: 'died'; readonly date: string };

/**
 * What two stories share: themes, places (the same, or within 5 km) and the day of death where both count it. Their
 * number ranks automatic links. The same from either side, but for the order of the places; each place counts once, with
 * the nearest one that is still free.
 */
export function coupleStories(a: StoryFacts, b: StoryFacts): SharedThing[] {
  const tags = a.tags.filter((tag) => b.tags.includes(tag)).map((tag): SharedThing => ({ kind: 'tag', tag }));
  const died: SharedThing[] = a.died !== null && a.died === b.died ? [{ kind: 'died', date: a.died }] : [];
  return [...died, ...sharedPlaces(a.places, b.places), ...tags];
}

function sharedPlaces(a: readonly QualifyingPlace[], b: readonly QualifyingPlace[]): SharedThing[] {
  const pairs = a.flatMap((place) =>
    b.flatMap((other) => {
      const km = kilometresBetween(place, other);
      return km <= sharedWithinKm ? [{ place: place.id, other: other.id, km }] : [];
    }),
  );
  const key = ({ place, other }: { place: string; other: string }) => [place, other].sort().join();
  pairs.sort((one, two) => one.km - two.km || (key(one) < key(two) ? -1 : 1));
  const taken = { a: new Set<string>(), b: new Set<string>() };
  return pairs.flatMap(({ place, other, km }): SharedThing[] => {
    if (taken.a.has(place) || taken.b.has(other)) return [];
    taken.a.add(place);
    taken.b.add(other);
    return [{ kind: 'place', place, other, km: inKilometres(km * 1000) }];
  });
}

/** Over the ground; nothing for the same place, infinitely far for one that nobody has located. */
export function kilometresBetween(a: QualifyingPlace, b: QualifyingPlace): number {
  if (a.id === b.id) return 0;
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) return Number.POSITIVE_INFINITY;
  // A degree of latitude has 111 km: most pairs are far apart, and need no trigonometry.
  if (Math.abs(a.lat - b.lat) > sharedWithinKm / 100) return Number.POSITIVE_INFINITY;
  return distanceBetween({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) / 1000;
}

/** The same things seen from the other story. */
export const fromOtherSide = (shared: readonly SharedThing[]): SharedThing[] =>
  shared.map((thing) => (thing.kind === 'place' ? { ...thing, place: thing.other, other: thing.place } : thing));
