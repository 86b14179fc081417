/**
 * What is wrong with the records, as far as a report can tell: each night runs these over the whole list, and the first page of
 * staff says how much each found.
 */
export const qualityReports = [
  'PersonsWithInvalidDates',
  'PersonsWithImprobableAge',
  'UnitsOutOfTime',
  'PlacesFarFromUnit',
  'LikelyDoubles',
  'CasualtiesWithoutCause',
  'NamesWithEncodingDamage',
  'EventsOutsideWar',
  'PersonsNotIndexed',
] as const;
export type QualityReport = (typeof qualityReports)[number];
