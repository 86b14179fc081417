import type { KeyLocationDraft } from '@salient/shared/areas/key-locations/checkKeyLocation.ts';
import type { EntityManager } from 'typeorm';
import { giveShortAddress } from '../short-addresses/giveShortAddress.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { keyLocationColumns } from './keyLocationDraft.ts';

interface NewKeyLocation {
  readonly id: string;
  readonly version: number;
  readonly draft: KeyLocationDraft;
  readonly now: Date;
}

/** Writes a key location, new or brought back under its id; its short address is the same for ever. */
export async function insertKeyLocation(
  db: EntityManager,
  { id, version, draft, now }: NewKeyLocation,
): Promise<KeyLocationEntity> {
  await db.insert(KeyLocationEntity, {
    id,
    version,
    ...keyLocationColumns(draft),
    created_at: now,
    updated_at: now,
  });
  await giveShortAddress(db, { kind: 'key_location', id });
  return db.findOneByOrFail(KeyLocationEntity, { id });
}
