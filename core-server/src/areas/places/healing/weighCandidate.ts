import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Likeness } from '../lookup/findKnownSpots.ts';
import { areasOf, type StatedArea } from './statedAreas.ts';

/** A candidate before it is weighed. */
export type Spot = Omit<PlaceCandidate, 'reasons' | 'score'> & {
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

/** So near to the middle of a stated area a place may lie in it, in kilometres. */
export const nearKm = 25;

/** Says why a spot may be a place, and how likely that makes it beside others. */
export function weighCandidate(place: Readonly<PlaceDraft>, areas: readonly StatedArea[], spot: Spot): WeighedSpot {
  const { likeness, name, population, ...found } = spot;
  const reasons: PlaceCandidate['reasons'] = [{ code: likeness, text: name }];
  let score = weightOf[likeness] + Math.log10(population + 1) * 1.5 + (spot.origin === 'place' ? 6 : 0);
  const { country_code } = spot.match.address;
  if (place.country_code !== null && country_code !== '') {
    const isSame = place.country_code === country_code;
    reasons.push({ code: isSame ? 'same_country' : 'other_country', text: country_code });
    if (isSame) score += 20;
    else score -= place.country_guessed ? 8 : 25;
  }
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
  return { spot, candidate: { ...found, reasons, score: Math.round(score * 10) / 10 } };
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
    middles.map((middle) => ({ text, km: Math.round(distanceBetween(middle, { lat, lon }) / 100) / 10 })),
  );
  return all.sort((a, b) => a.km - b.km)[0];
}
