import { questionSentence } from '@salient/shared/areas/functions/query/questionSentence.ts';
import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** What a search asks, in one sentence. */
export function SearchQuestion({ query }: { readonly query: SearchQuery }) {
  const texts = useTexts();
  const { project: id = '' } = query;
  const { data: project } = useMethod('getProject', { id }, { enabled: id !== '' });
  return <p className="search-question">{questionSentence(query, texts, project?.title)}</p>;
}
