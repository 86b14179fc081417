import type { EntityManager } from 'typeorm';
import { MilitaryEntityEntity } from '../military/MilitaryEntityEntity.ts';
import { servedInUnit } from '../persons/soldiers/servedInUnit.ts';

/** As many of a kind as the first page shows. */
const shown = 6;
/** Units with most linked events, among which those are found that most people served in. */
const candidates = 12;

export interface Counted {
  readonly id: string;
  readonly count: number;
}

/** Records with most persons, those with most first. */
export interface CountedWaysIn {
  readonly places: readonly Counted[];
  readonly units: readonly Counted[];
  readonly memorials: readonly Counted[];
}

/** Counts over all events, by their indexes: a matter of a second with a million persons. */
export async function countWaysIn(db: EntityManager): Promise<CountedWaysIn> {
  return {
    places: await db.query<Counted[]>(
      `SELECT place_id AS id, count(*)::integer AS count FROM person_event
       WHERE type = 'died' AND place_id IS NOT NULL GROUP BY place_id ORDER BY count(*) DESC, place_id LIMIT ${shown}`,
    ),
    units: await countUnits(db),
    memorials: await db.query<Counted[]>(
      `SELECT memorial_id AS id, count(DISTINCT person_id)::integer AS count FROM person_event
       WHERE memorial_id IS NOT NULL GROUP BY memorial_id ORDER BY 2 DESC, memorial_id LIMIT ${shown}`,
    ),
  };
}

/** Counted as the page of a unit does: by links, and by what events say in words. */
async function countUnits(db: EntityManager): Promise<Counted[]> {
  const linked = await db.query<{ id: string }[]>(
    `SELECT id FROM (
       SELECT military_regiment_id AS id, count(*) AS events FROM person_event
       WHERE military_regiment_id IS NOT NULL GROUP BY 1
       UNION ALL
       SELECT military_entity_id, count(*) FROM person_event WHERE military_entity_id IS NOT NULL GROUP BY 1
     ) linked GROUP BY id ORDER BY sum(events) DESC, id LIMIT ${candidates}`,
  );
  const counted: Counted[] = [];
  for (const { id } of linked) {
    const unit = await db.findOneBy(MilitaryEntityEntity, { id });
    const served = unit && servedInUnit(unit);
    if (!served) continue;
    const [row] = await db.query<{ count: number }[]>(
      `SELECT count(DISTINCT person_id)::integer AS count FROM (${served.persons}) events`,
      [...served.values],
    );
    counted.push({ id, count: row?.count ?? 0 });
  }
  return counted.sort((a, b) => b.count - a.count).slice(0, shown);
}
