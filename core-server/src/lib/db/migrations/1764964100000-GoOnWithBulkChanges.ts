import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of many that go on after a fault, that say why they ended, and that are undone in the name of whoever asks for it. */
export class GoOnWithBulkChanges1764964100000 implements MigrationInterface {
  name = 'GoOnWithBulkChanges1764964100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bulk_change
        -- Who asked for what is carried out now: the change, that it goes on, or its undo.
        ADD COLUMN runs_as uuid REFERENCES app_user (id) ON DELETE SET NULL,
        -- Null until somebody asks for the undo.
        ADD COLUMN undo_account text,
        ADD COLUMN reason text CHECK (reason IN ('accountClosed', 'notPermitted', 'projectGone', 'fault')),
        ADD COLUMN gone integer NOT NULL DEFAULT 0,
        ADD COLUMN merged integer NOT NULL DEFAULT 0,
        -- Persons whom the change, or its undo once it was asked for, has not come to.
        ADD COLUMN waiting integer NOT NULL DEFAULT 0,
        -- Faults since the last batch that went well, and the moment of the next attempt.
        ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
        ADD COLUMN retry_at timestamptz;
      UPDATE bulk_change SET runs_as = user_id,
        undo_account = CASE WHEN state IN ('undoing', 'undone') OR undone + kept > 0 THEN coalesce(account, '') END,
        waiting = CASE WHEN state IN ('undoing', 'undone') OR undone + kept > 0 THEN changed - undone - kept
          ELSE total - changed - unchanged - refused END;
      ALTER TABLE bulk_change_person
        -- In which the change left the person, and its undo; null of what was changed before this was kept.
        ADD COLUMN version integer,
        ADD COLUMN undone_version integer,
        DROP CONSTRAINT bulk_change_person_outcome_check,
        ADD CONSTRAINT bulk_change_person_outcome_check
          CHECK (outcome IN ('changed', 'unchanged', 'refused', 'gone', 'merged', 'undone', 'kept'));
      CREATE INDEX bulk_change_person_undone ON bulk_change_person (person_id) WHERE outcome = 'undone'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX bulk_change_person_undone;
      UPDATE bulk_change_person SET outcome = 'refused' WHERE outcome IN ('gone', 'merged');
      ALTER TABLE bulk_change_person
        DROP COLUMN version,
        DROP COLUMN undone_version,
        DROP CONSTRAINT bulk_change_person_outcome_check,
        ADD CONSTRAINT bulk_change_person_outcome_check
          CHECK (outcome IN ('changed', 'unchanged', 'refused', 'undone', 'kept'));
      UPDATE bulk_change SET refused = refused + gone + merged;
      ALTER TABLE bulk_change DROP COLUMN runs_as, DROP COLUMN undo_account, DROP COLUMN reason, DROP COLUMN gone,
        DROP COLUMN merged, DROP COLUMN waiting, DROP COLUMN attempts, DROP COLUMN retry_at`);
  }
}
