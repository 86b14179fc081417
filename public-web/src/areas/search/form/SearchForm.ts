import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { SubmitEvent } from 'react';
import type { SearchControl } from '../useSearch.ts';
import type { PlaceKind } from './basicFields.ts';

/** The search as a form: what is typed, where it is kept, what the server refused, and how it is sent. */
export interface SearchForm {
  readonly control: SearchControl;
  readonly draft: SearchQuery;
  readonly placeKind: PlaceKind;
  readonly setPlaceKind: (kind: PlaceKind) => void;
  /** Whether the visitor came with nothing asked. */
  readonly isNew: boolean;
  /** Where the form goes without script. */
  readonly action: string;
  readonly edit: (path: string, query: SearchQuery) => void;
  readonly errors: FieldErrors;
  /** Counts refusals, so that the summary takes the focus each time. */
  readonly refusals: number;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly reset: () => void;
}
