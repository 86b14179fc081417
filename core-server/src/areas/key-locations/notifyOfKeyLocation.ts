import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import type { EntityManager } from 'typeorm';
import { notifyKiosks } from '../kiosks/notifyKiosks.ts';

/** Has kiosks and open maps told that a key came, went or changed, when this transaction is committed (MAP-10). */
export async function notifyOfKeyLocation(db: EntityManager, id: string): Promise<void> {
  const kiosks = [...kioskNumbers];
  await notifyKiosks(db, { event: 'key_location_changed', hint: { kiosks, key_location_id: id } });
}
