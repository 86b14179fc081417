import { type DayOfYear, daysOfDeath, warYears } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import type { ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';
import type { EntityManager } from 'typeorm';
import { isPublicPersonSql } from '../datasets/isPublicPersonSql.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import type { PlaceEntity } from '../places/PlaceEntity.ts';

export interface DayRequest extends DayOfYear {
  /** Of the reading; see `daysOfDeath`. */
  readonly year: number;
  readonly offset: number;
  readonly limit: number;
  /** Whether those are listed too that staff left out. */
  readonly withLeftOut: boolean;
}

/** One of the dead of a day, not yet in the language of a reader. */
export interface DeadOfDay extends Omit<ReviewedName, 'place'> {
  /** The place of death in its languages; empty when unknown. */
  readonly places: Readonly<Record<string, string>>;
}

type Row = Omit<DeadOfDay, 'places'> & {
  readonly languages: PlaceEntity['languages'] | null;
};

/** The dead of a day in the order of their names, and how many they are. Stories and photos count when they are published. */
export async function readNamesOfDay(
  db: EntityManager,
  { year, offset, limit, withLeftOut, ...dayOfYear }: DayRequest,
): Promise<{ data: DeadOfDay[]; total: number }> {
  const days = daysOfDeath(dayOfYear, year);
  const matched = `
    FROM person p
    WHERE p.in_namelist AND ${isPublicPersonSql('p')} AND p.died_year BETWEEN ${warYears.first} AND ${warYears.last}
      AND p.died_month = $1 AND p.died_day = ANY($2::smallint[]) ${withLeftOut ? '' : 'AND NOT p.not_for_loop'}`;
  const wanted = [dayOfYear.month, days.map(({ day }) => day)];
  const [counted] = await db.query<{ n: number }[]>(`SELECT count(*)::integer AS n ${matched}`, wanted);
  const total = counted?.n ?? 0;
  if (limit === 0 || offset >= total) return { data: [], total };
  const rows = await db.query<Row[]>(
    `SELECT page.id, page.surname AS "firstName", page.familyname AS "lastName", page.age,
       page.victim_type AS "victimType", page.died_year AS year, page.version, page.not_for_loop,
       coalesce(m.enlisted_army, '') AS army, place.languages, story.id IS NOT NULL AS "hasStory",
       EXISTS (SELECT FROM person_story_photo ph WHERE ph.story_id = story.id AND ph.kind <> 'map') AS "hasPhoto"
     FROM (SELECT p.* ${matched} ORDER BY p.sort_name, p.id OFFSET $3 LIMIT $4) AS page
     LEFT JOIN LATERAL (
       SELECT e.enlisted_army FROM person_event e
       WHERE e.person_id = page.id AND e.type = 'military' AND page.victim_type = 'military'
       ORDER BY CASE e.enlisted_reason WHEN 'active service' THEN 0 WHEN 'enlisted' THEN 2 ELSE 1 END,
         e.sort_start_date DESC, e.id LIMIT 1) m ON true
     LEFT JOIN LATERAL (
       SELECT d.place_id FROM person_event d WHERE d.person_id = page.id AND d.type = 'died' LIMIT 1) death ON true
     LEFT JOIN place ON place.id = death.place_id
     LEFT JOIN person_story story ON story.person_id_ref = page.id AND story.published_date IS NOT NULL
     ORDER BY page.sort_name, page.id`,
    [...wanted, offset, limit],
  );
  return {
    total,
    data: rows.map(({ languages, ...row }) => ({ ...row, places: languages ? namesOfPlace({ languages }) : {} })),
  };
}
