import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { otherNames } from '@salient/shared/areas/places/historicNames.ts';
import type { LookupService } from '@salient/shared/areas/places/placeErrors.ts';
import type { PlaceCandidate } from '@salient/shared/areas/places/placeHealing.ts';
import type { LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import type { ServiceFailure } from '@salient/shared/lib/contract/serviceFailures.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { type AskedNames, askedNames } from '../lookup/askedNames.ts';
import { gazetteerMatch, ownMatch } from '../lookup/builtInLookup.ts';
import { findGazetteerSpots, findOwnSpots, findSimilarSpots, type KnownSpot } from '../lookup/findKnownSpots.ts';
import type { GazetteerPlaceEntity } from '../lookup/GazetteerPlaceEntity.ts';
import { namesOfPlace } from '../namesOfPlace.ts';
import type { PlaceEntity } from '../PlaceEntity.ts';
import { placeDraftOf } from '../placeDraft.ts';
import { presentPlace } from '../presentPlace.ts';
import { findLands } from './findLands.ts';
import { LookupMemory } from './LookupMemory.ts';
import { findLikelyCountries } from './likelyCountries.ts';
import { findStatedAreas, isArea, mayNameArea, type StatedArea } from './statedAreas.ts';
import { isAbroad } from './sureCandidate.ts';
import { inOrder, type Spot, type WeighedSpot, weighCandidate } from './weighCandidate.ts';

export interface Candidates {
  readonly weighed: readonly WeighedSpot[];
  /** The areas that the place states. */
  readonly stated: readonly StatedArea[];
  readonly failed: readonly { readonly service: LookupService; readonly reason: ServiceFailure }[];
}

interface Options {
  /** Also what is only called nearly so, for a person to judge. */
  readonly withSimilar: boolean;
  readonly memory?: LookupMemory;
}

/** What a place may be: of the museum's own places, lands, the built-in gazetteer and the services, the likeliest first. */
export async function findCandidates(
  db: EntityManager,
  services: Pick<Services, 'placeLookups' | 'log' | 'hooks'>,
  place: PlaceEntity,
  { withSimilar, memory = new LookupMemory() }: Options,
): Promise<Candidates> {
  const draft = placeDraftOf(place);
  const asked = askedNames([
    ...Object.values(namesOfPlace(place)),
    ...Object.values(place.further_languages),
    ...place.alternative_names,
  ]);
  const isLand = isArea(place.type);
  const own = (await findOwnSpots(db, asked)).filter(({ stored }) => stored.id !== place.id);
  const spots: Spot[] = [...own.map(spotOfOwn), ...(await findLands(db, asked, memory))];
  if (!isLand || spots.length === 0) {
    const known = await findGazetteerSpots(db, asked);
    spots.push(...known.filter(({ stored }) => mayBeAsked(place.type, stored)).map(spotOfGazetteer));
  }
  const { found, failed } = await askServices(services, draft, asked);
  spots.push(...found);
  if (withSimilar && spots.length < 3 && !isLand) {
    const similar = await findSimilarSpots(db, asked, place.country_code);
    const others = similar.own.filter(({ stored }) => stored.id !== place.id);
    spots.push(...others.map(spotOfOwn), ...similar.gazetteer.map(spotOfGazetteer));
  }
  const stated = await findStatedAreas(db, draft, memory);
  const likely = withSimilar ? await findLikelyCountries(db, services, { id: place.id, draft, stated }) : null;
  const weighed = spots.map((spot) => weighCandidate(draft, stated, spot, likely)).sort(inOrder);
  return { weighed: withoutDoubles(withoutLookalikesAbroad(draft, weighed)), stated, failed };
}

/** An area is no settlement that merely bears its name. */
const mayBeAsked = (type: PlaceType, stored: GazetteerPlaceEntity): boolean =>
  type === 'administrative_area_level_1' || type === 'administrative_area_level_2'
    ? mayNameArea(type, stored)
    : type !== 'country';

/** What is only spelled like the name and lies in another country than the stated one is shown where there is nothing else. */
function withoutLookalikesAbroad(place: Readonly<PlaceDraft>, weighed: readonly WeighedSpot[]): WeighedSpot[] {
  const better = weighed.filter(
    ({ spot }) => spot.likeness === 'same_name' || spot.likeness === 'historic_name' || !isAbroad(place, spot),
  );
  return better.length > 0 ? better : [...weighed];
}

const spotOfOwn = ({ stored, likeness, name }: KnownSpot<PlaceEntity>): Spot => ({
  ...{ origin: 'place', place: presentPlace(stored), likeness, name, population: 0 },
  names: namesOfPlace(stored),
  match: ownMatch(stored as PlaceEntity & { lat: number; lon: number }, { language: 'nl', name }),
});

const spotOfGazetteer = ({ stored, likeness, name }: KnownSpot<GazetteerPlaceEntity>): Spot => ({
  ...{ origin: 'gazetteer', place: null, likeness, name, population: stored.population, names: {} },
  match: gazetteerMatch(stored, { language: 'nl' }),
});

/**
 * Two that lie next to each other are one, and the better one stays: the museum's own place, as what others know of that spot
 * would make a second one of it. Of the museum's own places each is its own.
 */
function withoutDoubles(weighed: readonly WeighedSpot[]): WeighedSpot[] {
  const own = weighed.filter(({ candidate }) => candidate.place !== null);
  const kept: WeighedSpot[] = [];
  for (const each of weighed) {
    const others = each.candidate.place === null ? [...own, ...kept] : kept;
    if (!others.some((other) => isSame(other.candidate, each.candidate))) kept.push(each);
  }
  return kept;
}

function isSame(a: PlaceCandidate, b: PlaceCandidate): boolean {
  if (a.place && b.place) return a.place.id === b.place.id;
  if (a.origin === 'land' || b.origin === 'land') return false;
  const [one, other] = [locationOf(a), locationOf(b)];
  const isCalledSo = normalizeText(a.match.name) === normalizeText(b.match.name);
  return distanceBetween(one, other) < (isCalledSo ? 5_000 : 1_000);
}

const locationOf = ({ match: { location } }: PlaceCandidate) => ({ lat: location[0], lon: location[1] });

/** What services outside the museum answer to the first name of a place. */
async function askServices(
  { placeLookups, log }: Pick<Services, 'placeLookups' | 'log'>,
  place: Readonly<PlaceDraft>,
  { keys }: AskedNames,
): Promise<{ found: Spot[]; failed: Candidates['failed'] }> {
  const found: Spot[] = [];
  const failed: { service: LookupService; reason: ServiceFailure }[] = [];
  const [language, names] = Object.entries(place.languages).find(([, each]) => each?.name) ?? ['nl', undefined];
  for (const service of ['maps', 'gazetteer'] as const) {
    if (placeLookups[service].isBuiltIn || !names?.name) continue;
    const question = { name: names.name, country: place.country_code ?? '', language: language as 'nl' };
    try {
      const matches = await placeLookups[service].find(question);
      found.push(...matches.map((match) => spotOfService(service, match, keys, language)));
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      log.warn({ service, reason: error.reason, detail: error.message }, 'a look-up failed');
      failed.push({ service, reason: error.reason });
    }
  }
  return { found, failed };
}

function spotOfService(service: LookupService, match: LookupMatch, keys: ReadonlySet<string>, language: string): Spot {
  const key = normalizeText(match.name);
  const isHistoric = [...keys].some((asked) => otherNames(asked).includes(key));
  return {
    origin: service === 'maps' ? 'maps_service' : 'gazetteer_service',
    ...{ place: null, match, names: { [language]: match.name }, name: match.name, population: 0 },
    likeness: keys.has(key) ? 'same_name' : isHistoric ? 'historic_name' : 'similar_name',
  };
}
