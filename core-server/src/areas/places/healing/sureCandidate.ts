import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { isArea, oneMiddle, type StatedArea } from './statedAreas.ts';
import { nearKm, type Spot, sharedArea, type WeighedSpot } from './weighCandidate.ts';

/** What is known of the areas around a place. */
export interface KnownAreas {
  readonly stated: readonly StatedArea[];
  /** The middles of all districts that places of the museum state in its country. */
  readonly neighbours: readonly Location[];
}

/**
 * The candidate that a place is without doubt, as the look-up of all takes it without a person: a wrong place on a dead person
 * is worse than one more question. The built-in gazetteer does not know villages below 1,000 inhabitants, so that a name which
 * it has once says little by itself. What is taken
 *
 * - bears the name, or another one of history, and lies in the country that is stated;
 * - is an area when the place is one, and a settlement when it is one: Nord is no village of that name;
 * - lies in the area that is stated: it shares it, or lies within it (see `liesIn`). A guessed country needs that too;
 * - is no `Sankt Peter`, unless that is the seat of the area itself;
 * - where a country alone is stated, is a town that needs no more to be known by: a list says `Sutton` of a hamlet too;
 * - has no rival: nothing else that bears the name, if only in another spelling, may lie there as well.
 *
 * What the museum has already is merged by a person, never by itself.
 *
 * @returns `several` when there is something for a person to choose from, null when nothing bears the name.
 */
export function sureCandidate(
  place: Readonly<PlaceDraft>,
  weighed: readonly WeighedSpot[],
  areas: KnownAreas,
): WeighedSpot | 'several' | null {
  const bearing = weighed.filter(({ spot }) => bearsName(place, spot));
  const possible = bearing.filter(({ spot }) => mayBe(place, areas, spot));
  const [only, ...rivals] = possible;
  if (only && rivals.length === 0 && only.spot.origin !== 'place' && isProven(place, areas, only.spot)) return only;
  return bearing.length > 0 ? 'several' : null;
}

/** A name that is like it in spelling only says nothing in a country that the list excludes. */
function bearsName(place: Readonly<PlaceDraft>, spot: Spot): boolean {
  if (spot.likeness === 'similar_name') return false;
  return spot.likeness !== 'old_spelling' || !isAbroad(place, spot);
}

/** Whether a spot lies in another country than the one that a list states. */
export const isAbroad = ({ country_code, country_guessed }: Readonly<PlaceDraft>, { match }: Pick<Spot, 'match'>) =>
  country_code !== null &&
  !country_guessed &&
  match.address.country_code !== '' &&
  match.address.country_code !== country_code;

/** So far from the middle of the stated area something of the same name may still be meant, in kilometres. */
const farKm = 2 * nearKm;

/** Whether nothing that is stated speaks against a spot. */
function mayBe(place: Readonly<PlaceDraft>, { stated }: KnownAreas, spot: Spot): boolean {
  if (place.country_code !== null && spot.match.address.country_code !== place.country_code) return false;
  const middles = stated.flatMap(({ middles }) => middles);
  return middles.length === 0 || sharedArea(place, spot) !== null || nearest(middles, spot) <= farKm * 1000;
}

/** A town of so many inhabitants is known by its name and country alone. */
const knownTown = 10_000;

function isProven(place: Readonly<PlaceDraft>, areas: KnownAreas, spot: Spot): boolean {
  const { likeness, origin, population, match } = spot;
  if (likeness !== 'same_name' && likeness !== 'historic_name') return false;
  if (place.country_code === null) return false;
  if (place.type !== 'unknown' && isArea(place.type) !== isArea(match.type)) return false;
  if (isSaintAlone(place)) {
    return areas.stated.some(({ middles }) => middles.length === 1 && nearest(middles, spot) <= oneMiddle);
  }
  if (areas.stated.length > 0) {
    return sharedArea(place, spot) !== null || areas.stated.some((area) => liesIn(area, areas.neighbours, spot));
  }
  // The place-name service knows the villages too.
  return !place.country_guessed && (population >= knownTown || origin === 'land' || origin === 'gazetteer_service');
}

/** A saint and nothing else: each district has several villages of that name. */
function isSaintAlone({ languages, alternative_names }: Readonly<PlaceDraft>): boolean {
  const names = [...Object.values(languages).flatMap((each) => each?.name ?? []), ...alternative_names];
  return names.every((name) => saintAlone.test(normalizeText(name)));
}

const saintAlone = /^(?:saint|sainte|sankt|sint|st|ste|sveti|sveta|sv)[. -]+\p{L}+$/u;

/** Around a locality, rather than a district, in kilometres. */
const localKm = 10;
/** A market town of so many inhabitants is hardly meant less than a hamlet of its name. */
const marketTown = 2_500;
/** By how much the middle of the next district has to be further away than that of the stated one, for a village. */
const wellWithin = 1.5;
/**
 * Whether a spot lies in an area of which the seat is known, and not at its borders: near the seat, and nearer than to the seat
 * of any other; a village clearly so. There are two Moravče, one in the district of Stein, which the gazetteer has, and a hamlet
 * in that of Littai: the distance to either town does not tell which is meant. Kamnik is the town of Stein, so that a `Stein` in
 * the district of Laibach is another one. An area of whose name there are two seats says nothing.
 */
function liesIn({ level, middles }: StatedArea, neighbours: readonly Location[], spot: Spot): boolean {
  const [middle, ...others] = middles;
  if (!middle || others.length > 0) return false;
  const away = nearest([middle], spot);
  if (!isArea(level)) return away <= localKm * 1000;
  const next = nearest(
    neighbours.filter((other) => distanceBetween(other, middle) > oneMiddle),
    spot,
  );
  return away <= nearKm * 1000 && away * (spot.population >= marketTown ? 1 : wellWithin) <= next;
}

/** How far the nearest of some places is from a spot, in metres. */
function nearest(places: readonly Location[], { match: { location } }: Pick<Spot, 'match'>): number {
  const [lat, lon] = location;
  return Math.min(...places.map((each) => distanceBetween(each, { lat, lon })));
}
