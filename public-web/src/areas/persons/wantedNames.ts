import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';
import type { Address } from '../../lib/routing/address.ts';

/** Names on a page. */
export const namesOnPage = 50;

/** Which names an address asks for: a text and a page, from 1. */
export function wantedNames({ params }: Address) {
  const asked = Number(paramOf(params, 'page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100_000) : 1;
  const text = (paramOf(params, 'name') ?? '').slice(0, 200);
  return { text, page, offset: (page - 1) * namesOnPage, limit: namesOnPage };
}

/** The parameters that ask for the same names. */
export function printWantedNames(address: Address): Params {
  const { text, page } = wantedNames(address);
  return [...(text ? [['name', text] as const] : []), ...(page > 1 ? [['page', String(page)] as const] : [])];
}

/** Whether an address asks for a page after the last one of so many names; nobody knows while they are being fetched. */
export function isPastLastPage(address: Address, total: number | undefined): boolean {
  const { page, offset } = wantedNames(address);
  return total !== undefined && page > 1 && offset >= total;
}
