import type { Params } from '@salient/shared/lib/address/params.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

export const linkToProject = (address: Address, id: string, params: Params = []) =>
  withQuery(`${address.base}/project/${id}`, [...params, ...languageParams(address)]);
