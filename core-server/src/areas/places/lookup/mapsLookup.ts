import type { AddressMatch, LookupMatch } from '@salient/shared/areas/places/placeLookup.ts';
import { lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { z } from 'zod';
import { fetchJson, ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { LookupQuestion, PlaceLookup } from './PlaceLookup.ts';

// The answer of the Google Geocoding API, as its public documentation describes it:
// https://developers.google.com/maps/documentation/geocoding/requests-geocoding
const componentSchema = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });
const answerSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        address_components: z.array(componentSchema),
        formatted_address: z.string().default(''),
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
        types: z.array(z.string()).default([]),
        partial_match: z.boolean().default(false),
      }),
    )
    .default([]),
});
type Result = z.infer<typeof answerSchema>['results'][number];

const placeTypes = [
  'country',
  'administrative_area_level_1',
  'administrative_area_level_2',
  'locality',
  'sublocality',
  'neighborhood',
  'colloquial_area',
] as const satisfies readonly PlaceType[];

interface MapsService {
  /** Address of the service, up to its parameters. */
  readonly url: string;
  readonly key: string | undefined;
}

/** Looks names and addresses up at a service that speaks the format of the Google Geocoding API. */
export const mapsLookup = (service: MapsService): PlaceLookup => ({
  find: async (question) => (await ask(service, question)).slice(0, lookupLimit + 1).map(matchOf),
  findAddresses: async (question) => {
    const results = await ask(service, question);
    return results
      .filter((result) => isAddress(result) && isIn(result, question.country))
      .slice(0, lookupLimit + 1)
      .map(addressOf);
  },
});

async function ask({ url, key }: MapsService, { name, country, locality, language }: LookupQuestion) {
  const address = new URL(url);
  const components = [country && `country:${country}`, locality && `locality:${locality}`].filter(Boolean);
  address.searchParams.set('address', name);
  if (components.length > 0) address.searchParams.set('components', components.join('|'));
  address.searchParams.set('language', language);
  if (key) address.searchParams.set('key', key);
  const parsed = answerSchema.safeParse(await fetchJson(address));
  if (!parsed.success) throw new ServiceProblem('unreadable', 'no answer of a geocoder');
  const { status, results } = parsed.data;
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK') throw new ServiceProblem('refused', /^[A-Z_]{1,40}$/.test(status) ? status : 'no known status');
  return results;
}

const componentOf = ({ address_components }: Result, type: string) =>
  address_components.find((each) => each.types.includes(type));

/** Who asks for a street that is not known is answered the town or the postal area around it. */
const isAddress = ({ types }: Result) =>
  !types.some((type) => ['political', 'postal_code', ...placeTypes].includes(type));

/** Not every service heeds the country that it is asked for. */
function isIn(result: Result, country: string): boolean {
  const found = componentOf(result, 'country')?.short_name;
  return country === '' || found === undefined || found.toUpperCase() === country.toUpperCase();
}

function addressOf({ address_components, formatted_address, geometry, partial_match }: Result): AddressMatch {
  const { lat, lng } = geometry.location;
  return {
    address: formatted_address || address_components.map(({ long_name }) => long_name).join(', '),
    location: { lat, lon: lng },
    is_exact: !partial_match,
  };
}

function matchOf(result: Result): LookupMatch {
  const { address_components, formatted_address, geometry, types } = result;
  const named = (type: string) => componentOf(result, type)?.long_name ?? '';
  const type = placeTypes.find((each) => types.includes(each)) ?? 'topo';
  return {
    type,
    name: (type === 'topo' ? address_components[0]?.long_name : named(type)) || formatted_address,
    address: {
      country_code: componentOf(result, 'country')?.short_name ?? '',
      sublocality: named('sublocality'),
      locality: named('locality'),
      administrative_area_level_1: named('administrative_area_level_1'),
      administrative_area_level_2: named('administrative_area_level_2'),
      country: named('country'),
    },
    location: [geometry.location.lat, geometry.location.lng],
  };
}
