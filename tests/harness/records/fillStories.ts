import { storyTags } from '@salient/shared/areas/stories/storyTypes.ts';

type Query = (statement: string, values: unknown[]) => Promise<unknown>;

/** How the stories of `fillStories`, their persons and places are called. */
export const filledName = 'Vulverhaal';

/** Many stories of made-up persons with three places, two themes and a day of death each; their links are not computed yet. */
export async function fillStories(query: Query, count: number): Promise<void> {
  await query(
    `WITH persons AS (
       INSERT INTO person (id, surname, died_day, died_month, died_year)
       SELECT gen_random_uuid(), $3, 1 + n % 28, 1 + n % 12, 1914 + n % 5 FROM generate_series(1, $2::int) n RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS n FROM persons),
     places AS (
       INSERT INTO place (id, languages, lat, lon)
       SELECT gen_random_uuid(), jsonb_build_object('nl', jsonb_build_object('name', $3::text)),
         50.5 + (n % 40) * 0.02, 2.5 + (n / 40) * 0.02
       FROM generate_series(0, 999) n RETURNING id
     ), numbered_places AS (SELECT id, row_number() OVER () AS n FROM places),
     events AS (
       INSERT INTO person_event (id, person_id, type, place_id)
       SELECT gen_random_uuid(), p.id, 'work', pl.id FROM numbered p CROSS JOIN generate_series(0, 2) i
       JOIN numbered_places pl ON pl.n = 1 + (p.n * 7 + i * 131) % 1000 RETURNING id, person_id
     ), stories AS (
       INSERT INTO person_story (id, person_id_ref, first_name, name_keys, coupling_tags, coupling_use_died_date,
         place_source_event_ref)
       SELECT gen_random_uuid(), n.id, $3, '|' || lower($3) || '|',
         ARRAY[($1::text[])[1 + n.n % 27], ($1::text[])[1 + (n.n * 5) % 27]], true,
         (SELECT e.id FROM events e WHERE e.person_id = n.id LIMIT 1)
       FROM numbered n RETURNING id, person_id_ref
     ) INSERT INTO person_story_event (story_id, event_id)
       SELECT s.id, e.id FROM stories s JOIN events e ON e.person_id = s.person_id_ref`,
    [storyTags, count, filledName],
  );
}

/** Takes away what `fillStories` made. */
export async function emptyStories(query: Query): Promise<void> {
  await query('DELETE FROM person_story WHERE first_name = $1', [filledName]);
  await query('DELETE FROM person WHERE surname = $1', [filledName]);
  await query(`DELETE FROM place WHERE languages->'nl'->>'name' = $1`, [filledName]);
}
