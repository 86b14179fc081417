import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../harness/sampleOf.ts';
import { openTrial, type Trial } from './importTrial.ts';
import { type CountryMeasure, measureCountries } from './measureCountries.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const maps = join(import.meta.dirname, '../../core-server/importer/mappings');
const casualties = join(data, 'persons/verlustliste_slovenian_lands.csv');
const gazetteer = join(data, 'places/ortsrepertorium_1910.csv');

if (!existsSync(data))
  process.stdout.write(`The sample data is not at ${data}; countries of birth places are not measured.\n`);

describe.skipIf(!existsSync(data))('birth places of the casualty lists, by the official list of places', () => {
  let trial: Trial;
  let measure: CountryMeasure;

  beforeAll(async () => {
    trial = await openTrial();
    await trial.import('places', gazetteer, join(maps, 'ortsrepertorium_1910.json'));
    // Villages recur, so that most of the sample's are named by rows with and without a country.
    const sample = trial.writeList(sampleOf(casualties).csv);
    await trial.import('persons', sample, join(maps, 'verlustliste_slovenian_lands.json'));
    measure = await measureCountries(trial, sample);
  }, 300_000);
  afterAll(() => trial.close());

  test('no row that states a country is stored in another one', () => {
    expect(measure.stated).toBeGreaterThan(2_500);
    expect(measure.statedElsewhere).toEqual([]);
  });

  test('of the villages that the editors identify at most 4 % are in the wrong country, the rest right or unknown', () => {
    expect(measure.identified).toBeGreaterThan(200);
    expect(measure.wrong.length / measure.identified).toBeLessThanOrEqual(0.04);
    expect(measure.right / measure.identified).toBeGreaterThan(0.9);
  });

  test('a birth place that the editors identify is the place of the official list, by its key', async () => {
    const [linked] = await trial.rows<{ persons: number }>(
      `SELECT count(*)::integer AS persons FROM import_row l
       JOIN person_event e ON e.place_id = l.entity_id WHERE l.source = 'ortsrepertorium_1910'`,
    );
    expect(linked?.persons).toBeGreaterThan(2_000);
  });
});
