import { yearBound } from '@salient/shared/areas/functions/query/dateBound.ts';
import { withoutEvent } from '@salient/shared/areas/functions/query/describeFilters.ts';
import {
  cleanQuery,
  type EventFilter,
  type SearchQuery,
  type TextFilter,
} from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { FacetKey } from '@salient/shared/areas/search/facetKeys.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';

export type FacetValue = NonNullable<Facets[FacetKey]>[number];

/** Facets that a filter of the public search can express, in the order of the page. */
export const shownFacets = [
  'victim_type',
  'army',
  'gender',
  'nationality',
  'died_year',
  'died_place',
  'has_story',
] as const;
export type ShownFacet = (typeof shownFacets)[number];

/** Facet values that no argument accepts are not offered. */
const choosable: Partial<Record<ShownFacet, readonly string[]>> = {
  victim_type: ['military', 'civilian'],
  has_story: ['true'],
};

export const valuesToShow = (facet: ShownFacet, values: readonly FacetValue[] = []) =>
  values.filter(({ value, count }) => value !== '' && count > 0 && (choosable[facet]?.includes(value) ?? true));

const exactly = (value: string): TextFilter => ({ value, mode: 'complete' });
const eventsWith = (query: SearchQuery, event: EventFilter) => ({ ...query, events: [...(query.events ?? []), event] });

/** The query narrowed to one value of a facet, as an ordinary filter. */
export function withFacet(query: SearchQuery, facet: ShownFacet, { value }: FacetValue, label: string): SearchQuery {
  switch (facet) {
    case 'victim_type':
    case 'gender':
      return { ...query, [facet]: value.toUpperCase() };
    case 'nationality':
      return { ...query, nationality: exactly(value) };
    case 'died_year': {
      const bound = yearBound(value);
      return cleanQuery({ ...query, died: bound ? { from: bound, to: bound } : undefined });
    }
    case 'died_place':
      return eventsWith(query, { type: 'died', inputs: { place: { value: label, mode: 'selected', id: value } } });
    case 'army':
      return eventsWith(query, { type: 'enlisted', inputs: { army: exactly(value) } });
    case 'has_story':
      return { ...query, dataset: 'stories' };
  }
}

/** The query without a facet's value when it is chosen; null when it is not. */
export function withoutFacet(query: SearchQuery, facet: ShownFacet, { value }: FacetValue): SearchQuery | null {
  switch (facet) {
    case 'victim_type':
    case 'gender':
      return query[facet]?.toLowerCase() === value ? cleanQuery({ ...query, [facet]: undefined }) : null;
    case 'nationality':
      return query.nationality?.mode === 'complete' && query.nationality.value === value
        ? cleanQuery({ ...query, nationality: undefined })
        : null;
    case 'died_year':
      return query.died?.from === yearBound(value) && query.died?.to === query.died?.from
        ? cleanQuery({ ...query, died: undefined })
        : null;
    case 'died_place':
      return withoutEventOf(query, 'died', 'place', (place) => place.id === value);
    case 'army':
      return withoutEventOf(query, 'enlisted', 'army', (army) => army.mode === 'complete' && army.value === value);
    case 'has_story':
      return query.dataset === 'stories' ? cleanQuery({ ...query, dataset: undefined }) : null;
  }
}

function withoutEventOf(
  query: SearchQuery,
  type: EventFilter['type'],
  input: string,
  is: (filter: TextFilter) => boolean,
): SearchQuery | null {
  const at = (query.events ?? []).findIndex(({ type: each, inputs }) => {
    const filter = inputs[input];
    return each === type && Object.keys(inputs).length === 1 && typeof filter === 'object' && is(filter);
  });
  return at < 0 ? null : withoutEvent(query, at);
}
