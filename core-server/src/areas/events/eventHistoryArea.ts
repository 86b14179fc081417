import type { EventDraft } from '@salient/shared/areas/events/checkEvent.ts';
import type { HistoryArea } from '../../lib/changes/HistoryArea.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { claimEventsOf, handleUpdatePersonEvent } from './changeEvent.ts';
import { eventDraftOf } from './eventDraft.ts';
import { insertEventAgain } from './insertEventAgain.ts';
import { maySeePerson } from './maySeePerson.ts';
import { PersonEventEntity } from './PersonEventEntity.ts';
import { eventState, recordEventChange } from './recordEventChange.ts';
import { syncRemembered } from './syncRemembered.ts';

const isLifeEvent = (type: unknown) => type === 'born' || type === 'died';

/** How history reads and restores events. Born and died events come and go, and have their dates, with their person. */
export const eventHistoryArea: HistoryArea = {
  maySee: async (db, actor, id) => {
    const [row] = await db.query<{ person_id: string | null }[]>(
      `SELECT coalesce((SELECT person_id FROM person_event WHERE id = $1),
         (SELECT part_of_id FROM audit_entry WHERE entity = 'person_event' AND entity_id = $1 ORDER BY id DESC LIMIT 1))
         AS person_id`,
      [id],
    );
    return typeof row?.person_id === 'string' && maySeePerson(db, actor, row.person_id);
  },
  state: async (db, id) => {
    const event = await db.findOneBy(PersonEventEntity, { id });
    return event && { version: event.version, fields: eventState(event.person_id, eventDraftOf(event)) };
  },
  fixed: ({ type }) => [
    'person_id',
    'batch',
    'csv_id',
    'place_as_written',
    ...(isLifeEvent(type) ? ['start_day', 'start_month', 'start_year'] : []),
  ],
  update: async (restoring, id, version, fields) => {
    await callWithin(handleUpdatePersonEvent, restoring, { event: { id, version, ...fields } });
  },
  mayBringBack: (kept) => !('import' in kept) && typeof kept.person_id === 'string' && !isLifeEvent(kept.type),
  bringBack: async ({ db, actor, method }, id, version, kept) => {
    const { person_id, ...fields } = kept;
    const personId = String(person_id);
    const draft = fields as EventDraft;
    await claimEventsOf({ db, actor }, personId);
    await insertEventAgain(db, { id, personId, version, draft });
    await syncRemembered(db, personId, draft.type);
    await recordEventChange(db, { actor, method }, { id, personId, version, before: null, after: draft });
  },
};
