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

/** Contacts have no records yet: nobody is in this one, and an empty list would say that there is nothing. */
const unansweredDatasets = ['contacts'] as const satisfies readonly Dataset[];
export type OfferedDataset = Exclude<Dataset, (typeof unansweredDatasets)[number]>;

/** Those that lists, searches and accounts offer and take; an account that was held to another one keeps it. */
export const offeredDatasets = datasets.filter(
  (each): each is OfferedDataset => !unansweredDatasets.some((unanswered) => unanswered === each),
);

/** Those a guest may choose (PUBLIC-11). */
export const publicDatasets = [
  'any',
  'namelist',
  'deaths',
  'survivors',
  'irish_memorial_records',
  'military',
  'stories',
] as const satisfies readonly OfferedDataset[];
