import { mayReadEventField } from '@salient/shared/areas/events/sponsorPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Conflict } from '@salient/shared/lib/history/conflict.ts';
import type { EntityManager } from 'typeorm';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';

/** What the loser of two saves of an event is told, without what `actor` may not read of it. */
export async function eventConflict(
  db: EntityManager,
  actor: Pick<Actor, 'type'>,
  id: string,
  version: number,
  currentVersion: number,
): Promise<Conflict> {
  const details = await conflictDetails(db, 'person_event', id, version, currentVersion);
  const mayRead = (field: string) => mayReadEventField(actor, field);
  return {
    ...details,
    changedFields: details.changedFields.filter(mayRead),
    current: Object.fromEntries(Object.entries(details.current).filter(([field]) => mayRead(field))),
    changes: details.changes.filter(({ field }) => mayRead(field)),
  };
}
