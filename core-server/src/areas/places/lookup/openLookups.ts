import type { DataSource } from 'typeorm';
import type { LookupSettings } from '../../../lib/config/LookupSettings.ts';
import { builtInLookup } from './builtInLookup.ts';
import { geonamesLookup } from './geonamesLookup.ts';
import { mapsLookup } from './mapsLookup.ts';
import type { PlaceLookup, PlaceLookups } from './PlaceLookup.ts';
import { withBreaker } from './withBreaker.ts';

/** The public addresses of the services whose formats are spoken. */
const publicMapsUrl = 'https://maps.googleapis.com/maps/api/geocode/json';
const publicGeonamesUrl = 'https://secure.geonames.org/searchJSON';

/** The look-ups of this museum: services that it set, by address or by key alone, else the built-in one. */
export function openLookups(settings: LookupSettings, dataSource: DataSource, now: () => Date): PlaceLookups {
  const { mapsUrl, mapsKey, geonamesUrl, geonamesUser } = settings;
  const builtIn = builtInLookup(dataSource);
  const service = (lookup: PlaceLookup) => withBreaker(lookup, now);
  return {
    maps: mapsUrl || mapsKey ? service(mapsLookup({ url: mapsUrl ?? publicMapsUrl, key: mapsKey })) : builtIn,
    gazetteer:
      geonamesUrl || geonamesUser
        ? service(geonamesLookup({ url: geonamesUrl ?? publicGeonamesUrl, user: geonamesUser }))
        : builtIn,
  };
}
