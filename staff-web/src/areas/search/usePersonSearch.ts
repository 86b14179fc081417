import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useSearchParams } from 'react-router-dom';
import { savedParam } from './savedParam.ts';
import { useFunctionForm } from './useFunctionForm.ts';

/** Beside where the page leads back to, the saved search that it began with stays in the address. */
const address = { kept: ['via', savedParam], executed: ['tab', 'results'] } as const;

/** The advanced search of staff, whose results are a part of the page (ADVSEARCH-01 to -04). */
export function usePersonSearch() {
  const [params] = useSearchParams();
  const form = useFunctionForm(definition, address);
  return {
    ...form,
    /** Begins a new search, which no longer is the saved one. */
    reset: () => {
      form.reset();
      form.open({}, { [savedParam]: null });
    },
    /** Asks something else, as a saved search does; the open part of the page stays open. */
    open: (next: SearchQuery, saved?: string) =>
      form.open(next, { tab: params.get('tab'), ...(saved === undefined ? {} : { [savedParam]: saved }) }),
  };
}
export type PersonSearch = ReturnType<typeof usePersonSearch>;
