import type { EventDraft } from '@salient/shared/areas/events/checkEvent.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { validateEvent } from './validateEvent.ts';

interface KeptEvent {
  readonly id: string;
  readonly personId: string;
  readonly version: number;
  readonly draft: EventDraft;
}

/**
 * Writes an event that the trail kept anew under its id.
 *
 * @throws RpcFailure invalidData when it does not pass validation any more: a place is gone, another event overlaps.
 */
export async function insertEventAgain(db: EntityManager, { id, personId, version, draft }: KeptEvent): Promise<void> {
  const kept = db.create(PersonEventEntity, { id, person_id: personId, ...draft });
  const { errors } = await validateEvent(db, {}, personId, kept);
  if (!errors.isEmpty) throw new RpcFailure(commonErrors.invalidData, errors.errors);
  await db.insert(PersonEventEntity, { id, person_id: personId, version, ...draft, ...eventKeys(draft) });
}
