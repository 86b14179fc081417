import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const data = join(import.meta.dirname, '../../../shared/data');

/** What others refer to first. The two lists of persons know some of the same men, by one service number. */
export const realLists = [
  ['places', join(data, 'places/wof_belgium_places.csv')],
  ['memorials', join(data, 'places/war_cemeteries_belgium_france.csv')],
  ['persons', join(data, 'persons/cef_nominal_rolls.csv')],
  ['persons', join(data, 'persons/canadian_war_graves.csv')],
] as const;

export const hasRealLists = realLists.every(([, file]) => existsSync(file));

export const mapOf = (file: string) =>
  join(import.meta.dirname, '../../core-server/importer/mappings', `${basename(file, '.csv')}.json`);
