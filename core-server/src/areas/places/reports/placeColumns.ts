import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { ReportAsked, ReportColumn } from '../../../lib/functions/SqlReport.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
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

/** By which country reports are narrowed. */
export const countryArgument: FunctionArgument = { name: 'country', kind: 'country' };

/** SQL: that the place `place` lies in the country that is asked for, where one is. */
export function inAskedCountry({ args, add }: Pick<ReportAsked, 'args' | 'add'>, place: string): string {
  const country = args.country(countryArgument.name);
  return country === null ? 'true' : `${place}.country_code = ${add(country)}`;
}

/** By which reports of places are narrowed. */
export const placeNarrowing: readonly FunctionArgument[] = [{ name: 'place_name', kind: 'text' }, countryArgument];

/** SQL: the conditions on `p` that the narrowing asks for; it is true where nothing is asked. */
export function narrowedPlaces(asked: Pick<ReportAsked, 'args' | 'add'>): string {
  const key = normalizeText(asked.args.text('place_name'));
  const isCalled = key === '' ? 'true' : `p.name_keys LIKE ${asked.add(likeOfKeys('head', key))}`;
  return `${isCalled} AND ${inAskedCountry(asked, 'p')}`;
}

/** Shared by all reports of places. */
export const ofPlaces = { category: 'PLACES', elementType: 'place' } as const;
