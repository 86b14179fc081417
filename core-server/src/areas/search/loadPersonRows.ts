import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { EntityManager } from 'typeorm';

/** Rows of a result table by id, in the order of `ids`. */
export async function loadPersonRows(
  db: EntityManager,
  ids: readonly string[],
): Promise<Omit<PersonRow, 'reason' | 'matched_name'>[]> {
  if (ids.length === 0) return [];
  return db.query(
    `SELECT p.id, p.surname, p.familyname, p.alternative_surnames, p.alternative_familynames, p.gender,
       p.sort_born_date AS born, p.sort_died_date AS died, p.age, p.victim_type, p.in_namelist,
       coalesce(m.enlisted_army, '') AS army, coalesce(m.enlisted_regt, '') AS regiment,
       coalesce(m.enlisted_unit, '') AS unit, coalesce(m.enlisted_nr, '') AS unit_nr,
       coalesce(m.enlisted_sub, '') AS sub, coalesce(m.enlisted_rank, '') AS rank,
       coalesce(m.enlisted_number, '') AS number
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN person p ON p.id = wanted.id
     LEFT JOIN LATERAL (
       SELECT * FROM person_event e WHERE e.person_id = p.id AND e.type = 'military'
       ORDER BY CASE e.enlisted_reason WHEN 'active service' THEN 0 WHEN 'enlisted' THEN 2 ELSE 1 END,
         e.sort_start_date DESC, e.id LIMIT 1) m ON true
     ORDER BY wanted.place`,
    [ids],
  );
}
