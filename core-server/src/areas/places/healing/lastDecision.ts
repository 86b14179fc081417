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

/** What an account decided last and has not taken back. */
export async function lastDecision(db: EntityManager, account: string | null): Promise<PlaceDecision | null> {
  const [last] = await db.query<Decided[]>(
    `SELECT id, kind, place_id FROM place_decision WHERE undone_at IS NULL AND account = $1 ORDER BY id DESC LIMIT 1`,
    [account],
  );
  return last ? presentDecision(db, last) : null;
}
