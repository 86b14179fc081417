import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import type { PersonEventEntity } from './PersonEventEntity.ts';

/** The stored event as the validator and the audit trail know it. */
export function eventDraftOf(event: PersonEventEntity): EventDraft {
  const fields = Object.keys(emptyEvent(event.type)) as (keyof EventDraft)[];
  return Object.fromEntries(fields.map((field) => [field, event[field]])) as EventDraft;
}
