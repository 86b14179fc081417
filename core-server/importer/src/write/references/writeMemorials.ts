import { memorialKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { MemorialRecord } from '../../records/records.ts';
import type { RowSource } from '../importRows.ts';
import type { Row } from '../jsonRows.ts';
import type { WriteChunk } from '../WriteChunk.ts';
import type { Finders } from './Finders.ts';
import type { ReferenceItem, ReferenceTable } from './ReferenceItem.ts';
import { countOutcomes, writeReferences } from './writeReferences.ts';

const memorialTable: ReferenceTable = {
  table: 'memorial',
  columns: [
    ...[
      'name',
      'alternative_names',
      'type',
      'type_plate_details',
      'cemetery_kind',
      'cemetery_exists',
      'cemetery_nationality',
    ],
    ...['description', 'address', 'lat', 'lon', 'place_id', 'british_trench_coordinates'],
    ...['start_day', 'start_month', 'start_year', 'name_keys', 'sort_name'],
  ],
  complete: completeMemorial,
};

/** Writes the memorials of a list, with the places that they name. */
export function writeMemorials(finders: Finders, source: RowSource): WriteChunk<MemorialRecord> {
  return async (client, records, report) => {
    const items = records.map(({ record, key }): ReferenceItem => {
      const place_id = finders.places.resolve(record.places, (problem) => report(record, problem));
      const fields = { ...record.memorial, place_id, ...memorialKeys(record.memorial) };
      return {
        record,
        key,
        fields,
        find: () => {
          const found = finders.memorials.find(record.memorial.name, place_id);
          if (found === null)
            finders.memorials.reportAlike(record.memorial.name, '', (problem) => report(record, problem));
          return found === null || found === 'several' ? found : found.id;
        },
        add: (id) => finders.memorials.add({ id, ...fields }),
      };
    });
    await finders.write(client, source.batchId);
    return countOutcomes(await writeReferences(client, source, memorialTable, items, report as never));
  };
}

const blank = (value: unknown) => value === null || value === undefined || value === '';

/** Fills what is blank and adds other names. */
function completeMemorial(stored: Row, fields: Row): Row | null {
  const alternatives = new Set(stored.alternative_names as string[]);
  const names = [fields.name as string, ...(fields.alternative_names as string[])];
  for (const name of names) if (normalizeText(name) !== normalizeText(String(stored.name))) alternatives.add(name);
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, blank(stored[name]) ? value : stored[name]]),
  );
  const own = { name: String(stored.name), alternative_names: [...alternatives] };
  return { ...stored, ...filled, ...own, ...memorialKeys(own) };
}
