import { type Params, paramOf } from '@salient/shared/lib/address/params.ts';

/** What an address of the public pages asks for. */
export interface Address<Route = unknown> {
  /** What stands before the route: empty on the main origin, `/publicsearch` in the public-search app (STACK-15). */
  readonly base: string;
  /** The page, and what it shows. */
  readonly route: Route;
  readonly params: Params;
}

/** The language that an address asks for, supported or not (ROUTE-61). */
export const languageParam = ({ params }: Pick<Address, 'params'>) => paramOf(params, 'lang', 'language');

/** `{params}` for a path: what could end the segment or split a pair is encoded, the rest stays readable. */
export const pathParams = (pairs: Params) =>
  pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&');

export function withQuery(path: string, pairs: Params): string {
  const query = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString();
  return query ? `${path}?${query}` : path;
}

/** The same with further pairs, behind those that a path has already. */
export const addParams = (path: string, pairs: Params) =>
  path.includes('?') && pairs.length > 0 ? `${path}&${withQuery('', pairs).slice(1)}` : withQuery(path, pairs);

/** The language of an address, for links that stay in it; none when it names none. */
export function languageParams(address: Pick<Address, 'params'>): Params {
  const language = languageParam(address);
  return language ? [['lang', language]] : [];
}
