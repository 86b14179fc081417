/** Slices of the names list that lists and searches offer (PERSON-02); `namelist` is STACK-14's key. */
export const datasets = [
  'any',
  'deaths',
  'namelist',
  'irish_memorial_records',
  'survivors',
  'stories',
  'stories_1',
  'stories_2',
  'stories_3',
  'stories_4',
  'with_documentation',
  'contacts',
  'military',
] as const;
export type Dataset = (typeof datasets)[number];

/** Those a guest may choose (PUBLIC-11). */
export const publicDatasets = [
  'any',
  'namelist',
  'deaths',
  'survivors',
  'irish_memorial_records',
  'military',
  'stories',
] as const satisfies readonly Dataset[];
