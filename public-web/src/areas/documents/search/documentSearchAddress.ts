import { paramOf } from '@salient/shared/lib/address/params.ts';
import type { Address } from '../../../lib/routing/address.ts';

/** Hits on a page. */
export const hitsOnPage = 20;
/** Pages of hits that are offered at most. */
export const lastPage = 500;

/** What the search in documents shows: all of it stands in the address. */
export interface DocumentSearchState {
  readonly text: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the state that `linkToDocumentSearch` writes. */
export function parseDocumentSearch({ params }: Pick<Address, 'params'>): DocumentSearchState {
  const page = Number(paramOf(params, 'page'));
  return {
    text: (paramOf(params, 'q') ?? '').trim().slice(0, 500),
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1,
  };
}
