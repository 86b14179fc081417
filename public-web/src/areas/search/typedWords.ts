import { withKnownWords } from '@salient/shared/areas/functions/query/knownWords.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

const isSame = (one: string, other: string) => normalizeText(one) === normalizeText(other);
const without = (list: readonly string[] = [], words: string) => list.filter((each) => !isSame(each, words));

/** The query in which words of its text are left out. */
export function withoutWords(query: SearchQuery, words: string): SearchQuery {
  const { text = '' } = query;
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const rest = at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
  const tidy = rest.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
  return withKnownWords({ ...query, text: tidy || undefined } as SearchQuery);
}

/** The query in which everybody has to meet what words say, or no longer. */
export const withMust = (query: SearchQuery, words: string, must: boolean): SearchQuery => ({
  ...query,
  must: must ? [...without(query.must, words), words] : without(query.must, words),
});

/** The query in which words are a name. */
export const withAsName = (query: SearchQuery, words: string): SearchQuery => ({
  ...query,
  as_name: [...without(query.as_name, words), words],
  as_term: without(query.as_term, words),
  must: without(query.must, words),
});

/** The query in which words are no name. */
export const withAsTerm = (query: SearchQuery, words: string): SearchQuery => ({
  ...query,
  as_term: [...without(query.as_term, words), words],
  as_name: without(query.as_name, words),
});
