import { isUnknown } from '@salient/shared/dates/partialDate.ts';
import { type EventDraft, emptyEvent } from '@salient/shared/events/checkEvent.ts';
import type { PersonDraft } from '@salient/shared/persons/checkPerson.ts';
import { eventKeys } from '@salient/shared/search/eventKeys.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { eventDraftOf } from '../events/eventDraft.ts';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';

/** Whether a person of these fields has a died event: every victim, and whoever has a part of a death date (EVENT-24). */
export const hasDiedEvent = (draft: PersonDraft) =>
  draft.war_casualty || !isUnknown({ day: draft.died_day, month: draft.died_month, year: draft.died_year });

/**
 * Keeps the born and died events equal to the person's dates and creates them where they are missing (EVENT-24). A died
 * event that somebody turns out not to have goes, unless it holds more than the date.
 */
export async function syncLifeEvents(db: EntityManager, personId: string, draft: PersonDraft): Promise<void> {
  await sync(db, personId, 'born', { day: draft.born_day, month: draft.born_month, year: draft.born_year }, true);
  const died = { day: draft.died_day, month: draft.died_month, year: draft.died_year };
  await sync(db, personId, 'died', died, hasDiedEvent(draft));
}

async function sync(
  db: EntityManager,
  personId: string,
  type: 'born' | 'died',
  { day, month, year }: { day: number | null; month: number | null; year: number | null },
  wanted: boolean,
): Promise<void> {
  const event = await db.findOneBy(PersonEventEntity, { person_id: personId, type });
  const date = { start_day: day, start_month: month, start_year: year };
  if (event && !wanted && isEmpty({ ...eventDraftOf(event), ...date })) {
    await db.delete(PersonEventEntity, { id: event.id });
  } else if (event) {
    if (event.start_day === day && event.start_month === month && event.start_year === year) return;
    await db.update(
      PersonEventEntity,
      { id: event.id },
      { ...date, version: event.version + 1, updated_at: new Date() },
    );
  } else if (wanted) {
    const fresh = { ...emptyEvent(type), ...date };
    await db.insert(PersonEventEntity, { id: uuidv7(), person_id: personId, ...fresh, ...eventKeys(fresh) });
  }
}

function isEmpty(draft: EventDraft): boolean {
  return Object.entries(emptyEvent(draft.type)).every(([field, value]) => draft[field as keyof EventDraft] === value);
}
