import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import { on } from '../../lib/hooks/Hooks.ts';
import {
  eventsOfMilitaryEntity,
  militaryEntitiesMerging,
  militaryEntityNamed,
  militaryEntityRemoving,
  militaryMergeUndoing,
} from '../military/militaryHooks.ts';

const named = '(military_entity_id = $1 OR military_regiment_id = $1)';

/** The columns in which an event of a person names a military entity. */
const linkColumns = ['military_entity_id', 'military_regiment_id'] as const;

/**
 * How events follow their military entities (EVENT-40). A link says nothing that an editor wrote, so that it changes
 * without a new version of the event; what an event tells of army, regiment and unit stays as it was written.
 */
export const militaryLinks = [
  on(militaryEntityNamed, async ({ db, entity }) => {
    const keys = [entity.army, entity.regiment, entity.unit, entity.unit_nr].map(eventTextKey);
    if (entity.type === 'regiment') {
      await db.query(
        `UPDATE person_event SET military_regiment_id = $1
         WHERE type = 'military' AND army_key = $2 AND regt_key = $3 AND military_regiment_id IS NULL`,
        [entity.id, ...keys.slice(0, 2)],
      );
    }
    if (entity.type === 'unit') {
      await db.query(
        `UPDATE person_event SET military_entity_id = $1
         WHERE type = 'military' AND army_key = $2 AND regt_key = $3 AND unit_key = $4 AND nr_key = $5
           AND military_entity_id IS NULL`,
        [entity.id, ...keys],
      );
    }
  }),
  on(militaryEntityRemoving, async ({ db, id }) => {
    const [row] = await db.query<{ isNamed: boolean }[]>(
      `SELECT EXISTS (SELECT FROM person_event WHERE ${named}) AS "isNamed"`,
      [id],
    );
    return row?.isNamed ? ['none: REFERENCED_BY_PERSON_EVENT'] : [];
  }),
  on(eventsOfMilitaryEntity, async ({ db, id }) => {
    const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM person_event WHERE ${named}`, [
      id,
    ]);
    return row?.n ?? 0;
  }),
  on(militaryEntitiesMerging, async ({ db, keptId, mergedId }) => {
    const moved: Record<string, string[]> = {};
    for (const column of linkColumns) {
      const [rows] = await db.query<[{ id: string }[], number]>(
        `UPDATE person_event SET ${column} = $1 WHERE ${column} = $2 RETURNING id`,
        [keptId, mergedId],
      );
      moved[column] = rows.map(({ id }) => id);
    }
    return moved;
  }),
  on(militaryMergeUndoing, async ({ db, keptId, mergedId, moved }) => {
    for (const column of linkColumns) {
      await db.query(`UPDATE person_event SET ${column} = $1 WHERE id = ANY($2) AND ${column} = $3`, [
        mergedId,
        moved[column] ?? [],
        keptId,
      ]);
    }
  }),
];
