import type { Params } from '@salient/shared/lib/address/params.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

export const linkToMemorial = (address: Address, id: string, params: Params = []) =>
  withQuery(`${address.base}/memorial/${id}`, [...params, ...languageParams(address)]);
