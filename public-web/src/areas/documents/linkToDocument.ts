import { type Address, languageParams, paramOf, withQuery } from '../../lib/routing/address.ts';

/** @param page number of the page that is shown, from 1. */
export const linkToDocument = (address: Address, id: string, page = 1) =>
  withQuery(`${address.base}/document/${id}`, [
    ...(page > 1 ? [['page', String(page)] as const] : []),
    ...languageParams(address),
  ]);

/** The page that an address asks for, from 1; the first where it names none. */
export function askedPage({ params }: Pick<Address, 'params'>): number {
  const asked = paramOf(params, 'page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
