import type { EntityManager } from 'typeorm';
import { findStanding } from '../../lib/merges/findStanding.ts';
import type { StoredHistory } from './militaryDraft.ts';

/**
 * The events of a history that was stored once, as they can be stored now: what was merged since is the record that it
 * became part of, and an event goes whose entity or place has gone.
 */
export async function historyWithoutGone(
  db: EntityManager,
  history: readonly StoredHistory[],
): Promise<StoredHistory[]> {
  const entityNow = await findStanding(
    db,
    'military_entity',
    history.map(({ entity_id }) => entity_id),
  );
  const placeNow = await findStanding(
    db,
    'place',
    history.map(({ place_id }) => place_id),
  );
  return history.flatMap((event) => {
    const now = { ...event, entity_id: entityNow(event.entity_id), place_id: placeNow(event.place_id) };
    const isGone =
      (event.entity_id !== null && now.entity_id === null) || (event.place_id !== null && now.place_id === null);
    return isGone ? [] : [now];
  });
}
