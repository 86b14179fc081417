import type { MigrationInterface, QueryRunner } from 'typeorm';
import { pageChannel } from '../watchForPages.ts';

/** Events that somebody was alive at; a memorial, and what was added about a life, may be of later. */
const eventsOfLife = `('school', 'work', 'where', 'marriage', 'military', 'jailed', 'injured', 'hospitalized')`;

/** Friends and comrades were there themselves. */
const noRelatives = `('friend', 'fieldmate')`;

const functions = [
  // The twin of judgeLife in shared: a test compares both.
  `CREATE FUNCTION salient_judge_life(
     is_death_known boolean, war_casualty boolean, born_min integer, born_max integer, first_seen integer,
     has_served boolean, is_relative boolean, today integer, OUT status text, OUT until integer)
   LANGUAGE plpgsql IMMUTABLE AS $$
   DECLARE day integer;
   BEGIN
     IF is_death_known OR (war_casualty AND coalesce(born_min, 0) <= 19210831) THEN
       status := 'dead';
       RETURN;
     END IF;
     day := CASE WHEN born_max IS NOT NULL THEN born_max WHEN first_seen > 19181231 THEN first_seen END;
     IF day IS NOT NULL THEN
       status := CASE WHEN day + 1100000 <= today THEN 'presumed_dead' ELSE 'presumed_living' END;
       until := CASE WHEN status = 'presumed_living' THEN day + 1100000 END;
     ELSE
       status := CASE WHEN first_seen IS NULL AND NOT has_served AND is_relative THEN 'presumed_living' ELSE 'presumed_dead' END;
     END IF;
   END $$`,
  // The nightly job names the day that it does its work for; all else is of today.
  `CREATE FUNCTION salient_today() RETURNS integer LANGUAGE sql STABLE AS $$
     SELECT coalesce(nullif(current_setting('salient.today', true), ''), to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYYMMDD'))::integer
   $$`,
  // What was set by hand holds. Events and relations are looked at only where the person's own fields leave it open.
  `CREATE FUNCTION salient_living_status(p person, OUT status text, OUT until integer) LANGUAGE plpgsql STABLE AS $$
   DECLARE
     is_death_known boolean := num_nonnulls(p.died_day, p.died_month, p.died_year) > 0 OR p.died_age > 0;
     born_min integer := salient_first_day(p.born_day, p.born_month, p.born_year);
     born_max integer := salient_last_day(p.born_day, p.born_month, p.born_year);
     first_seen integer;
     has_served boolean := false;
     is_relative boolean := false;
   BEGIN
     IF p.stated_living_status <> 'computed' THEN
       status := p.stated_living_status;
       RETURN;
     END IF;
     IF NOT is_death_known AND born_max IS NULL AND NOT p.war_casualty THEN
       SELECT min(coalesce(salient_last_day(e.start_day, e.start_month, e.start_year),
           salient_last_day(e.end_day, e.end_month, e.end_year))), coalesce(bool_or(e.type = 'military'), false)
       INTO first_seen, has_served FROM person_event e WHERE e.person_id = p.id AND e.type IN ${eventsOfLife};
       is_relative := EXISTS (SELECT FROM relation r WHERE r.person_id = p.id AND r.relation NOT IN ${noRelatives})
         OR EXISTS (SELECT FROM relation r WHERE r.related_person_id = p.id AND r.relation NOT IN ${noRelatives});
     END IF;
     SELECT j.status, j.until INTO status, until FROM salient_judge_life(is_death_known, p.war_casualty, born_min, born_max,
       first_seen, has_served, is_relative, salient_today()) j;
   END $$`,
  `CREATE FUNCTION salient_set_living_status() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     SELECT status, until INTO NEW.living_status, NEW.living_until FROM salient_living_status(NEW);
     RETURN NEW;
   END $$`,
  // Only rows that turn out to be judged otherwise are written.
  `CREATE FUNCTION salient_judge_lives_of(persons uuid[]) RETURNS void LANGUAGE sql AS $$
     UPDATE person p SET living_status = j.status, living_until = j.until
     FROM person q CROSS JOIN LATERAL salient_living_status(q) j
     WHERE p.id = q.id AND q.id = ANY(persons) AND NOT q.war_casualty AND q.born_year IS NULL AND q.died_year IS NULL
       AND (q.living_status, q.living_until) IS DISTINCT FROM (j.status, j.until)
   $$`,
  ...(['person_event', 'relation'] as const).map((table) => {
    const persons = { person_event: ['person_id'], relation: ['person_id', 'related_person_id'] }[table];
    const of = (rows: string) => persons.map((column) => `SELECT ${column} FROM ${rows}`).join(' UNION ');
    return `CREATE FUNCTION salient_judge_lives_by_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF TG_OP = 'UPDATE' THEN
         PERFORM salient_judge_lives_of(ARRAY(${of('changed')} UNION ${of('former')}));
       ELSE
         PERFORM salient_judge_lives_of(ARRAY(${of('changed')}));
       END IF;
       RETURN NULL;
     END $$`;
  }),
  // A story shows its person: nobody reads one of somebody who may be alive.
  `CREATE FUNCTION salient_withdraw_stories_of_living() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     WITH withdrawn AS (
       UPDATE person_story s SET targets = '{}', published_date = NULL, unpublished_date = now(), updated_at = now(),
         version = s.version + 1
       FROM person_story was
       WHERE s.id = was.id AND s.published_date IS NOT NULL
         AND s.person_id_ref IN (SELECT id FROM changed WHERE living_status = 'presumed_living')
       RETURNING s.id, s.version, was.targets, was.published_date)
     INSERT INTO audit_entry (method, source, entity, entity_id, version, before, after)
     SELECT 'unpublishPersonStory', 'system', 'person_story', id, version,
       jsonb_build_object('targets', targets, 'published_date', published_date),
       jsonb_build_object('targets', '{}'::text[], 'published_date', NULL) FROM withdrawn;
     RETURN NULL;
   END $$`,
];

const statementTriggers = (table: string) => [
  `CREATE TRIGGER ${table}_living_insert AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_judge_lives_by_${table}()`,
  `CREATE TRIGGER ${table}_living_update AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed OLD TABLE AS former
   FOR EACH STATEMENT EXECUTE FUNCTION salient_judge_lives_by_${table}()`,
  `CREATE TRIGGER ${table}_living_delete AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_judge_lives_by_${table}()`,
];

const triggers = [
  `CREATE TRIGGER person_living BEFORE INSERT OR UPDATE ON person FOR EACH ROW EXECUTE FUNCTION salient_set_living_status()`,
  `CREATE TRIGGER person_withdraw_stories AFTER UPDATE ON person REFERENCING NEW TABLE AS changed
   FOR EACH STATEMENT EXECUTE FUNCTION salient_withdraw_stories_of_living()`,
  ...statementTriggers('person_event'),
  ...statementTriggers('relation'),
];

const filterIndex = (more: string) => [
  'DROP INDEX person_filter_idx',
  `CREATE INDEX person_filter_idx ON person (id) INCLUDE (gender, victim_type, victim_type_details, born_min, born_max,
     died_min, died_max, age, war_casualty, in_namelist${more})`,
];

/** Changes a function that an earlier migration wrote, in one place of it. */
const rewritten = (name: string, from: string, to: string) => `DO $rewrite$
  DECLARE definition text := pg_get_functiondef('${name}'::regprocedure);
  BEGIN
    IF position($from$${from}$from$ IN definition) = 0 THEN RAISE EXCEPTION '${name} has another form'; END IF;
    EXECUTE replace(definition, $from$${from}$from$, $to$${to}$to$);
  END $rewrite$`;

/** Guests find no document by the name of somebody who may be alive; documents are looked at again when that turns. */
const wordsOfDocuments = [
  [
    'salient_write_public_texts(uuid[], uuid[])',
    'FROM person r WHERE r.id = n.person_id',
    `FROM person r WHERE r.id = n.person_id AND r.living_status <> 'presumed_living'`,
  ],
  ...['changed', 'former'].map((rows) => [
    'salient_rename_in_documents_person()',
    `SELECT id, surname, familyname FROM ${rows}`,
    `SELECT id, surname, familyname, living_status FROM ${rows}`,
  ]),
] as [string, string, string][];

/** What counts of the lists of persons are kept: of all, and of those whom everybody may know. */
const datasets = `('any', true), ('deaths', war_casualty), ('survivors', NOT war_casualty), ('namelist', in_namelist),
    ('irish_memorial_records', irish_memorial_records), ('military', victim_type = 'military')`;
const countsOfAll = (rows: string) => `
  SELECT dataset, count(*) AS n FROM ${rows}, LATERAL (VALUES ${datasets}) AS d (dataset, included)
  WHERE included GROUP BY dataset`;
const counts = (rows: string) => `
  SELECT dataset, count(*) AS n FROM (
    SELECT d.dataset FROM ${rows}, LATERAL (VALUES ${datasets}) AS d (dataset, included) WHERE included
    UNION ALL
    SELECT 'public:' || d.dataset FROM ${rows}, LATERAL (VALUES ${datasets}) AS d (dataset, included)
    WHERE included AND living_status <> 'presumed_living') AS counted
  GROUP BY dataset`;

const countFunction = (countsOf: (rows: string) => string) => `
  CREATE OR REPLACE FUNCTION salient_count_persons() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       INSERT INTO person_count (dataset, n) ${countsOf('changed')};
     ELSIF TG_OP = 'DELETE' THEN
       INSERT INTO person_count (dataset, n) SELECT dataset, -n FROM (${countsOf('changed')}) AS gone;
     ELSE
       INSERT INTO person_count (dataset, n)
       SELECT dataset, sum(n) FROM (
         ${countsOf('changed')} UNION ALL SELECT dataset, -n FROM (${countsOf('former')}) AS gone
       ) AS both_sides GROUP BY dataset HAVING sum(n) <> 0;
     END IF;
     RETURN NULL;
   END $$`;

/**
 * Whether persons are dead, in a column that triggers keep: searches, lists and pages of guests ask nothing but that. Those
 * who may be alive are known to staff alone.
 */
export class JudgeLives1764910000001 implements MigrationInterface {
  name = 'JudgeLives1764910000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE person
        ADD COLUMN stated_living_status text NOT NULL DEFAULT 'computed'
          CONSTRAINT person_stated_living_status_check CHECK (stated_living_status IN
            ('computed', 'dead', 'presumed_dead', 'presumed_living')),
        ADD COLUMN living_status_reason text NOT NULL DEFAULT '',
        ADD COLUMN living_status text NOT NULL DEFAULT 'dead' CONSTRAINT person_living_status_check CHECK (living_status IN
          ('dead', 'presumed_dead', 'presumed_living')),
        -- The day, as yyyymmdd, from which on somebody presumed living is presumed dead.
        ADD COLUMN living_until integer`);
    for (const statement of functions) await db.query(statement);
    for (const [name, from, to] of wordsOfDocuments) await db.query(rewritten(name, from, to));
    // Most are dead by their own fields, which is what the column begins with.
    await db.query(`
      UPDATE person p SET living_status = j.status, living_until = j.until
      FROM person q CROSS JOIN LATERAL salient_living_status(q) j
      WHERE p.id = q.id AND j.status <> 'dead'
        AND (NOT q.war_casualty OR salient_first_day(q.born_day, q.born_month, q.born_year) > 19210831)`);
    await db.query(`
      INSERT INTO person_count (dataset, n)
      SELECT 'public:' || d.dataset, count(*) FROM person, LATERAL (VALUES ${datasets}) AS d (dataset, included)
      WHERE included AND living_status <> 'presumed_living' GROUP BY d.dataset`);
    await db.query(countFunction(counts));
    for (const statement of [...triggers, ...filterIndex(', living_status')]) await db.query(statement);
    await db.query(`CREATE INDEX person_living_idx ON person (id) WHERE living_status = 'presumed_living'`);
    await db.query(`CREATE INDEX person_living_until_idx ON person (living_until) WHERE living_until IS NOT NULL`);
    await db.query(`SELECT pg_notify('${pageChannel}', '')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX person_living_until_idx, person_living_idx');
    for (const [name, from, to] of wordsOfDocuments) await db.query(rewritten(name, to, from));
    for (const statement of filterIndex('')) await db.query(statement);
    await db.query(countFunction(countsOfAll));
    await db.query(`DELETE FROM person_count WHERE dataset LIKE 'public:%'`);
    for (const name of ['judge_lives_by_relation', 'judge_lives_by_person_event', 'withdraw_stories_of_living']) {
      await db.query(`DROP FUNCTION salient_${name}() CASCADE`);
    }
    await db.query('DROP FUNCTION salient_set_living_status() CASCADE');
    await db.query('DROP FUNCTION salient_judge_lives_of(uuid[])');
    await db.query('DROP FUNCTION salient_living_status(person)');
    await db.query('DROP FUNCTION salient_today()');
    await db.query(
      'DROP FUNCTION salient_judge_life(boolean, boolean, integer, integer, integer, boolean, boolean, integer)',
    );
    await db.query(`
      ALTER TABLE person DROP COLUMN living_until, DROP COLUMN living_status, DROP COLUMN living_status_reason,
        DROP COLUMN stated_living_status`);
  }
}
