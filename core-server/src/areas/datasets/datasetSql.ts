import { type Dataset, datasetFlags, type FlagDataset } from '@salient/shared/areas/datasets/datasets.ts';

/** A published story; one of a kiosk is published at the museum. */
const storyOf = (kiosk?: 1 | 2 | 3 | 4) => `EXISTS (SELECT FROM person_story st
  WHERE st.person_id_ref = p.id AND st.published_date IS NOT NULL
    ${kiosk ? `AND 'museum' = ANY(st.targets) AND ${kiosk} = ANY(st.kiosks)` : ''})`;

/** Who is in a dataset that is not of a flag alone. */
const ruledDatasets = {
  deaths: 'p.war_casualty',
  survivors: 'NOT p.war_casualty',
  military: `p.victim_type = 'military'`,
  stories: storyOf(),
  stories_1: storyOf(1),
  stories_2: storyOf(2),
  stories_3: storyOf(3),
  stories_4: storyOf(4),
  with_documentation: 'EXISTS (SELECT FROM documented_person dp WHERE dp.person_id = p.id)',
  contacts: 'EXISTS (SELECT FROM contact_contribution cc WHERE cc.person_id = p.id)',
} as const satisfies Record<Exclude<Dataset, 'any' | FlagDataset>, string>;

const isOfFlag = (dataset: Dataset): dataset is FlagDataset => Object.hasOwn(datasetFlags, dataset);

/** Condition on `person p` that the person is in a dataset. */
export const datasetSql = (dataset: Exclude<Dataset, 'any'>): string =>
  isOfFlag(dataset) ? `p.${datasetFlags[dataset]}` : ruledDatasets[dataset];
