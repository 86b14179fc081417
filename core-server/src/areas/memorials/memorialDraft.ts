import { emptyMemorial } from '@salient/shared/areas/memorials/checkMemorial.ts';
import type { MemorialDraft } from '@salient/shared/areas/memorials/memorialFields.ts';
import { memorialKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { locationOf } from '../../lib/db/locationOf.ts';
import type { MemorialEntity } from './MemorialEntity.ts';

const { loc: _loc, address_loc: _addressLoc, ...inOneColumn } = emptyMemorial;

/** What is stored under its own name: all but the positions, of two columns each. */
const ownColumns = Object.keys(inOneColumn) as (keyof typeof inOneColumn)[];

/** The stored memorial as the validator and the audit trail know it. */
export const memorialDraftOf = (stored: MemorialEntity): MemorialDraft =>
  ({
    ...Object.fromEntries(ownColumns.map((column) => [column, stored[column]])),
    loc: locationOf(stored.lat, stored.lon),
    address_loc: locationOf(stored.address_lat, stored.address_lon),
  }) as MemorialDraft;

/** The columns of a draft that passed its checks, with those that searches and lists read. */
export const memorialColumns = ({ loc, address_loc, ...own }: MemorialDraft) => ({
  ...own,
  lat: loc?.lat ?? null,
  lon: loc?.lon ?? null,
  address_lat: address_loc?.lat ?? null,
  address_lon: address_loc?.lon ?? null,
  ...memorialKeys(own),
});
