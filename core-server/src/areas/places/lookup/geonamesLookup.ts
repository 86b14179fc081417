import type { LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { z } from 'zod';
import { fetchJson, ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { PlaceLookup } from './PlaceLookup.ts';

// The answer of searchJSON, as the public documentation of GeoNames describes it:
// https://www.geonames.org/export/geonames-search.html
/** Numbers come as texts; an empty one is none, not 0. */
const degrees = (limit: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^-?\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().min(-limit).max(limit));
const placeSchema = z.object({
  name: z.string(),
  lat: degrees(90),
  lng: degrees(180),
  countryCode: z.string().default(''),
  countryName: z.string().default(''),
  adminName1: z.string().default(''),
  adminName2: z.string().default(''),
  adminName3: z.string().default(''),
  fcl: z.string().default(''),
  fcode: z.string().default(''),
});
const answerSchema = z.union([
  z.object({ geonames: z.array(placeSchema) }),
  z.object({ status: z.object({ message: z.string() }) }),
]);

interface GazetteerService {
  /** Address of the service, up to its parameters. */
  readonly url: string;
  readonly user: string | undefined;
}

/** Looks names up at a service that speaks the format of GeoNames. */
export const geonamesLookup = ({ url, user }: GazetteerService): PlaceLookup => ({
  async find({ name, country, locality, language }) {
    const address = new URL(url);
    address.searchParams.set('q', locality ? `${name}, ${locality}` : name);
    if (country) address.searchParams.set('country', country);
    address.searchParams.set('lang', language);
    address.searchParams.set('style', 'FULL');
    address.searchParams.set('maxRows', String(lookupLimit + 1));
    if (user) address.searchParams.set('username', user);
    const parsed = answerSchema.safeParse(await fetchJson(address));
    if (!parsed.success) throw new ServiceProblem('unreadable', 'no answer of a gazetteer');
    if ('status' in parsed.data) throw new ServiceProblem('refused', wordsOf(parsed.data.status.message, user));
    return parsed.data.geonames.slice(0, lookupLimit + 1).map(matchOf);
  },
});

/** Why a service refuses, for the log: short, and without the name by which the museum is known there. */
const wordsOf = (message: string, user: string | undefined) =>
  (user ? message.replaceAll(user, '…') : message).slice(0, 200);

/** What a feature of GeoNames is here: https://www.geonames.org/export/codes.html */
export function typeOfFeature(code: string): PlaceType {
  if (code === 'ADM1') return 'administrative_area_level_1';
  if (code === 'ADM2') return 'administrative_area_level_2';
  if (/^PCL/.test(code)) return 'country';
  if (code === 'PPLX') return 'neighborhood';
  return /^(PPL|ADM)/.test(code) ? 'locality' : 'topo';
}

function matchOf(place: z.infer<typeof placeSchema>): LookupMatch {
  const type = typeOfFeature(place.fcode);
  return {
    type,
    name: place.name,
    address: {
      country_code: place.countryCode,
      sublocality: '',
      locality: place.adminName3,
      administrative_area_level_1: place.adminName1,
      administrative_area_level_2: place.adminName2,
      country: place.countryName,
    },
    location: [place.lat, place.lng],
  };
}
