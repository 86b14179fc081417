/** Slices of the names list (PERSON-02); `namelist` is STACK-14's key. */
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

/** The datasets of all persons who have one flag, with the name of that flag. */
export const datasetFlags = {
  namelist: 'in_namelist',
  irish_memorial_records: 'irish_memorial_records',
} as const satisfies Partial<Record<Dataset, string>>;
export type FlagDataset = keyof typeof datasetFlags;
export type DatasetFlag = (typeof datasetFlags)[FlagDataset];

/** Those a guest may choose (PUBLIC-11): whom living people speak of to the museum is staff's to know. */
export const publicDatasets = [
  'any',
  'namelist',
  'deaths',
  'survivors',
  'irish_memorial_records',
  'military',
  'stories',
] as const satisfies readonly Dataset[];
