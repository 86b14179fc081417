import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { followMerges } from './followMerges.ts';

/** What an id of a record names by now. */
export type Standing = (id: string | null) => string | null;

/**
 * What ids that were kept once name by now: the record itself, the one that it became part of, or none where it has gone.
 */
export async function findStanding(
  db: EntityManager,
  entity: HistoryType,
  ids: readonly (string | null)[],
): Promise<Standing> {
  const merged = await followMerges(db, entity, ids);
  const followed = (id: string) => merged.get(id) ?? id;
  const asked = ids.flatMap((id) => (id === null ? [] : [followed(id)]));
  const rows = await db.query<{ id: string }[]>(`SELECT id FROM ${entity} WHERE id = ANY($1)`, [asked]);
  const standing = new Set(rows.map(({ id }) => id));
  return (id) => (id !== null && standing.has(followed(id)) ? followed(id) : null);
}
