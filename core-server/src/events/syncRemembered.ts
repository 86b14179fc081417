import type { EntityManager } from 'typeorm';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';

/** A person is remembered by a cwxrm sponsor as long as it has such an event (EVENT-42). */
export async function syncRemembered(db: EntityManager, personId: string, type: string): Promise<void> {
  if (type !== 'cwxrm') return;
  const cwxrm_remembered = await db.existsBy(PersonEventEntity, { person_id: personId, type: 'cwxrm' });
  await db.update(PersonEntity, { id: personId }, { cwxrm_remembered });
}
