import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { recordHistory } from '../../lib/records/recordHistory.ts';
import { callWithin } from '../../lib/rpc/callWithin.ts';
import { handleUpdatePersonEvent } from './changeEvent.ts';
import { checkKeptEvent } from './checkKeptEvent.ts';
import { claimEventsOf, eventKind } from './eventKind.ts';
import { maySeePerson } from './maySeePerson.ts';

const isLifeEvent = (type: unknown) => type === 'born' || type === 'died';

/** How history reads and restores events. Born and died events come and go, and have their dates, with their person. */
export const eventHistoryArea = recordHistory(eventKind, {
  naming: { columns: ['type', 'start_day', 'start_month', 'start_year'], nameOf: () => null },
  maySee: async (db, actor, id) => {
    const [row] = await db.query<{ person_id: string | null }[]>(
      `SELECT coalesce((SELECT person_id FROM person_event WHERE id = $1),
         (SELECT part_of_id FROM audit_entry WHERE entity = 'person_event' AND entity_id = $1 ORDER BY id DESC LIMIT 1))
         AS person_id`,
      [id],
    );
    return typeof row?.person_id === 'string' && maySeePerson(db, actor, row.person_id);
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
  checkKept: async (restoring, { person_id, ...draft }) => {
    const personId = String(person_id);
    await claimEventsOf(restoring, personId);
    return checkKeptEvent(restoring.db, personId, draft as EventDraft);
  },
});
