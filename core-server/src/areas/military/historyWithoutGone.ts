import type { EntityManager } from 'typeorm';
import { followMerges } from '../../lib/merges/followMerges.ts';
import type { StoredHistory } from './militaryDraft.ts';

/**
 * The events of a history that was stored once, as they can be stored now: what was merged since is the record that it
 * became part of, and an event goes whose entity or place has gone.
 */
export async function historyWithoutGone(
  db: EntityManager,
  history: readonly StoredHistory[],
): Promise<StoredHistory[]> {
  const merged = {
    military_entity: await followMerges(db, 'military_entity', idsOf(history, 'entity_id')),
    place: await followMerges(db, 'place', idsOf(history, 'place_id')),
  };
  const followed = history.map((event) => ({
    ...event,
    entity_id: merged.military_entity.get(event.entity_id ?? '') ?? event.entity_id,
    place_id: merged.place.get(event.place_id ?? '') ?? event.place_id,
  }));
  const entities = await standing(db, 'military_entity', idsOf(followed, 'entity_id'));
  const places = await standing(db, 'place', idsOf(followed, 'place_id'));
  return followed.filter(
    ({ entity_id, place_id }) =>
      (entity_id === null || entities.has(entity_id)) && (place_id === null || places.has(place_id)),
  );
}

const idsOf = (history: readonly StoredHistory[], field: 'entity_id' | 'place_id'): string[] =>
  history.flatMap((event) => event[field] ?? []);

/** Those of some records that are there. */
async function standing(
  db: EntityManager,
  table: 'military_entity' | 'place',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM ${table} WHERE id = ANY($1)`, [ids]);
  return new Set(rows.map(({ id }) => id));
}
