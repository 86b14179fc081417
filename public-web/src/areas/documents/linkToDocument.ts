import { paramOf } from '@salient/shared/lib/address/params.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

interface Shown {
  /** Number of the page that is shown, from 1. */
  readonly page?: number;
  /** By which words it was found: they are marked in its text. */
  readonly found?: string;
}

export const linkToDocument = (address: Address, id: string, { page = 1, found = '' }: Shown = {}) =>
  withQuery(`${address.base}/document/${id}`, [
    ...(page > 1 ? [['page', String(page)] as const] : []),
    ...(found === '' ? [] : [['q', found] as const]),
    ...languageParams(address),
  ]);

/** The page that an address asks for, from 1; the first where it names none. */
export function askedPage({ params }: Pick<Address, 'params'>): number {
  const asked = paramOf(params, 'page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The words by which the page was found; empty where an address names none. */
export const foundBy = ({ params }: Pick<Address, 'params'>): string => (paramOf(params, 'q') ?? '').slice(0, 500);
