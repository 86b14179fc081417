import { makesCircle, type ParentLink } from '@salient/shared/areas/military/findCircle.ts';
import type { EntityManager } from 'typeorm';
import { parentLinks } from './parentLinks.ts';

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
