import { maxFacetValues } from '@salient/shared/areas/search/facetKeys.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import type { EntityManager } from 'typeorm';

/** Counts per facet value over all persons that meet `where`, most frequent first. */
export async function facetsOf(
  db: EntityManager,
  where: readonly string[],
  values: readonly unknown[],
): Promise<Facets> {
  const rows = await db.query<{ key: keyof Facets; value: string; count: number }[]>(
    `WITH matched AS MATERIALIZED (
       SELECT p.id, p.victim_type, p.gender, p.nationality, p.died_year,
         p.id IN (SELECT person_id_ref FROM person_story WHERE published_date IS NOT NULL) AS has_story FROM person p
       ${where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`}
     ), counted AS (
       SELECT 'victim_type' AS key, victim_type AS value, count(*) AS n FROM matched GROUP BY 2
       UNION ALL SELECT 'gender', gender, count(*) FROM matched GROUP BY 2
       UNION ALL SELECT 'nationality', nationality, count(*) FROM matched WHERE nationality <> '' GROUP BY 2
       UNION ALL SELECT 'died_year', died_year::text, count(*) FROM matched WHERE died_year IS NOT NULL GROUP BY 2
       UNION ALL SELECT 'army', e.enlisted_army, count(DISTINCT e.person_id) FROM person_event e
         JOIN matched ON matched.id = e.person_id WHERE e.type = 'military' AND e.enlisted_army <> '' GROUP BY 2
       UNION ALL SELECT 'died_place', e.place_id::text, count(*) FROM person_event e
         JOIN matched ON matched.id = e.person_id WHERE e.type = 'died' AND e.place_id IS NOT NULL GROUP BY 2
       UNION ALL SELECT 'has_story', has_story::text, count(*) FROM matched GROUP BY 2
       UNION ALL SELECT 'has_photo', 'false', count(*) FROM matched HAVING count(*) > 0
     ), ranked AS (
       SELECT *, row_number() OVER (PARTITION BY key ORDER BY n DESC, value) AS place FROM counted
     )
     SELECT key, value, n::integer AS count FROM ranked WHERE place <= ${maxFacetValues} ORDER BY key, place`,
    [...values],
  );
  const facets: Facets = {};
  for (const { key, value, count } of rows) {
    const list = facets[key] ?? [];
    list.push({ value, count });
    facets[key] = list;
  }
  return facets;
}
