import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';

interface EventChange {
  readonly id: string;
  readonly personId: string;
  readonly version: number;
  readonly before: EventDraft | null;
  readonly after: EventDraft | null;
}

/** What the audit trail keeps of an event. */
export const eventState = (personId: string, draft: EventDraft) => ({ person_id: personId, ...draft });

/** Records a change of an event, which stands in the history of its person too. */
export async function recordEventChange(
  db: EntityManager,
  by: { readonly actor: Actor; readonly method: string },
  { id, personId, version, before, after }: EventChange,
): Promise<void> {
  await recordChange(db, {
    ...by,
    entity: 'person_event',
    entityId: id,
    partOf: { type: 'person', id: personId },
    version,
    before: before && eventState(personId, before),
    after: after && eventState(personId, after),
  });
}
