import { removePersonFromMemorial, returnPersonToMemorial } from '@salient/shared/areas/persons/memoratedMethods.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { type ChangeRow, changeColumns } from '../../../lib/changes/ChangeRow.ts';
import { followReferences } from '../../../lib/merges/followReferences.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { eventHistoryArea } from '../../events/eventHistoryArea.ts';
import { claimEventsOf } from '../../events/eventKind.ts';

/**
 * Brings back what was removed just now, by whoever removed it or an admin. What changed
 * meanwhile, such as another present grave, may refuse it.
 */
export const handleReturnPersonToMemorial = implement(returnPersonToMemorial, async ({ params, fail, ...context }) => {
  const { db, actor, services } = context;
  const { personId, memorialId } = params;
  await claimEventsOf(context, personId);
  const events = [...new Set(params.events)];
  const removals = (await lastChangesOf(db, events)).flatMap(({ before, ...removal }) => {
    const isOwn = isTakenOff(removal) && (removal.user_id === actor.id || isAdmin(actor));
    const isOfBoth = removal.part_of_id === personId && before?.memorial_id === memorialId;
    return before && isOwn && isOfBoth ? [{ ...removal, before }] : [];
  });
  if (removals.length !== events.length) throw fail.invalidData({ none: ['none: DOES_NOT_EXIST'] });
  for (const { entity_id, version, before } of removals) {
    const kept = await followReferences(db, services, 'person_event', before);
    await eventHistoryArea.bringBack?.(context, entity_id, (version ?? 1) + 1, kept);
  }
  return { status: 'OK' as const, count: removals.length };
});

const isTakenOff = ({ method, after }: Pick<ChangeRow, 'method' | 'after'>): boolean =>
  method === removePersonFromMemorial.name && after === null;

/** The last thing that happened to each of some events. */
const lastChangesOf = (db: EntityManager, events: readonly string[]): Promise<ChangeRow[]> =>
  db.query(
    `SELECT DISTINCT ON (a.entity_id) ${changeColumns} FROM audit_entry a
     WHERE a.entity = 'person_event' AND a.entity_id = ANY($1) ORDER BY a.entity_id, a.id DESC`,
    [events],
  );
