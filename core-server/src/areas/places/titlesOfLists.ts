import type { EntityManager } from 'typeorm';

/** Persons whose lists are looked at, those first who came first: enough to name them all, however many there are. */
const mostPersons = 500;

/**
 * Titles of the lists by which persons came.
 *
 * @param persons SQL of rows (person_id), with its parameters.
 */
export async function titlesOfLists(db: EntityManager, persons: string, parameters: unknown[]): Promise<string[]> {
  const rows = await db.query<{ title: string }[]>(
    `SELECT DISTINCT coalesce(nullif(b.title, ''), b.source) AS title
     FROM (SELECT DISTINCT person_id FROM (${persons}) found ORDER BY person_id LIMIT ${mostPersons}) named
     JOIN import_row r ON r.entity_id = named.person_id
     JOIN import_batch b ON b.id = r.batch_id
     ORDER BY 1`,
    parameters,
  );
  return rows.map(({ title }) => title);
}
