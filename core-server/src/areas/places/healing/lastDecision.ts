import type { PlaceDecision } from '@salient/shared/areas/places/placeHealing.ts';
import type { EntityManager } from 'typeorm';
import { placeNaming } from '../placeNaming.ts';
import type { PlaceDecisionEntity } from './PlaceDecisionEntity.ts';

type Decided = Pick<PlaceDecisionEntity, 'id' | 'kind' | 'place_id'>;

/** A decision as its author sees it. */
export async function presentDecision(db: EntityManager, { id, kind, place_id }: Decided): Promise<PlaceDecision> {
  const [named] = await db.query<{ languages?: object; name?: string }[]>(
    `SELECT d.before->'languages' AS languages, m.merged_name AS name
     FROM place_decision d LEFT JOIN record_merge m ON m.id = d.merge_id WHERE d.id = $1`,
    [id],
  );
  return { id, kind, place_id, name: named?.name ?? placeNaming.nameOf({ languages: named?.languages }) ?? '' };
}

/** Whether a decision `d` can still be taken back: its merge is the last that stands, or its place is as it left it. */
const canBeUndone = `CASE WHEN d.merge_id IS NULL
  THEN EXISTS (SELECT FROM place p WHERE p.id = d.place_id AND p.version = d.version)
  ELSE EXISTS (
    SELECT FROM record_merge m JOIN place p ON p.id = m.kept_id
    WHERE m.id = d.merge_id AND m.undone_at IS NULL AND NOT EXISTS (
      SELECT FROM record_merge later
      WHERE later.entity = m.entity AND later.undone_at IS NULL AND later.number > m.number
        AND (later.kept_id IN (m.kept_id, m.merged_id) OR later.merged_id IN (m.kept_id, m.merged_id)))) END`;

/** What a user decided last and may still take back. */
export async function lastDecision(db: EntityManager, userId: string | null): Promise<PlaceDecision | null> {
  const [last] = await db.query<Decided[]>(
    `SELECT id, kind, place_id FROM place_decision d
     WHERE undone_at IS NULL AND user_id = $1 AND ${canBeUndone} ORDER BY id DESC LIMIT 1`,
    [userId],
  );
  return last ? presentDecision(db, last) : null;
}
