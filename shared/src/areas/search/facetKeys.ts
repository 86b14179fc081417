/** Counts beside the results (beyond.md 14). Values are stored values; a place's value is its id. */
export const facetKeys = [
  'victim_type',
  'army',
  'gender',
  'nationality',
  'died_year',
  'died_place',
  'has_story',
  'has_photo',
] as const;
export type FacetKey = (typeof facetKeys)[number];

/** How many values of one facet a reply holds, most frequent first. */
export const maxFacetValues = 100;
