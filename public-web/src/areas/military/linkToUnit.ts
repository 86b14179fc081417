import { type Address, languageParams, type Params, withQuery } from '../../lib/routing/address.ts';

export const linkToUnit = (address: Address, id: string, params: Params = []) =>
  withQuery(`${address.base}/unit/${id}`, [...params, ...languageParams(address)]);
