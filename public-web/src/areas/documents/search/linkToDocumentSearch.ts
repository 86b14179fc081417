import { type Address, languageParams, withQuery } from '../../../lib/routing/address.ts';

/** The search in documents, empty unless words are given. On the main origin `/documents` are the staff's own. */
export const linkToDocumentSearch = (address: Pick<Address, 'base' | 'params'>, text = '', page = 1) =>
  withQuery(`${address.base || '/publicsearch'}/documents`, [
    ...(text ? [['q', text] as const] : []),
    ...(page > 1 ? [['page', String(page)] as const] : []),
    ...languageParams(address),
  ]);
