import type { DayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import type { StoryTarget } from '@salient/shared/areas/persons/storyTargets.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { addressKindOf } from '@salient/shared/areas/stories/storyAddressKind.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { printSearch } from '../search/searchAddress.ts';
import { emptySearch, type SearchState } from '../search/searchQuery.ts';
import {
  type Address,
  addParams,
  languageParam,
  type Params,
  paramOf,
  pathParams,
  readAddress,
  withQuery,
} from './address.ts';
import { mapPath } from './head.ts';

/** Where a page leads back to: the search it came from or the project, as a code and its parameters. */
export type Via =
  | { readonly page: 'search'; readonly params: string }
  | { readonly page: 'project'; readonly id: string };

export interface Links {
  readonly search: (state?: SearchState) => string;
  readonly person: (id: string, via?: Via) => string;
  readonly project: (id: string, params?: Params) => string;
  readonly keyLocation: (id: string) => string;
  /** One of a story's public pages, which stand on the main origin alone. */
  readonly story: (target: StoryTarget, id: string) => string;
  readonly keys: () => string;
  readonly keyMap: (language: Language) => string;
  /** A public page in the language of the address, with what else its own address says. */
  readonly to: (path: string, params?: Params) => string;
  /** The names of a day, of the present one unless given; pages from 1. */
  readonly namesOfDay: (day?: DayOfYear, page?: number) => string;
  readonly accessibility: () => string;
}

/** Addresses in the same base path and, when the present address names a language, in that language. */
export function linksFrom(address: Address): Links {
  const language = languageParam(address);
  const tail: Params = language ? [['lang', language]] : [];
  const { base } = address;
  return {
    search: (state = emptySearch) => {
      const params = printSearch(state);
      return withQuery(params.length === 0 && base ? base : `${base}/search`, [...params, ...tail]);
    },
    person: (id, via) =>
      `${base}/person/${pathParams([['_id', id], ...(via ? [['via', printVia(via)] as const] : []), ...tail])}`,
    project: (id, params = []) => withQuery(`${base}/project/${id}`, [...params, ...tail]),
    keyLocation: (id) => withQuery(`${base}/public/key_locations/${id}`, tail),
    story: (target, id) => withQuery(publicPathOf({ kind: addressKindOf[target], id, second_id: null }), tail),
    keys: () => withQuery(`${base}/keys`, tail),
    keyMap: (shown) => `${base}${mapPath}/${shown}`,
    to: (path, params = []) => addParams(base + path, [...params, ...tail]),
    namesOfDay: (day, page = 1) =>
      withQuery(namesOfDayPath(day), [...(page > 1 ? [['page', String(page)] as const] : []), ...tail]),
    accessibility: () => withQuery('/publicsearch/accessibility', tail),
  };
}

/** A page code, joined to what belongs to it by a tilde, as the documents' `via` is. */
const printVia = (via: Via) => `${via.page}~${via.page === 'search' ? via.params : via.id}`;

/** The way back that an address names; null when there is none, or none of ours. */
export function viaOf({ params }: Address): Via | null {
  const [page, ...rest] = (paramOf(params, 'via') ?? '').split('~');
  const value = rest.join('~');
  if (page === 'search') return { page, params: value };
  if (page === 'project' && /^[0-9a-f-]{36}$/.test(value)) return { page, id: value };
  return null;
}

/** Code of the present search, for links that lead back to it. */
export const searchVia = (state: SearchState): Via => ({
  page: 'search',
  params: withQuery('', printSearch(state)).slice(1),
});

export function useAddress(): Address {
  const { pathname, search } = useLocation();
  return useMemo(() => readAddress(pathname, search), [pathname, search]);
}

export function useLinks(): Links {
  const address = useAddress();
  return useMemo(() => linksFrom(address), [address]);
}

/** The same page in another language: everything of the address stays but the language. */
export function inLanguage(pathname: string, search: string, language: string): string {
  const isOther = (pair: string) => !/^(lang|language)=/i.test(pair);
  const path = pathname
    .split('/')
    .map((segment) => (segment.includes('=') ? segment.split('&').filter(isOther).join('&') : segment))
    .join('/');
  const query = search.replace(/^\?/, '').split('&').filter(Boolean).filter(isOther);
  const [map, rest] = pathname.split(mapPath);
  if (rest !== undefined) return `${map}${mapPath}/${[language, query.join('&')].filter(Boolean).join('?')}`;
  return `${path}?${[...query, `lang=${language}`].join('&')}`;
}
