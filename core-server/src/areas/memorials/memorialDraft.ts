import { type MemorialDraft, memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import { memorialKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { emptyDraft } from '@salient/shared/lib/fields/fields.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { MemorialEntity } from './MemorialEntity.ts';

const ownColumns = [
  ...(Object.keys(emptyDraft(memorialFields)) as (keyof MemorialEntity & keyof MemorialDraft)[]),
  ...(['type_plate_details', 'cemetery_kind', 'cemetery_exists', 'cemetery_nationality'] as const),
];

/** Two columns as one position; null while there is none. */
export const locationOf = (lat: number | null, lon: number | null): Location | null =>
  lat === null || lon === null ? null : { lat, lon };

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
