import type { EntityManager } from 'typeorm';
import { PersonEventEntity } from './PersonEventEntity.ts';

/** A person is remembered by a cwxrm sponsor as long as it has such an event (EVENT-42). */
export async function syncRemembered(db: EntityManager, personId: string, type: string): Promise<void> {
  if (type !== 'cwxrm') return;
  const cwxrm_remembered = await db.existsBy(PersonEventEntity, { person_id: personId, type: 'cwxrm' });
  await db.query('UPDATE person SET cwxrm_remembered = $2 WHERE id = $1', [personId, cwxrm_remembered]);
}
