import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type ReportColumn, reportFunction } from '../../../lib/functions/SqlReport.ts';
import { nameInLanguageSql } from '../../places/inLanguageSql.ts';
import { countryArgument, inAskedCountry } from '../../places/reports/placeColumns.ts';

const ofMemorials = { category: 'MEMORIALS', elementType: 'memorial', arguments: [countryArgument] } as const;

const columns = (language: Language): readonly ReportColumn[] => [
  { key: 'name', sql: 'm.name', sort: 'm.sort_name' },
  { key: 'memorial_type', kind: 'words', sql: 'm.type' },
  { key: 'place', sql: nameInLanguageSql('l.languages', 'name', language), sort: 'l.sort_name' },
  { key: 'address', sql: 'm.address' },
];

const memorials = 'FROM memorial m LEFT JOIN place l ON l.id = m.place_id';

/** Memorials that stand nowhere on the map: neither by hand nor by their address (FUNC-15). */
export const memorialsWithoutPosition = reportFunction({
  definition: { ...ofMemorials, name: 'MemorialsWithoutPosition' },
  columns,
  from: (asked) => `${memorials} WHERE m.lat IS NULL AND m.address_lat IS NULL AND ${inAskedCountry(asked, 'l')}`,
  id: 'm.id',
  order: 'm.sort_name',
});

/** Memorials on which nobody is remembered (FUNC-15). */
export const memorialsWithoutPersons = reportFunction({
  definition: { ...ofMemorials, name: 'MemorialsWithoutPersons' },
  columns,
  from: (asked) =>
    `${memorials} WHERE NOT EXISTS (SELECT FROM person_event e WHERE e.memorial_id = m.id) AND ${inAskedCountry(asked, 'l')}`,
  id: 'm.id',
  order: 'm.sort_name',
});
