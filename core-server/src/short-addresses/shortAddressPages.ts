import type { ShortAddressKind, ShortAddressTarget } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { EntityManager } from 'typeorm';
import { KeyLocationEntity } from '../key-locations/KeyLocationEntity.ts';
import { storyAddressPages } from '../stories/storyAddresses.ts';
import type { PageState } from './PageState.ts';
import { removedAt } from './removedAt.ts';

/** Tells the state of the page of each kind. An area adds its line here. */
export const shortAddressPages: Readonly<
  Partial<Record<ShortAddressKind, (db: EntityManager, target: ShortAddressTarget) => Promise<PageState>>>
> = {
  key_location: async (db, { id }) =>
    (await db.existsBy(KeyLocationEntity, { id }))
      ? { isPublic: true }
      : { isPublic: false, since: await removedAt(db, 'key_location', id) },
  ...storyAddressPages,
};
