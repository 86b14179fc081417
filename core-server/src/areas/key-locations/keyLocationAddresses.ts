import type { AddressPages } from '../short-addresses/AddressPage.ts';
import { removedAt } from '../short-addresses/removedAt.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';

/** A key's page is there as long as the key is. */
export const keyLocationAddresses: AddressPages = {
  key_location: async (db, { id }) =>
    (await db.existsBy(KeyLocationEntity, { id }))
      ? { isPublic: true }
      : { isPublic: false, since: await removedAt(db, 'key_location', id) },
};
