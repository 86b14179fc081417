import type { MigrationInterface, QueryRunner } from 'typeorm';

const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const romans = ['', 'x', 'xx', 'xxx'].flatMap((ten) => ones.map((one) => ten + one)).slice(1);

/** The naming fields out of `name_key`; a tab between them puts Royal Scots before Royal Scots Fusiliers. */
const names = `ltrim(translate(regexp_replace(name_key, '^[^|]*[|][^|]*[|]', ''), '|', E'\\t'), E'\\t')`;
const firstWord = `split_part(${names}, ' ', 1)`;

/** Lists of military entities come in the order of their numbers: the 2nd before the 10th, V Corps before IX Corps. */
export class OrderUnitsByNumbers1764090000000 implements MigrationInterface {
  name = 'OrderUnitsByNumbers1764090000000';

  async up(db: QueryRunner): Promise<void> {
    // Eight digits each. No collation that would come from a library, as then a newer one would spoil the index.
    await db.query(
      `CREATE FUNCTION salient_number_order(name text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
       RETURN regexp_replace(regexp_replace(name, '([0-9]+)', '0000000\\1', 'g'), '0*([0-9]{8,})', '\\1', 'g')`,
    );
    // Corps alone are numbered in Roman numerals throughout; an I, V or X elsewhere may be a letter.
    await db.query(
      `CREATE FUNCTION salient_unit_order(type text, name_key text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql
       RETURN salient_number_order(CASE type WHEN 'corps' THEN coalesce(
         array_position('{${romans.join(',')}}'::text[], rtrim(${firstWord}, '.'))::text
           || substr(${names}, length(${firstWord}) + 1), ${names}) ELSE ${names} END)`,
    );
    await db.query(
      `ALTER TABLE military_entity
         ADD COLUMN order_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (salient_unit_order(type, name_key)) STORED,
         ADD COLUMN order_nr text COLLATE "C" NOT NULL
           GENERATED ALWAYS AS (salient_number_order(split_part(name_key, '|', 5))) STORED`,
    );
    await db.query('CREATE INDEX military_entity_order_name_idx ON military_entity (order_name, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE military_entity DROP COLUMN order_name, DROP COLUMN order_nr');
    await db.query('DROP FUNCTION salient_unit_order(text, text)');
    await db.query('DROP FUNCTION salient_number_order(text)');
  }
}
