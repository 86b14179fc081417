import type { CountryFacts } from '@salient/shared/areas/places/placeCountry.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { Names, PlaceDraft } from '../../records/records.ts';
import type { KnownPlace } from './KnownPlace.ts';
import { type Level, levels } from './languagesOf.ts';

/** A country, an area of one, or a settlement or spot: things of different classes never are the same place. */
const classOf = (type: PlaceType) =>
  type === 'country' ? 'country' : type.startsWith('administrative') ? 'area' : 'settlement';

/** Names as they compare. */
export const keysOf = (names: Names): Set<string> =>
  new Set(
    Object.values(names)
      .map(normalizeText)
      .filter((key) => key !== ''),
  );

const areaKeys = (draft: PlaceDraft): Areas => ({
  area1: keysOf(draft.area1),
  area2: keysOf(draft.area2),
  locality: keysOf(draft.locality),
});

/** False when both are certain of different countries, or when the guess cannot be mended as staff worked on the place. */
export function canBeIn(place: KnownPlace, { country_code, country_guessed }: CountryFacts): boolean {
  if (country_code === null || place.country_code === null || country_code === place.country_code) return true;
  return place.country_guessed ? place.isOwn || country_guessed === true : country_guessed === true;
}

/** Whether a place is known to lie in an area: by the name of the area and its country, or in a country by that. */
export function liesIn(place: KnownPlace, area: KnownPlace): boolean {
  if (place.country_code === null || place.country_code !== area.country_code) return false;
  if (area.type === 'country') return place.type !== 'country' && !place.country_guessed;
  if (classOf(area.type) !== 'area') return false;
  const level = area.type === 'administrative_area_level_1' ? 'area1' : 'area2';
  return area.keys.some((key) => place.areas[level].has(key));
}

/** Number of areas that both name alike; -1 when they differ in one. */
function agreedLevels(place: KnownPlace, areas: Areas): number {
  let agreed = 0;
  for (const level of levels) {
    if (areas[level].size === 0 || place.areas[level].size === 0) continue;
    if (!shareOne(areas[level], place.areas[level])) return -1;
    agreed++;
  }
  return agreed;
}

/** So many areas must agree before a place may be the same in spite of a country that is guessed or not known. */
const leastAgreed = ({ type }: PlaceDraft) => (classOf(type) === 'area' ? 1 : 2);

type Areas = Readonly<Record<Level, ReadonlySet<string>>>;
const shareOne = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((key) => b.has(key));

/** -1 when the place cannot be the one; else 100 for each area that both name, and a little for closer names and types. */
function fitness(place: KnownPlace, draft: PlaceDraft, areas: Areas, names: ReadonlySet<string>): number {
  if (classOf(place.type) !== classOf(draft.type)) return -1;
  let agreed = 0;
  for (const level of levels) {
    const said = areas[level].size > 0;
    const known = place.areas[level].size > 0;
    // The St. Peter of no district is not the one of any district.
    if (place.isUnresolved && level !== 'locality' && said !== known) return -1;
    if (!said || !known) continue;
    if (!shareOne(areas[level], place.areas[level])) return -1;
    agreed++;
  }
  // Borders moved: where land and district are the same, a guess of the country of today may be wrong. What is stated is not.
  const sameCountry = draft.country_code === null || draft.country_code === place.country_code;
  if (!sameCountry && (!canBeIn(place, draft) || agreed < leastAgreed(draft))) return -1;
  const primary = names.has(place.keys[0] ?? '') ? 2 : 0;
  return agreed * 100 + (sameCountry ? 10 : 0) + primary + (place.type === draft.type ? 1 : 0);
}

/** The one known place that fits best; null for none, `several` when more than one fits equally well. */
export function bestOf(candidates: Iterable<KnownPlace>, draft: PlaceDraft): string | 'several' | null {
  const names = keysOf(draft.names);
  const areas = areaKeys(draft);
  let best: KnownPlace[] = [];
  let highest = -1;
  for (const place of candidates) {
    const score = fitness(place, draft, areas, names);
    if (score > highest) {
      best = [place];
      highest = score;
    } else if (score === highest && score >= 0) best.push(place);
  }
  if (best.length <= 1) return best[0]?.id ?? null;
  // The source says in which area; none of the known ones is there for certain: it is another place.
  const saysArea = levels.some((level) => areas[level].size > 0);
  return saysArea && highest < 100 ? null : 'several';
}

/**
 * Whether a known place that shares a name with a row of a list of places is the one of that row: the same name in a language,
 * of the same type, in the same country and areas. One that was made for want of better may know less of its areas.
 */
export function isSame(place: KnownPlace, draft: PlaceDraft): boolean {
  const areas = areaKeys(draft);
  return (
    place.type === draft.type &&
    (place.country_code === draft.country_code ||
      (canBeIn(place, draft) && agreedLevels(place, areas) >= leastAgreed(draft))) &&
    Object.entries(draft.names).some(([language, name]) =>
      place.isUnresolved
        ? Object.values(place.names).includes(normalizeText(name))
        : place.names[language as Language] === normalizeText(name),
    ) &&
    levels.every((level) => {
      const [own, other] = [areas[level], place.areas[level]];
      if (own.size > 0 && other.size > 0) return shareOne(own, other);
      return own.size === other.size || place.isUnresolved;
    })
  );
}

/** Whether a place of the name would be the one but for its country. */
export const isSameAbroad = (place: KnownPlace, draft: PlaceDraft): boolean =>
  !canBeIn(place, draft) && agreedLevels(place, areaKeys(draft)) >= leastAgreed(draft);
