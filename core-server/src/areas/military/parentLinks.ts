import type { ParentLink } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';

/** Reads of what each entity was part, by its stored history; each entity is asked once. */
export function parentLinks(db: EntityManager): (id: string) => Promise<readonly ParentLink[]> {
  const known = new Map<string, Promise<readonly ParentLink[]>>();
  return (id) => {
    const links =
      known.get(id) ??
      db.query<ParentLink[]>(
        `SELECT from_date, to_date, entity_id AS parent_id FROM military_entity_history
         WHERE military_entity_id = $1 AND type IN ('structure', 'attached') AND entity_id IS NOT NULL`,
        [id],
      );
    known.set(id, links);
    return links;
  };
}
