import { findChangesByOthers } from '@salient/shared/areas/changes/changeMethods.ts';
import { startPlaceLookup } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { type ChangeRow, changeColumns } from '../../lib/changes/ChangeRow.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { presentChanges } from './presentChanges.ts';

/** So many of the own last changes tell which records somebody works on. */
const ownChanges = 500;
const pastDays = 30;
/** A merge moves thousands of parts and the look-up of places goes through all: in neither did anybody touch the record. */
const byHand = `NOT (source = 'merge' AND part_of_id IS NOT NULL) AND method <> $5`;

export const handleFindChangesByOthers = implement(findChangesByOthers, async ({ params, db, actor, services }) => {
  if (actor.id === null) return [];
  const { historyAreas, now } = services;
  const since = new Date(now().getTime() - pastDays * 24 * 3_600_000);
  const rows = await db.query<ChangeRow[]>(
    `WITH mine AS (
       SELECT DISTINCT coalesce(part_of_type, entity) AS type, coalesce(part_of_id, entity_id) AS id
       FROM (SELECT * FROM audit_entry WHERE user_id = $1 AND ${byHand} ORDER BY id DESC LIMIT $2) AS own)
     SELECT ${changeColumns} FROM mine CROSS JOIN LATERAL (
       SELECT * FROM audit_entry
       WHERE entity = mine.type AND entity_id = mine.id AND user_id <> $1 AND at >= $3 AND ${byHand}
       UNION ALL
       SELECT * FROM audit_entry
       WHERE part_of_type = mine.type AND part_of_id = mine.id AND user_id <> $1 AND at >= $3 AND ${byHand}
     ) AS a ORDER BY a.id DESC LIMIT $4`,
    [actor.id, ownChanges, since, params.limit, startPlaceLookup.name],
  );
  const seen: ChangeRow[] = [];
  for (const row of rows) {
    const isSeen = await historyAreas[row.entity].maySee(db, actor, row.entity_id);
    if (isSeen) seen.push(row);
  }
  return presentChanges(db, historyAreas, seen, actor);
});
