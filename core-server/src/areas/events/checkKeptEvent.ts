import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { EntityManager } from 'typeorm';
import type { CheckedPersonEvent } from './eventKind.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { validateEvent } from './validateEvent.ts';

/** Whether an event that the trail kept still passes validation: a place may be gone, or another event overlap. */
export async function checkKeptEvent(
  db: EntityManager,
  personId: string,
  draft: EventDraft,
): Promise<CheckedPersonEvent> {
  const kept = db.create(PersonEventEntity, { person_id: personId, ...draft });
  const { errors } = await validateEvent(db, {}, personId, kept);
  return { draft, errors, personId };
}
