import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type { PlaceRecord } from '../../records/records.ts';
import type { RowSource } from '../importRows.ts';
import type { Row } from '../jsonRows.ts';
import type { WriteChunk } from '../WriteChunk.ts';
import type { Finders } from './Finders.ts';
import { placeRow } from './KnownPlace.ts';
import type { ReferenceItem, ReferenceTable } from './ReferenceItem.ts';
import { countOutcomes, writeReferences } from './writeReferences.ts';

const placeTable: ReferenceTable = {
  table: 'place',
  columns: [
    ...[
      'type',
      'country_code',
      'country_guessed',
      'languages',
      'alternative_names',
      'lat',
      'lon',
      'resolution_status',
      'name_keys',
      'sort_name',
    ],
  ],
  complete: completePlace,
  replace: (stored, fields) => ({
    ...stored,
    ...fields,
    ...(isStated(fields) ? {} : countryOf(stored, fields)),
  }),
};

/** Writes the places of a list. */
export function writePlaces(finders: Finders, source: RowSource): WriteChunk<PlaceRecord> {
  return async (client, records, report) => {
    const items = records.map(({ record, key }): ReferenceItem => {
      const { id: _id, ...fields } = placeRow('', record.place, record.place.lat === null ? 'unresolved' : 'found');
      return {
        record,
        key,
        fields: fields as Row,
        find: () => finders.places.findSame(record.place),
        add: (id) => finders.places.add({ id, ...fields, is_own: true }),
      };
    });
    return countOutcomes(await writeReferences(client, source, placeTable, items, report as never));
  };
}

const isStated = ({ country_code, country_guessed }: Row) => country_code !== null && !country_guessed;

/** A stated country stays; one that is guessed or unknown gives way to what the other row knows. */
function countryOf(stored: Row, fields: Row): Row {
  const knowsMore = fields.country_code !== null && (!fields.country_guessed || stored.country_code === null);
  const { country_code, country_guessed } = !isStated(stored) && knowsMore ? fields : stored;
  return { country_code, country_guessed };
}

/** Adds names in languages that are missing, other names, areas and the position. */
function completePlace(stored: Row, fields: Row): Row | null {
  const languages = { ...(stored.languages as Record<string, Record<string, string>>) };
  const alternatives = new Set(stored.alternative_names as string[]);
  for (const [language, names] of Object.entries(fields.languages as Record<string, Record<string, string>>)) {
    const own = languages[language];
    if (own && names.name && own.name !== names.name) alternatives.add(names.name);
    languages[language] = { ...names, ...own };
  }
  for (const name of fields.alternative_names as string[]) alternatives.add(name);
  const known = new Set(Object.values(languages).map(({ name }) => name));
  const place = {
    languages: languages as Place['languages'],
    alternative_names: [...alternatives].filter((name) => !known.has(name)),
  };
  const isLocated = stored.lat !== null && stored.lat !== undefined;
  return {
    ...stored,
    ...place,
    ...countryOf(stored, fields),
    lat: isLocated ? stored.lat : fields.lat,
    lon: isLocated ? stored.lon : fields.lon,
    resolution_status: isLocated ? stored.resolution_status : fields.resolution_status,
    ...placeKeys(place),
  };
}
