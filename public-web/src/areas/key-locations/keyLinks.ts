import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

/** The map's path, which has the language in a segment of its own (ROUTE-54). */
export const mapPath = '/public/key_locations_map';

export const linkToKey = (address: Address, id: string) =>
  withQuery(`${address.base}/public/key_locations/${id}`, languageParams(address));

export const linkToKeys = (address: Address) => withQuery(`${address.base}/keys`, languageParams(address));

/** The map in a language, or in the visitor's own. */
export const linkToKeyMap = ({ base }: Address, language: Language | null) =>
  language ? `${base}${mapPath}/${language}` : `${base}${mapPath}`;
