import type { ImportKind, Mapping, MappingOf } from '../mapping/mappingSchema.ts';
import { type BoundMapping, bindRows } from './bindRows.ts';
import { compileEntities } from './compileEntities.ts';
import { compileMemorials } from './compileMemorials.ts';
import { compilePersons } from './compilePersons.ts';
import { compilePlaces } from './compilePlaces.ts';
import type { EntitiesRecord, ImportRecord, MemorialRecord, PersonRecord, PlaceRecord } from './records.ts';

export interface RecordOf {
  persons: PersonRecord;
  places: PlaceRecord;
  memorials: MemorialRecord;
  'military-entities': EntitiesRecord;
}

/**
 * Binds a mapping to the columns of a file: what answers the record of each row.
 *
 * @throws MappingError when the mapping names columns, tables or steps that do not exist.
 */
export function compileMapping<Kind extends ImportKind>(
  mapping: MappingOf<Kind>,
  header: readonly string[],
): BoundMapping<RecordOf[Kind]> {
  return bindAny(mapping as Mapping, header) as BoundMapping<RecordOf[Kind]>;
}

function bindAny(mapping: Mapping, header: readonly string[]): BoundMapping<ImportRecord> {
  switch (mapping.kind) {
    case 'persons':
      return bindRows<PersonRecord>(mapping, header, (scope) => compilePersons(mapping, scope));
    case 'places':
      return bindRows<PlaceRecord>(mapping, header, (scope) => compilePlaces(mapping, scope));
    case 'memorials':
      return bindRows<MemorialRecord>(mapping, header, (scope) => compileMemorials(mapping, scope));
    case 'military-entities':
      return bindRows<EntitiesRecord>(mapping, header, (scope) => compileEntities(mapping, scope));
  }
}
