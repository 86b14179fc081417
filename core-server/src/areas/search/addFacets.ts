import { facetKeys, maxFacetValues } from '@salient/shared/areas/search/facetKeys.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';

/** Counted values, most frequent first, as many as a reply holds. */
export const mostFrequent = (counts: Iterable<readonly [string, number]>) =>
  [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, maxFacetValues)
    .map(([value, count]) => ({ value, count }));

/** Counts over several sets of persons that share nobody. */
export function addFacets(parts: readonly Facets[]): Facets {
  return Object.fromEntries(
    facetKeys.map((key) => {
      const counts = new Map<string, number>();
      for (const { value, count } of parts.flatMap((part) => part[key] ?? [])) {
        counts.set(value, (counts.get(value) ?? 0) + count);
      }
      return [key, mostFrequent(counts)];
    }),
  );
}
