import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { useTextSource, useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { withoutField } from '../../lib/ui/fieldErrors.ts';
import { panelChunks } from './panelChunks.ts';
import { emptySearch } from './searchState.ts';
import { type SearchControl, searchFunction } from './useSearch.ts';

/**
 * Runs a search: the server validates first (PUBLIC-07); what it refuses stands beside the fields, everything else
 * leads to the results.
 */
export function useSubmit({ go }: SearchControl) {
  const client = useClient();
  const texts = useTextSource();
  const { language } = useTexts();
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Counts refusals, so that the summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);

  const submit = async (query: SearchQuery) => {
    // Both outcomes need the words of filters and errors, which come with the results.
    const words = panelChunks.results.load(texts, language).catch(() => undefined);
    const refused = await refusedFields(query);
    await words;
    if (refused) {
      setErrors(refused);
      setRefusals((count) => count + 1);
      return;
    }
    setErrors({});
    go({ ...emptySearch, tab: 'results', query });
  };

  async function refusedFields(query: SearchQuery): Promise<FieldErrors | null> {
    try {
      const answer = await client.validateFunction({ name: searchFunction, args: callArguments(query) });
      return answer.status === 'NOK' ? answer.data : null;
    } catch (error) {
      // The results page says what is wrong with the connection and keeps what was typed.
      return failureOf(error).name === 'invalidData' ? (failureOf(error).data as FieldErrors) : null;
    }
  }

  const clearError = (path: string) => setErrors((present) => withoutField(present, path));
  return { submit, errors, refusals, clearError };
}
