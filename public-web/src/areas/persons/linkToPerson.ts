import { type Address, languageParams, pathParams } from '../../lib/routing/address.ts';
import { printVia, type Via } from './via.ts';

export const linkToPerson = (address: Address, id: string, via?: Via) =>
  `${address.base}/person/${pathParams([['_id', id], ...(via ? [['via', printVia(via)] as const] : []), ...languageParams(address)])}`;
