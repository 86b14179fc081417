import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The days of each service with a unit of which the history may be asked: to find out how long each lasted took longer than to find
 * all of them. A service lasts until its end; without one until the beginning of the next that names a unit; and no longer than
 * the soldier lived. Of dates, what is not known contradicts nothing.
 */
const table = [
  `CREATE TABLE service_days (
    event_id uuid CONSTRAINT service_days_pkey PRIMARY KEY
      CONSTRAINT service_days_event_fkey REFERENCES person_event ON DELETE CASCADE,
    person_id uuid NOT NULL,
    unit_id uuid,
    regiment_id uuid,
    first_day integer NOT NULL,
    last_day integer NOT NULL,
    CONSTRAINT service_days_named CHECK (num_nonnulls(unit_id, regiment_id) > 0))`,
  'CREATE INDEX service_days_person_idx ON service_days (person_id)',
  `CREATE INDEX service_days_unit_idx ON service_days (unit_id) INCLUDE (regiment_id, first_day, last_day, person_id, event_id)
    WHERE unit_id IS NOT NULL`,
  `CREATE INDEX service_days_regiment_idx ON service_days (regiment_id)
    INCLUDE (unit_id, first_day, last_day, person_id, event_id) WHERE regiment_id IS NOT NULL`,
];

const firstDay = (event: string) => `salient_first_day(${event}.start_day, ${event}.start_month, ${event}.start_year)`;
const lastDay = (event: string) => `salient_last_day(${event}.start_day, ${event}.start_month, ${event}.start_year)`;

/** The days of all services of some persons, of whom `whose` is a condition on the event `s`. Days are yyyymmdd. */
const daysSql = (whose: string) => `
  SELECT s.id, s.person_id, s.military_entity_id, s.military_regiment_id, coalesce(${firstDay('s')}, 0),
    least(99999999, p.died_max, coalesce(salient_last_day(s.end_day, s.end_month, s.end_year),
      (SELECT min(${lastDay('n')}) FROM person_event n
       WHERE n.person_id = s.person_id AND n.type = 'military' AND ${firstDay('n')} > ${firstDay('s')}
         AND (num_nonnulls(n.military_entity_id, n.military_regiment_id) > 0 OR n.regt_key <> '' OR n.unit_key <> ''))))
  FROM person_event s JOIN person p ON p.id = s.person_id
  WHERE s.type = 'military' AND num_nonnulls(s.military_entity_id, s.military_regiment_id) > 0 AND ${whose}`;

const columns = 'event_id, person_id, unit_id, regiment_id, first_day, last_day';

const functions = [
  // Whoever changes another service of the same person waits, and sees this one.
  `CREATE FUNCTION salient_write_service_days(persons uuid[]) RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     IF cardinality(persons) = 0 THEN RETURN; END IF;
     PERFORM FROM person WHERE id = ANY(persons) ORDER BY id FOR NO KEY UPDATE;
     DELETE FROM service_days WHERE person_id = ANY(persons);
     INSERT INTO service_days (${columns}) ${daysSql('s.person_id = ANY(persons)')}
     ON CONFLICT (event_id) DO UPDATE SET (${columns}) =
       (excluded.event_id, excluded.person_id, excluded.unit_id, excluded.regiment_id, excluded.first_day, excluded.last_day);
   END $$`,
  // Most changes of events leave all services as they are.
  `CREATE FUNCTION salient_write_service_days_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'UPDATE' THEN
       PERFORM salient_write_service_days(ARRAY(
         SELECT unnest(ARRAY[c.person_id, f.person_id]) FROM changed c JOIN former f ON f.id = c.id
         WHERE (c.type = 'military' OR f.type = 'military')
           AND (c.person_id, c.type, c.military_entity_id, c.military_regiment_id, c.regt_key <> '', c.unit_key <> '',
                c.start_day, c.start_month, c.start_year, c.end_day, c.end_month, c.end_year) IS DISTINCT FROM
               (f.person_id, f.type, f.military_entity_id, f.military_regiment_id, f.regt_key <> '', f.unit_key <> '',
                f.start_day, f.start_month, f.start_year, f.end_day, f.end_month, f.end_year)));
     ELSE
       PERFORM salient_write_service_days(ARRAY(SELECT DISTINCT person_id FROM changed WHERE type = 'military'));
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION salient_write_service_days_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM salient_write_service_days(ARRAY[NEW.id]);
     RETURN NULL;
   END $$`,
];

const ofEvents = 'FOR EACH STATEMENT EXECUTE FUNCTION salient_write_service_days_of_events()';
const triggers = [
  `CREATE TRIGGER person_event_service_insert AFTER INSERT ON person_event REFERENCING NEW TABLE AS changed ${ofEvents}`,
  `CREATE TRIGGER person_event_service_update AFTER UPDATE ON person_event
   REFERENCING NEW TABLE AS changed OLD TABLE AS former ${ofEvents}`,
  `CREATE TRIGGER person_event_service_delete AFTER DELETE ON person_event REFERENCING OLD TABLE AS changed ${ofEvents}`,
  `CREATE TRIGGER person_service_died AFTER UPDATE ON person FOR EACH ROW
   WHEN (OLD.died_max IS DISTINCT FROM NEW.died_max) EXECUTE FUNCTION salient_write_service_days_of_person()`,
];

/** Who was with a unit at a time of its history is found by the days of services, which the database keeps. */
export class KeepServiceDays1764980000000 implements MigrationInterface {
  name = 'KeepServiceDays1764980000000';

  async up(db: QueryRunner): Promise<void> {
    const [create, ...indexes] = table;
    for (const statement of [create as string, `INSERT INTO service_days (${columns}) ${daysSql('true')}`, ...indexes])
      await db.query(statement);
    for (const statement of [...functions, ...triggers]) await db.query(statement);
    await db.query('ANALYZE service_days');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER person_service_died ON person');
    for (const event of ['insert', 'update', 'delete'])
      await db.query(`DROP TRIGGER person_event_service_${event} ON person_event`);
    await db.query('DROP FUNCTION salient_write_service_days_of_person()');
    await db.query('DROP FUNCTION salient_write_service_days_of_events()');
    await db.query('DROP FUNCTION salient_write_service_days(uuid[])');
    await db.query('DROP TABLE service_days');
  }
}
