import { type EventDraft, emptyEvent } from '@salient/shared/areas/events/eventDraft.ts';
import { hasDied } from '@salient/shared/areas/persons/hasDied.ts';
import type { PersonDraft } from '@salient/shared/areas/persons/personFields.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { eventDraftOf } from '../events/eventDraft.ts';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { recordEventChange } from '../events/recordEventChange.ts';

interface By {
  readonly actor: Actor;
  readonly method: string;
}

/** Whether a person of these fields has a died event. */
export const hasDiedEvent = (draft: PersonDraft) =>
  hasDied(draft, { day: draft.died_day, month: draft.died_month, year: draft.died_year });

/**
 * Keeps the born and died events equal to the person's dates and creates them where they are missing (EVENT-24). A died
 * event that somebody turns out not to have goes, unless it holds more than the date.
 *
 * @param by whose change of the person this follows; null for a new person, whose own entry in the trail says it all.
 */
export async function syncLifeEvents(
  db: EntityManager,
  personId: string,
  draft: PersonDraft,
  by: By | null,
): Promise<void> {
  const born = { day: draft.born_day, month: draft.born_month, year: draft.born_year };
  await sync(db, personId, 'born', born, true, by);
  const died = { day: draft.died_day, month: draft.died_month, year: draft.died_year };
  await sync(db, personId, 'died', died, hasDiedEvent(draft), by);
}

async function sync(
  db: EntityManager,
  personId: string,
  type: 'born' | 'died',
  { day, month, year }: { day: number | null; month: number | null; year: number | null },
  wanted: boolean,
  by: By | null,
): Promise<void> {
  const event = await db.findOneBy(PersonEventEntity, { person_id: personId, type });
  const date = { start_day: day, start_month: month, start_year: year };
  const before = event && eventDraftOf(event);
  if (before && !wanted && isEmpty({ ...before, ...date })) {
    await db.delete(PersonEventEntity, { id: event.id });
    if (by)
      await recordEventChange(db, by, { id: event.id, personId, version: event.version + 1, before, after: null });
  } else if (before) {
    if (event.start_day === day && event.start_month === month && event.start_year === year) return;
    const version = event.version + 1;
    await db.update(PersonEventEntity, { id: event.id }, { ...date, version, updated_at: new Date() });
    const after = { ...before, ...date };
    if (by) await recordEventChange(db, by, { id: event.id, personId, version, before, after });
  } else if (wanted) {
    const id = uuidv7();
    const after = { ...emptyEvent(type), ...date };
    await db.insert(PersonEventEntity, { id, person_id: personId, ...after, ...eventKeys(after) });
    if (by) await recordEventChange(db, by, { id, personId, version: 1, before: null, after });
  }
}

function isEmpty(draft: EventDraft): boolean {
  return Object.entries(emptyEvent(draft.type)).every(([field, value]) => draft[field as keyof EventDraft] === value);
}
