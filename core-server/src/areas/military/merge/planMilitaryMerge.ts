import { makesCircle, type ParentLink } from '@salient/shared/areas/military/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { sameValue } from '../../../lib/changes/sameValue.ts';
import type { MilitaryEntityEntity } from '../MilitaryEntityEntity.ts';
import { loadHistory, type StoredHistory } from '../militaryDraft.ts';
import { parentLinks } from '../parentLinks.ts';

export interface MilitaryMergePlan {
  readonly kept: MilitaryEntityEntity;
  readonly merged: MilitaryEntityEntity;
  /** Events of the merged entity that the kept one gets. */
  readonly moving: readonly StoredHistory[];
  /** Events that the kept entity has already, word for word. */
  readonly folding: readonly StoredHistory[];
  /** Events in the histories of other entities that name the merged one, by their owner. */
  readonly namedIn: ReadonlyMap<string, readonly string[]>;
}

/** What a merge would move. */
export async function planMilitaryMerge(
  db: EntityManager,
  kept: MilitaryEntityEntity,
  merged: MilitaryEntityEntity,
): Promise<MilitaryMergePlan> {
  const own = (await loadHistory(db, kept.id)).map(withoutId);
  const history = await loadHistory(db, merged.id);
  const isThere = (event: StoredHistory) => own.some((each) => sameValue(each, withoutId(event)));
  const naming = await db.query<{ owner: string; ids: string[] }[]>(
    `SELECT military_entity_id AS owner, array_agg(id) AS ids FROM military_entity_history
     WHERE entity_id = $1 GROUP BY 1 ORDER BY 1`,
    [merged.id],
  );
  return {
    kept,
    merged,
    moving: history.filter((event) => !isThere(event)),
    folding: history.filter(isThere),
    namedIn: new Map(naming.map(({ owner, ids }) => [owner, ids])),
  };
}

const withoutId = ({ id: _id, ...event }: StoredHistory) => event;

/** Whether the two as one would be a part of themselves (MILITARY-35). */
export async function mergeMakesCircle(db: EntityManager, keptId: string, mergedId: string): Promise<boolean> {
  const read = parentLinks(db);
  const asOne = (link: ParentLink): ParentLink => (link.entity_id === mergedId ? { ...link, entity_id: keptId } : link);
  const parentsOf = async (id: string) => (await read(id)).map(asOne);
  for (const link of [...(await parentsOf(keptId)), ...(await parentsOf(mergedId))]) {
    if (await makesCircle(keptId, link, parentsOf)) return true;
  }
  return false;
}
