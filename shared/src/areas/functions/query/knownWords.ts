import type { SearchQuery } from './searchQuery.ts';

/** The lists of a query that name words of its text. */
export const wordLists = ['as_name', 'as_term', 'must'] as const;

/** The query without the wishes about words that its text no longer holds. */
export function withKnownWords(query: SearchQuery): SearchQuery {
  const text = (query.text ?? '').toLowerCase();
  const known = wordLists.map((list) => {
    const words = (query[list] ?? []).filter((each) => text.includes(each.toLowerCase()));
    return [list, words.length > 0 ? words : undefined] as const;
  });
  return { ...query, ...Object.fromEntries(known) };
}
