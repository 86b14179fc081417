import type { Settings } from 'meilisearch';
import { type EventInput, eventCriterionTypes, eventInputs } from './eventInputs.ts';
import type { PersonDocument } from './personDocument.ts';

/** Name of the live index of persons. A rebuild fills another and swaps the two. */
export const personIndex = 'persons';

/** Inputs that one flat field of a document can answer. */
const flatInputs: ReadonlySet<EventInput['kind']> = new Set(['text', 'select', 'place', 'memorial']);

const eventAttributes = eventCriterionTypes.flatMap((type) =>
  type === 'event'
    ? []
    : [
        `e.${type}.is`,
        ...(type === 'born' || type === 'died' ? [`e.${type}.min`, `e.${type}.max`] : []),
        ...Object.entries(eventInputs[type]).flatMap(([name, input]) =>
          flatInputs.has(input.kind) ? [`e.${type}.${name}`] : [],
        ),
      ],
);

/** Filters that compare with `<` and `>`; of all others only equal values are looked up. */
const comparedAttributes = [
  'born_min',
  'born_max',
  'died_min',
  'died_max',
  'age',
  'e.born.min',
  'e.born.max',
  'e.died.min',
  'e.died.max',
];

const filterableAttributes = [
  'id',
  'gender',
  'victim_type',
  'victim_type_details',
  'datasets',
  'projects',
  'relations',
  'surname_keys',
  'familyname_keys',
  'sound_keys',
  'given_keys',
  'initials_key',
  'nationality',
  'nationality_key',
  'born_min',
  'born_max',
  'died_min',
  'died_max',
  'died_year',
  'died_place',
  'age',
  'armies',
  'place_ids',
  'countries',
  'unit_keys',
  'rank_groups',
  'years',
  'numbers',
  'has_story',
  'has_photo',
  ...eventAttributes,
];

/** Searching among the values of a facet is switched off: keeping it true took over a second for every new person. */
const filteredBy = (attributePatterns: string[], comparison: boolean) => ({
  attributePatterns,
  features: { facetSearch: false, filter: { equality: true, comparison } },
});

/** What a search answers of a person. */
export const rowAttributes = [
  'id',
  'surname',
  'familyname',
  'alternative_surnames',
  'alternative_familynames',
  'gender',
  'born',
  'died',
  'age',
  'victim_type',
  'in_namelist',
  'army',
  'regiment',
  'unit',
  'unit_nr',
  'sub',
  'rank',
  'number',
] as const satisfies readonly (keyof PersonDocument)[];

/** What tells whether a person meets what was typed beside the name; asked for only by searches that want to know. */
export const factAttributes = [
  ...['place_ids', 'countries', 'nationality_key', 'unit_keys', 'rank_groups', 'years'],
  ...['born_min', 'born_max', 'died_min', 'died_max'],
  ...['e.enlisted.army', 'e.memorated.memorial', 'e.work.profession'],
] as const;
export type FactAttribute = (typeof factAttributes)[number];

/**
 * Settings of the persons index. Order of the searched fields is order of rank: own names, alternative names, folded
 * forms. Words are ranked by number matched, typos and field; proximity is by field, as names are short and its
 * word-by-word form costs most of the indexing time. A sort that is asked for comes before all of it; the rule counts for
 * nothing in a search without one.
 */
export const personIndexSettings: Settings = {
  searchableAttributes: ['name', 'alternatives', 'folded'],
  displayedAttributes: [...rowAttributes, ...factAttributes],
  filterableAttributes: [
    filteredBy(comparedAttributes, true),
    filteredBy(
      filterableAttributes.filter((attribute) => !comparedAttributes.includes(attribute)),
      false,
    ),
  ],
  sortableAttributes: ['sort_name', 'born', 'died'],
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness'],
  stopWords: [],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 }, disableOnNumbers: true },
  proximityPrecision: 'byAttribute',
  pagination: { maxTotalHits: 2_000_000 },
  facetSearch: false,
  prefixSearch: 'indexingTime',
  faceting: { maxValuesPerFacet: 100, sortFacetValuesBy: { '*': 'count' } },
};
