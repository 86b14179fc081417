import type { Params } from '@salient/shared/lib/address/params.ts';
import { type Address, addParams, languageParams, withQuery } from './address.ts';

// Links stay below the base of an address and, when it names a language, in that language.

/** A path of the public pages, with what else its own address says. */
export const linkTo = (address: Address, path: string, params: Params = []) =>
  addParams(address.base + path, [...params, ...languageParams(address)]);

/** Where visits start: the empty form of the search. */
export const linkToStart = (address: Address) => withQuery(address.base || '/search', languageParams(address));
