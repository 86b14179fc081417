import type { QueryRunner } from 'typeorm';

/** More persons than this under one key are no pair but a common name on a bloody day: narrower keys find those. */
const largestBlock = 40;

const block = (key: string, from: string) => `INSERT INTO block SELECT id, hashtextextended(${key}, 0) FROM ${from}`;
const heard = 'person p CROSS JOIN LATERAL unnest(sound_keys) AS sound';
/** The first own given name, in compared form. */
const given = `split_part(split_part(surname_keys, '|', 2), ' ', 1)`;

/** What two entries of one man share, each kind of key for another kind of slip. */
const blocks = [
  // The day of birth or death, and the sound of the family name; with the initial where many share both.
  block(`'b ' || born_min || sound`, `${heard} WHERE born_min = born_max`),
  block(`'d ' || died_min || sound`, `${heard} WHERE died_min = died_max`),
  block(
    `'i ' || died_min || sound || left(initials_key, 1)`,
    `${heard} WHERE died_min = died_max AND initials_key <> ''`,
  ),
  // Both days, or one day and the first name, whatever became of the family name.
  block(`'l ' || born_min || ' ' || died_min`, `person WHERE born_min = born_max AND died_min = died_max`),
  block(`'g ' || born_min || ${given}`, `person WHERE born_min = born_max AND surname_keys <> ''`),
  // Years, where nobody knows the day.
  block(
    `'y ' || died_year || ' ' || coalesce(born_year, 0) || sound || ${given}`,
    `${heard} WHERE died_year IS NOT NULL AND surname_keys <> ''`,
  ),
  block(`'z ' || born_year || sound || ${given}`, `${heard} WHERE born_year IS NOT NULL AND surname_keys <> ''`),
  // The service number, and the sound of the name or the first name.
  block(
    `'n ' || number_key || key`,
    `(SELECT DISTINCT p.id, e.number_key, key
      FROM person_event e JOIN person p ON p.id = e.person_id
      CROSS JOIN LATERAL unnest(sound_keys || ARRAY[${given}]) AS key
      WHERE e.type = 'military' AND e.number_key <> '' AND key <> '') AS numbered`,
  ),
];

/**
 * Puts the pairs that are worth comparing into the table `pair` of this session. All in the database, which sorts on
 * disk what does not fit: no more than the keys of one block is ever held here.
 *
 * @returns how many there are.
 */
export async function findPairs(runner: QueryRunner): Promise<number> {
  await runner.query('DROP TABLE IF EXISTS pg_temp.block, pg_temp.pair');
  await runner.query('CREATE TEMP TABLE block (person_id uuid, key bigint)');
  for (const statement of blocks) await runner.query(statement);
  await runner.query('CREATE TEMP TABLE pair (number bigint GENERATED ALWAYS AS IDENTITY, a uuid, b uuid)');
  await runner.query(
    `INSERT INTO pair (a, b)
     SELECT DISTINCT least(x, y), greatest(x, y)
     FROM (SELECT array_agg(DISTINCT person_id) AS persons FROM block GROUP BY key HAVING count(*) BETWEEN 2 AND $1) AS shared
     CROSS JOIN LATERAL unnest(persons) AS x CROSS JOIN LATERAL unnest(persons) AS y
     WHERE x < y`,
    [largestBlock],
  );
  await runner.query('DROP TABLE block');
  // Who is related to somebody, or was said to be somebody else, is no double.
  await runner.query(
    `DELETE FROM pair USING relation WHERE pair.a = relation.person_id AND pair.b = relation.related_person_id`,
  );
  await runner.query('DELETE FROM pair USING person_distinct d WHERE pair.a = d.person_a AND pair.b = d.person_b');
  await runner.query('CREATE INDEX ON pair (number)');
  await runner.query('ANALYZE pair');
  const [row] = (await runner.query('SELECT max(number)::integer AS n FROM pair')) as { n: number | null }[];
  return row?.n ?? 0;
}
