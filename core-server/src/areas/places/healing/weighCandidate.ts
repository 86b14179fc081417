import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import { placeLevels } from '@salient/shared/areas/places/placeTypes.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Likeness } from '../lookup/findKnownSpots.ts';

/** An area that a waiting place states, and where settlements of that name lie: a district is named after its town. */
export interface StatedArea {
  readonly text: string;
  readonly middles: readonly Location[];
}

/** A candidate before it is weighed. */
export type Spot = Omit<PlaceCandidate, 'reasons' | 'score'> & {
  readonly likeness: Likeness;
  readonly name: string;
  readonly population: number;
};

const weightOf: Readonly<Record<Likeness, number>> = {
  same_name: 50,
  historic_name: 48,
  old_spelling: 40,
  similar_name: 20,
};

/** So near to the middle of a stated area a place may lie in it, in kilometres. */
export const nearKm = 25;

/** Says why a spot may be a place, and how likely that makes it beside others. */
export function weighCandidate(
  place: Readonly<PlaceDraft>,
  areas: readonly StatedArea[],
  { likeness, name, population, ...spot }: Spot,
): PlaceCandidate {
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
  return { ...spot, reasons, score: Math.round(score * 10) / 10 };
}

/** The name of an area that both state. */
function sharedArea(place: Readonly<PlaceDraft>, { match, place: own }: Pick<Spot, 'match' | 'place'>): string | null {
  const known = new Set(
    [match.address, ...Object.values(own?.languages ?? {})].flatMap((names) => areasOf(names)).map(normalizeText),
  );
  const stated = Object.values(place.languages).flatMap((names) => areasOf(names ?? {}));
  return stated.find((area) => known.has(normalizeText(area))) ?? null;
}

type Areas = Partial<Record<(typeof placeLevels)[number], string | undefined>>;

/** Names of the areas that something lies in, its country apart. */
export const areasOf = (names: Areas): string[] =>
  placeLevels.flatMap((level) => (level !== 'country' && names[level] ? [names[level]] : []));

function nearestArea(areas: readonly StatedArea[], { match: { location } }: Pick<Spot, 'match'>) {
  const [lat, lon] = location;
  const all = areas.flatMap(({ text, middles }) =>
    middles.map((middle) => ({ text, km: Math.round(distanceBetween(middle, { lat, lon }) / 100) / 10 })),
  );
  return all.sort((a, b) => a.km - b.km)[0];
}

/**
 * The candidate that a place is without doubt: name and country agree, an area that is stated too, and no other one does.
 *
 * @returns `several` when there is something for a person to choose from, null when nothing bears the name.
 */
export function sureCandidate(
  place: Readonly<PlaceDraft>,
  candidates: readonly PlaceCandidate[],
): PlaceCandidate | 'several' | null {
  const bearing = candidates.filter(({ reasons }) =>
    reasons.some(({ code }) => code !== 'similar_name' && code in bears),
  );
  const statesArea = Object.values(place.languages).some((names) => areasOf(names ?? {}).length > 0);
  const agreeing = bearing.filter(({ reasons }) => {
    const has = (code: string) => reasons.some((reason) => reason.code === code);
    const near = reasons.find(({ code }) => code === 'near');
    const isInArea = has('same_area') || (near?.km !== undefined && near.km <= nearKm);
    if (!has('same_name') && !has('historic_name')) return false;
    if (!has('same_country')) return false;
    return statesArea ? isInArea : !place.country_guessed;
  });
  const [only, ...others] = agreeing;
  // What the museum has already is merged by a person, never by itself.
  if (only && others.length === 0 && only.origin !== 'place') return only;
  return bearing.length > 0 ? 'several' : null;
}

const bears: Readonly<Record<string, true>> = { same_name: true, historic_name: true, old_spelling: true };
