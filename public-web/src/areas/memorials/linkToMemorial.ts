import { type Address, languageParams, type Params, withQuery } from '../../lib/routing/address.ts';

export const linkToMemorial = (address: Address, id: string, params: Params = []) =>
  withQuery(`${address.base}/memorial/${id}`, [...params, ...languageParams(address)]);
