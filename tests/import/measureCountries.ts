import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Trial } from './importTrial.ts';

interface Entry {
  readonly id: string;
  readonly birth_country: string;
  readonly birth_region: string;
  readonly birth_settlement: string;
  readonly place_today_country: string;
  readonly place_ref: string;
}

export interface CountryMeasure {
  /** Rows that state the country of today of the birth place and are linked to a place. */
  readonly stated: number;
  /** Those of them whose place is in another country, or in none. */
  readonly statedElsewhere: readonly string[];
  /** Rows without a country whose village the editors identify by `place_ref` in another row. */
  readonly identified: number;
  readonly right: number;
  readonly unknown: number;
  readonly wrong: readonly string[];
}

/** A village as the list prints it: equal texts of all three levels are one village. */
const villageOf = ({ birth_country, birth_region, birth_settlement }: Entry) =>
  [birth_country, birth_region, birth_settlement].join(' / ');

/**
 * Compares the countries of the birth places as they are stored with what the rows of the Austro-Hungarian casualty
 * lists say: with the row's own word, and with the editors' word on the same village in another row.
 */
export async function measureCountries(trial: Trial, file: string): Promise<CountryMeasure> {
  const entries: Entry[] = parse(readFileSync(file), { columns: true, bom: true });
  const truth = new Map<string, Set<string>>();
  for (const entry of entries) {
    if (!entry.place_ref || !entry.place_today_country || !entry.birth_settlement) continue;
    const village = villageOf(entry);
    truth.set(village, (truth.get(village) ?? new Set()).add(entry.place_today_country));
  }
  const stored = await trial.rows<{ source_key: string; place_id: string | null; country_code: string | null }>(
    `SELECT r.source_key, e.place_id, l.country_code FROM import_row r
     JOIN person_event e ON e.person_id = r.entity_id AND e.type = 'born' LEFT JOIN place l ON l.id = e.place_id
     WHERE r.kind = 'persons' AND r.source = 'verlustliste'`,
  );
  const placeOf = new Map(stored.map((row) => [row.source_key, row]));
  const measure = {
    ...{ stated: 0, identified: 0, right: 0, unknown: 0 },
    statedElsewhere: [] as string[],
    wrong: [] as string[],
  };
  for (const entry of entries) {
    const place = placeOf.get(entry.id);
    if (!place) continue;
    const says = `${entry.id} ${villageOf(entry)}: ${place.country_code}`;
    if (entry.place_today_country) {
      if (place.place_id === null) continue;
      measure.stated++;
      if (place.country_code !== entry.place_today_country)
        measure.statedElsewhere.push(`${says}, not ${entry.place_today_country}`);
      continue;
    }
    const countries = truth.get(villageOf(entry));
    const [country] = countries ?? [];
    if (country === undefined || countries?.size !== 1) continue;
    measure.identified++;
    if (place.country_code === country) measure.right++;
    else if (place.country_code === null) measure.unknown++;
    else measure.wrong.push(`${says}, not ${country}`);
  }
  return measure;
}
