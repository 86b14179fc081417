import { type LookupMatch, lookupLimit } from '@salient/shared/areas/places/placeLookup.ts';
import type { PlaceType } from '@salient/shared/areas/places/placeTypes.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { DataSource } from 'typeorm';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import type { PlaceEntity } from '../PlaceEntity.ts';
import { areSpelledAlike, askedNames } from './askedNames.ts';
import { typeOfFeature } from './geonamesLookup.ts';
import type { LookupQuestion, PlaceLookup } from './PlaceLookup.ts';

type OwnRow = Pick<PlaceEntity, 'id' | 'type' | 'country_code' | 'languages'> & {
  readonly lat: number;
  readonly lon: number;
};
interface GazetteerRow {
  readonly name: string;
  readonly feature: string;
  readonly country_code: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Looks names up without any service: at the places of the museum whose position is known, which have names in several
 * languages, then at the built-in gazetteer.
 */
export const builtInLookup = (dataSource: DataSource): PlaceLookup => ({
  isBuiltIn: true,
  async find(question) {
    const key = normalizeText(question.name);
    // What has no letter names no place, and no index would find it.
    if (!/\p{L}/u.test(key)) return [];
    const country = question.country.toUpperCase();
    // Other names and spellings of history mean the same place; what only begins so comes last.
    const { all } = askedNames([question.name]);
    const values = [likeOfKeys('complete', key), likeOfKeys('head', key), country, all];
    const isBorne = areSpelledAlike('name_keys', '$4');
    const limit = lookupLimit + 1;
    const own = await dataSource.query<OwnRow[]>(
      `SELECT id, type, country_code, languages, lat, lon FROM place
       WHERE (name_keys LIKE $2 OR ${isBorne}) AND lat IS NOT NULL AND resolution_status IN ('found', 'custom')
         AND ($3 = '' OR country_code = $3)
       ORDER BY name_keys LIKE $1 DESC, ${isBorne} DESC, sort_name, id LIMIT ${limit}`,
      values,
    );
    const known = await dataSource.query<GazetteerRow[]>(
      `SELECT name, feature, country_code, lat, lon FROM gazetteer_place
       WHERE (name_keys LIKE $2 OR ${isBorne}) AND ($3 = '' OR country_code = $3)
       ORDER BY name_keys LIKE $1 DESC, ${isBorne} DESC, population DESC, id LIMIT ${limit}`,
      values,
    );
    const found = own.map((row) => ownMatch(row, question));
    const others = known.map((row) => gazetteerMatch(row, question));
    // The museum knows the same settlement better: with names in several languages.
    return [...found, ...others.filter((other) => !found.some((each) => isSameSpot(each, other)))].slice(0, limit);
  },
});

/** Less than some two kilometres apart. */
const isSameSpot = ({ location: [lat, lon] }: LookupMatch, other: LookupMatch) =>
  Math.abs(lat - other.location[0]) < 0.02 && Math.abs(lon - other.location[1]) < 0.03;

export function ownMatch(
  { id, type, country_code, languages, lat, lon }: OwnRow,
  { language, name }: Pick<LookupQuestion, 'language' | 'name'>,
): LookupMatch {
  const names = languages[language] ?? languages.nl ?? languages.en ?? Object.values(languages).find(Boolean);
  return {
    type,
    place_id: id,
    name: names?.name || name,
    address: {
      country_code: country_code ?? '',
      sublocality: names?.sublocality ?? '',
      locality: names?.locality ?? '',
      administrative_area_level_1: names?.administrative_area_level_1 ?? '',
      administrative_area_level_2: names?.administrative_area_level_2 ?? '',
      country: names?.country ?? (country_code ? countryName(country_code, language) : ''),
    },
    location: [lat, lon],
  };
}

export function gazetteerMatch(row: GazetteerRow, { language }: Pick<LookupQuestion, 'language'>): LookupMatch {
  const type: PlaceType = typeOfFeature(row.feature);
  return {
    type,
    name: row.name,
    address: {
      country_code: row.country_code,
      sublocality: '',
      locality: '',
      administrative_area_level_1: '',
      administrative_area_level_2: '',
      country: countryName(row.country_code, language),
    },
    location: [row.lat, row.lon],
  };
}
