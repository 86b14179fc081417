import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { ReportColumn } from '../../../lib/functions/SqlReport.ts';
import { inLanguageSql, nameInLanguageSql } from '../inLanguageSql.ts';

/** Which place a row is, in the reader's language. */
export const placeColumns = (language: Language): readonly ReportColumn[] => [
  {
    key: 'name',
    sql: nameInLanguageSql('p.languages', 'name', language),
    sort: inLanguageSql('p.languages', 'name', language),
  },
  { key: 'place_type', kind: 'words', sql: 'p.type' },
  { key: 'country', kind: 'words', sql: 'p.country_code' },
  { key: 'status', kind: 'words', sql: 'p.resolution_status' },
];

/** Shared by all reports of places. */
export const ofPlaces = { category: 'PLACES', elementType: 'place' } as const;
