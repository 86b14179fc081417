import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['key_location', 'person_story', 'remembrance_key', 'story_pair'] as const;
const kindCheck = (allowed: readonly string[]) =>
  `ALTER TABLE short_address DROP CONSTRAINT short_address_kind_check,
     ADD CONSTRAINT short_address_kind_check CHECK (kind IN (${allowed.map((kind) => `'${kind}'`).join(', ')}))`;

/** One sign of a code, drawn for each row anew. */
const sign = `substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + floor(random() * 32)::integer, 1)`;
const code = Array.from({ length: 6 }, () => sign).join(' || ');

const hasCode = (person: string) =>
  `EXISTS (SELECT FROM short_address s WHERE (s.kind, s.record_id) = ('person', ${person}.id) AND s.second_id IS NULL)`;

const draw = (table: string, where = '') =>
  `INSERT INTO short_address (code, kind, record_id) SELECT ${code}, 'person', p.id FROM ${table} p ${where}
   ON CONFLICT DO NOTHING;`;

/**
 * Draws codes for all rows of a table. One insert is nearly always enough; only where fewer were given than there are rows is
 * it asked who has none, as a code that is in use is drawn anew and one that somebody had before stays.
 */
const giveCodes = (table: string) => `
  DECLARE
    given bigint;
  BEGIN
    ${draw(table)}
    GET DIAGNOSTICS given = ROW_COUNT;
    IF given < (SELECT count(*) FROM ${table}) THEN
      WHILE EXISTS (SELECT FROM ${table} p WHERE NOT ${hasCode('p')}) LOOP
        ${draw(table, `WHERE NOT ${hasCode('p')}`)}
      END LOOP;
    END IF;`;

/**
 * Every person has a short address from the start, `/p/…`, whoever writes the row. As with other records it outlives the
 * person, and whoever is brought back has the same one.
 */
export class ShortenPersons1764097200000 implements MigrationInterface {
  name = 'ShortenPersons1764097200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(kindCheck([...kinds, 'person']));
    await db.query(draw('person'));
    // Without knowing how many they are by now the database would compare each person with each code.
    await db.query('ANALYZE short_address');
    await db.query(`DO $$ ${giveCodes('person')} END $$`);
    await db.query(
      `CREATE FUNCTION salient_shorten_persons() RETURNS trigger LANGUAGE plpgsql AS $$
       ${giveCodes('changed')} RETURN NULL; END $$`,
    );
    await db.query(
      `CREATE TRIGGER person_short_address AFTER INSERT ON person REFERENCING NEW TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION salient_shorten_persons()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER person_short_address ON person');
    await db.query('DROP FUNCTION salient_shorten_persons()');
    await db.query(`DELETE FROM short_address WHERE kind = 'person'`);
    await db.query(kindCheck(kinds));
  }
}
