import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One rewriting of a spelling, as a regular expression and what stands instead. */
type Step = readonly [pattern: string, by: string];

/** Old and local spellings of place names in the order they are levelled: `Boesinghe` and `Boezinge` become one. */
const steps: readonly Step[] = [
  ['\\m(saint|sainte|sint|sankt|sanct|ste|sveti|sveta|sv)\\M', 'st'],
  ['[^[:alnum:]|]', ''],
  ['ph', 'f'],
  ['ij|y', 'i'],
  ['c?qu?|ck', 'k'],
  ['([[:alnum:]])sch', '\\1s'],
  ['gh', 'g'],
  ['c([ei])', 's\\1'],
  ['c(?!h)', 'k'],
  ['ae', 'a'],
  ['z', 's'],
  ['d?t(\\||$)', 'd\\1'],
  ['([[:alnum:]])\\1+', '\\1'],
];

const folded = steps.reduce((text, [pattern, by]) => `regexp_replace(${text}, '${pattern}', '${by}', 'g')`, 'keys');

/**
 * Places that wait for a position: spellings that compare alike, what imports called a place before somebody decided about
 * it, the decisions, and look-ups of the whole queue.
 */
export class HealPlaces1763817200000 implements MigrationInterface {
  name = 'HealPlaces1763817200000';

  async up(db: QueryRunner): Promise<void> {
    // Only indexes hold what it answers, so that no column has to follow the names.
    await db.query(
      `CREATE FUNCTION salient_place_spellings(keys text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
       AS $$ SELECT string_to_array(btrim(${folded}, '|'), '|') $$`,
    );
    for (const table of ['place', 'gazetteer_place']) {
      await db.query(`CREATE INDEX ${table}_spellings_idx ON ${table} USING gin (salient_place_spellings(name_keys))`);
    }
    await db.query(
      `CREATE INDEX place_waiting_idx ON place (resolution_status) WHERE resolution_status IN ('unresolved', 'ambiguous', 'not_found')`,
    );
    await db.query(`
      CREATE TABLE place_spelling (
        -- What a list said of the place: type, country, names and areas.
        spot text NOT NULL,
        -- No reference: a merged place is found over its redirect, and is itself again when the merge is undone.
        place_id uuid NOT NULL,
        -- Two places of which only the guessed country differs have the same spot.
        CONSTRAINT place_spelling_pkey PRIMARY KEY (spot, place_id)
      )`);
    await db.query(`
      CREATE TABLE place_decision (
        id uuid CONSTRAINT place_decision_pkey PRIMARY KEY,
        place_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT place_decision_kind_check CHECK (kind IN ('accept', 'not_found', 'same')),
        -- No reference: what was decided stands when the account goes.
        user_id uuid,
        decided_at timestamptz NOT NULL DEFAULT now(),
        -- The fields of the place before, and its version after; a merge keeps its own.
        before jsonb,
        version integer,
        merge_id uuid,
        undone_at timestamptz
      )`);
    await db.query('CREATE INDEX place_decision_last_idx ON place_decision (user_id, id) WHERE undone_at IS NULL');
    await db.query(`
      CREATE TABLE place_lookup_run (
        id uuid CONSTRAINT place_lookup_run_pkey PRIMARY KEY,
        state text NOT NULL DEFAULT 'running'
          CONSTRAINT place_lookup_run_state_check CHECK (state IN ('running', 'stopped', 'done')),
        user_id uuid,
        account text,
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        -- Places that waited when it began.
        total integer NOT NULL,
        found integer NOT NULL DEFAULT 0,
        ambiguous integer NOT NULL DEFAULT 0,
        not_found integer NOT NULL DEFAULT 0,
        -- Places that were left as they are: a service failed, or somebody worked on them.
        left_alone integer NOT NULL DEFAULT 0,
        -- The last place that was looked up: the next one has a higher id.
        last_id uuid
      )`);
    await db.query(`CREATE UNIQUE INDEX place_lookup_run_running ON place_lookup_run ((true)) WHERE state = 'running'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE place_lookup_run, place_decision, place_spelling');
    await db.query('DROP INDEX place_waiting_idx, place_spellings_idx, gazetteer_place_spellings_idx');
    await db.query('DROP FUNCTION salient_place_spellings(text)');
  }
}
