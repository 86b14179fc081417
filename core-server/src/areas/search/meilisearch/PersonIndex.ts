import { type FacetKey, facetKeys } from '@salient/shared/areas/search/facetKeys.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import { personIndex, rowAttributes } from '@salient/shared/areas/search/indexSettings.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { Meilisearch, MultiSearchParams, SearchParams } from 'meilisearch';
import { quoteFilter } from '../../../lib/search/filterSyntax.ts';
import { searchPage } from '../../../lib/search/searchPage.ts';
import { mostFrequent } from '../addFacets.ts';
import type { Within } from '../pageOfSources.ts';
import type { IndexedFacts } from './softAlternatives.ts';
import type { TextQuery } from './stepQueries.ts';

/** A row, with what tells whether conditions are met where that is asked for. */
export type Hit = Omit<PersonRow, 'reason' | 'matched_name'> & IndexedFacts;

const facetAttributes: Record<FacetKey, string> = {
  victim_type: 'victim_type',
  army: 'armies',
  gender: 'gender',
  nationality: 'nationality',
  died_year: 'died_year',
  died_place: 'died_place',
  has_story: 'has_story',
  has_photo: 'has_photo',
};

export const everybody: Within = { without: [] };

/** Whom a question is about, and in which order they are given. */
export interface AskedAmong {
  readonly filter: readonly string[];
  readonly sort: readonly string[];
}

/** Some rows of those that a query finds, and the exact number there are. */
export interface FoundHits {
  readonly rows: readonly Hit[];
  readonly total: number;
}

interface HitPart {
  readonly offset: number;
  readonly limit: number;
  readonly within: Within;
}

/** The index of persons, asked with queries of texts. */
export class PersonIndex {
  readonly #client: Meilisearch;
  readonly #index;

  constructor(client: Meilisearch) {
    this.#client = client;
    this.#index = client.index<Hit>(personIndex);
  }

  find(query: TextQuery, among: AskedAmong, { offset, limit, within }: HitPart): Promise<FoundHits> {
    const params = rowParams(query, among, within);
    return searchPage(this.#index, query.q, params, { offset, limit });
  }

  /** The first rows of each of several queries, asked in one request. */
  async findEach(
    asked: readonly { readonly query: TextQuery; readonly limit: number }[],
    among: AskedAmong,
  ): Promise<FoundHits[]> {
    const [first, ...others] = asked;
    if (!first) return [];
    if (others.length === 0) {
      return [await this.find(first.query, among, { offset: 0, limit: first.limit, within: everybody })];
    }
    const { results } = await this.#client.multiSearch<MultiSearchParams, Hit>({
      queries: asked.map(({ query, limit }) => ({
        ...{ indexUid: personIndex, q: query.q, hitsPerPage: limit, page: 1 },
        ...rowParams(query, among, everybody),
      })),
    });
    return results.map(({ hits, totalHits = hits.length }) => ({ rows: hits, total: totalHits }));
  }

  /** Which of some folded words stand in nobody's names, not even nearly or as a beginning. */
  async absentAmong(words: readonly string[]): Promise<string[]> {
    const { results } = await this.#client.multiSearch<MultiSearchParams, Hit>({
      queries: words.map((q) => ({
        ...{ indexUid: personIndex, q, attributesToSearchOn: ['folded'], hitsPerPage: 1, page: 1 },
        ...{ attributesToRetrieve: ['id'] },
      })),
    });
    return words.filter((_, at) => results[at]?.hits.length === 0);
  }

  async facets(query: TextQuery, { filter }: AskedAmong, within: Within): Promise<Facets> {
    const { facetDistribution = {} } = await this.#index.search(query.q, {
      ...textParams(query, filter, within),
      facets: Object.values(facetAttributes),
      hitsPerPage: 0,
      page: 1,
    });
    return Object.fromEntries(
      facetKeys.map((key) => [
        key,
        mostFrequent(Object.entries(facetDistribution[facetAttributes[key]] ?? {}).filter(([value]) => value !== '')),
      ]),
    );
  }
}

const rowParams = (query: TextQuery, { filter, sort }: AskedAmong, within: Within): SearchParams => ({
  ...textParams(query, filter, within),
  sort: sort.length === 0 ? undefined : [...sort],
  attributesToRetrieve: [...rowAttributes, ...(query.facts ?? [])],
});

/** The part of a request that decides which persons match. */
function textParams(query: TextQuery, filter: readonly string[], { without, only }: Within): SearchParams {
  const idsIn = (ids: readonly string[]) => `[${ids.map(quoteFilter).join(', ')}]`;
  const part = only ? [`id IN ${idsIn(only)}`] : without.length === 0 ? [] : [`id NOT IN ${idsIn(without)}`];
  const all = [...filter, ...(query.filter ?? []), ...part];
  return {
    filter: all.length === 0 ? undefined : all,
    matchingStrategy: 'all',
    attributesToSearchOn: query.fields ? [...query.fields] : undefined,
  };
}
