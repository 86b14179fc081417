import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { distanceBetween, inKilometres } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Likeness } from '../lookup/findKnownSpots.ts';
import type { LikelyCountries } from './likelyCountries.ts';
import { areasOf, isArea, type StatedArea } from './statedAreas.ts';

/** A candidate before it is weighed. */
export type Spot = Omit<PlaceCandidate, 'reasons' | 'score' | 'is_doubtful'> & {
  readonly likeness: Likeness;
  readonly name: string;
  readonly population: number;
};

/** A candidate with what it was weighed by. */
export interface WeighedSpot {
  readonly spot: Spot;
  readonly candidate: PlaceCandidate;
}

const weightOf: Readonly<Record<Likeness, number>> = {
  same_name: 50,
  historic_name: 48,
  old_spelling: 40,
  similar_name: 20,
};

/**
 * The museum's own place outweighs the same settlement in the gazetteer, however many people live there, but no area that a
 * list states.
 */
const ownPlace = 20;

/** So near to the middle of a stated area a place may lie in it, in kilometres. */
export const nearKm = 25;

/** Says why a spot may be a place, and how likely that makes it beside others. */
export function weighCandidate(
  place: Readonly<PlaceDraft>,
  areas: readonly StatedArea[],
  spot: Spot,
  likely: LikelyCountries | null = null,
): WeighedSpot {
  const { likeness, name, population, ...found } = spot;
  const reasons: PlaceCandidate['reasons'] = [{ code: likeness, text: name }];
  let score = weightOf[likeness] + Math.log10(population + 1) * 1.5 + (spot.origin === 'place' ? ownPlace : 0);
  const { country_code } = spot.match.address;
  let isElsewhere = false;
  if (place.country_code !== null && country_code !== '') {
    const isSame = place.country_code === country_code;
    reasons.push({ code: isSame ? 'same_country' : 'other_country', text: country_code });
    if (isSame) score += 20;
    else score -= place.country_guessed ? 8 : 25;
    isElsewhere = !isSame;
  } else if (likely && country_code !== '' && !likely.codes.has(country_code)) {
    reasons.push({
      code: likely.area === null ? 'country_unlike_list' : 'country_unlike_area',
      text: likely.area ?? '',
    });
    score -= 8;
    isElsewhere = true;
  }
  const isOtherType = areOfOtherLevels(place, spot);
  if (isOtherType) reasons.push({ code: 'other_type', text: spot.match.type });
  const shared = sharedArea(place, spot);
  if (shared) {
    reasons.push({ code: 'same_area', text: shared });
    score += 15;
  }
  const near = nearestArea(areas, spot);
  if (near) {
    score += near.km <= 10 ? 18 : near.km <= nearKm ? 12 : near.km <= 50 ? 5 : -15;
    if (near.km <= 100) reasons.push({ code: 'near', ...near });
  }
  // What was only taken for likely is outweighed by an area that a list states.
  const isMended =
    (place.country_code === null || place.country_guessed) && (shared !== null || (near?.km ?? nearKm) < nearKm);
  const is_doubtful = isOtherType || (isElsewhere && !isMended);
  return { spot, candidate: { ...found, reasons, score: Math.round(score * 10) / 10, is_doubtful } };
}

/** The likeliest first; what contradicts what is known of the place stands behind all else. */
export const inOrder = (a: WeighedSpot, b: WeighedSpot): number =>
  Number(a.candidate.is_doubtful) - Number(b.candidate.is_doubtful) || b.candidate.score - a.candidate.score;

const levelOf: Readonly<Partial<Record<PlaceType, string>>> = {
  country: 'country',
  administrative_area_level_1: 'area 1',
  administrative_area_level_2: 'area 2',
  locality: 'settlement',
  sublocality: 'part',
  neighborhood: 'part',
};

/**
 * Whether one is a district, say, and the other its town. What no list of the museum has tells parts of settlements from
 * settlements badly, and taking it over changes no type of a settlement.
 */
function areOfOtherLevels({ type }: Readonly<PlaceDraft>, { match, place: own }: Spot): boolean {
  const [stated, found] = [levelOf[type], levelOf[match.type]];
  if (stated === undefined || found === undefined || stated === found) return false;
  // Lists call a village a settlement that is a part of a greater one today; what they call a part is not all of it.
  if (stated === 'settlement' && found === 'part') return false;
  return own !== null || isArea(type) || isArea(match.type);
}

/** The name of an area that both state. */
export function sharedArea(
  place: Readonly<PlaceDraft>,
  { match, place: own }: Pick<Spot, 'match' | 'place'>,
): string | null {
  const known = new Set(
    [match.address, ...Object.values(own?.languages ?? {})].flatMap((names) => areasOf(names)).map(normalizeText),
  );
  const stated = Object.values(place.languages).flatMap((names) => areasOf(names ?? {}));
  return stated.find((area) => known.has(normalizeText(area))) ?? null;
}

function nearestArea(areas: readonly StatedArea[], { match: { location } }: Pick<Spot, 'match'>) {
  const [lat, lon] = location;
  const all = areas.flatMap(({ text, middles }) =>
    middles.map((middle) => ({ text, km: inKilometres(distanceBetween(middle, { lat, lon })) })),
  );
  return all.sort((a, b) => a.km - b.km)[0];
}
