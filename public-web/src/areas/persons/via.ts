import { paramOf } from '@salient/shared/lib/address/params.ts';
import type { Address } from '../../lib/routing/address.ts';

/** Where a page leads back to: the search it came from, the project, the memorial or the unit, as a code and its parameters. */
export type Via =
  | { readonly page: 'search'; readonly params: string }
  | { readonly page: 'project' | 'memorial' | 'unit'; readonly id: string };

/** A page code, joined to what belongs to it by a tilde, as the documents' `via` is. */
export const printVia = (via: Via) => `${via.page}~${via.page === 'search' ? via.params : via.id}`;

/** The way back that an address names; null when there is none, or none of ours. */
export function viaOf({ params }: Address): Via | null {
  const [page, ...rest] = (paramOf(params, 'via') ?? '').split('~');
  const value = rest.join('~');
  if (page === 'search') return { page, params: value };
  if ((page === 'project' || page === 'memorial' || page === 'unit') && /^[0-9a-f-]{36}$/.test(value))
    return { page, id: value };
  return null;
}
