import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import { type Reference, referenceSources } from './referenceSources.ts';

/** The hits of a typed text, once the typing rests; kept for the page's life (QUICK-17). */
export function useReferences(kind: ReferenceKind, type: string | undefined, text: string, except?: string) {
  const client = useClient();
  const texts = useTexts();
  const source = referenceSources[kind];
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), source.delay);
    return () => clearTimeout(timer);
  }, [text, source.delay]);
  const queries = useQueryClient();
  const withoutExcept = (found: readonly Reference[]) => found.filter(({ id }) => id !== except);
  const optionsOf = (words: string) =>
    queryOptions({
      queryKey: ['references', kind, type, words, texts.language],
      queryFn: ({ signal }) => source.find(client, words, texts, { signal, type }),
      staleTime: Number.POSITIVE_INFINITY,
    });
  const query = useQuery({ ...optionsOf(asked), enabled: asked !== '' });
  return {
    asked,
    /** The hits at once, for what cannot wait until the typing rests. */
    find: async (words: string) => withoutExcept(await queries.fetchQuery(optionsOf(words))),
    hits: query.data && withoutExcept(query.data),
    failure: query.error,
    retry: () => void query.refetch(),
    isSearching: query.isFetching,
  };
}
