import { findPersonAdvancedPublic } from '@salient/shared/areas/functions/personFunctions.ts';
import { isEmptyQuery, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useQueryDraft } from '@salient/shared/areas/functions/query/useQueryDraft.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import type { PlaceKind } from './form/basicFields.ts';
import type { SearchForm } from './form/SearchForm.ts';
import { settledQuery } from './searchAddress.ts';
import { emptySearch, type SearchTab } from './searchState.ts';
import type { SearchControl } from './useSearch.ts';
import { useSubmit } from './useSubmit.ts';

/** Joins what is typed, the address and the sending of a search into its form. */
export function useSearchForm(control: SearchControl, tab: SearchTab): SearchForm {
  const { state, go, hrefOf } = control;
  const { draft, edit, settle } = useQueryDraft(findPersonAdvancedPublic, state.query, (query) =>
    go({ ...emptySearch, tab, query: settledQuery(query) }, { replace: true }),
  );
  const { submit, errors, refusals, clearError } = useSubmit(control);
  const [placeKind, setPlaceKind] = useState<PlaceKind>('died');
  // The focus goes to the box on arrival only, not when the visitor comes back to the tab.
  const isNew = useRef(isEmptyQuery(state.query)).current;

  return {
    control,
    draft,
    placeKind,
    setPlaceKind,
    isNew,
    action: hrefOf({ ...emptySearch, tab: 'results' }).replace(/\?.*$/, ''),
    edit: (path: string, query: SearchQuery) => {
      clearError(path);
      edit(query);
    },
    errors,
    refusals,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      settle();
      const query = settledQuery(draft);
      // Back leads to the form as it was sent, also when the last letters were still on their way to the address.
      go({ ...state, tab, query }, { replace: true });
      void submit(query);
    },
    reset: () => edit({}),
  };
}
