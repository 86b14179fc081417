import { type Address, languageParams, type Params, withQuery } from '../../lib/routing/address.ts';

export const linkToProject = (address: Address, id: string, params: Params = []) =>
  withQuery(`${address.base}/project/${id}`, [...params, ...languageParams(address)]);
