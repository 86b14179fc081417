import { z } from 'zod';
import { word } from '../data-files/cells.ts';
import { readCsv } from '../data-files/readDataFile.ts';
import { foreignNames, type NamesByLanguage, namesOf } from './placeTable.ts';

/** Regions, provinces, counties and states that places lie in. */
const areas = readCsv('places/areas.csv', z.strictObject({ area: word, ...foreignNames }));

const byKey = new Map(areas.map(({ area, ...others }) => [area, namesOf(area, others)]));

/** The names of an area, by its key in the table. */
export function areaNames(key: string): NamesByLanguage {
  const names = byKey.get(key);
  if (!names) throw new Error(`no area "${key}" in the demo's table of areas`);
  return names;
}
