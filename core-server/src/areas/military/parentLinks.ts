import { askOnce } from '@salient/shared/lib/periods/askOnce.ts';
import type { ParentLink } from '@salient/shared/lib/periods/findCircle.ts';
import type { EntityManager } from 'typeorm';

/** Reads of what each entity was part, by its stored history. */
export const parentLinks = (db: EntityManager) =>
  askOnce((id) =>
    db.query<ParentLink[]>(
      `SELECT from_date, to_date, entity_id AS parent_id FROM military_entity_history
       WHERE military_entity_id = $1 AND type IN ('structure', 'attached') AND entity_id IS NOT NULL`,
      [id],
    ),
  );
