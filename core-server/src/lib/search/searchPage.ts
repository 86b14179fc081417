import type { Index, SearchParams } from 'meilisearch';

export interface FoundPage<Hit> {
  readonly rows: readonly Hit[];
  /** Exact. */
  readonly total: number;
}

/** Some of what an index finds, and how much there is. */
export async function searchPage<Hit extends Record<string, unknown>>(
  index: Index<Hit>,
  q: string,
  params: SearchParams,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<FoundPage<Hit>> {
  // Exact totals come with numbered pages only; a page that starts between two of them is cut from both.
  const hitsPerPage = Math.max(1, limit);
  const page = Math.floor(offset / hitsPerPage) + 1;
  const skipped = offset % hitsPerPage;
  const first = await index.search(q, { ...params, hitsPerPage: limit === 0 ? 0 : hitsPerPage, page });
  if (limit === 0 || skipped === 0) return { rows: first.hits, total: first.totalHits };
  const second = await index.search(q, { ...params, hitsPerPage, page: page + 1 });
  return { rows: [...first.hits.slice(skipped), ...second.hits.slice(0, skipped)], total: first.totalHits };
}
