import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the first page counts and lists for everybody, found without reading the rest of each table. */
const indexes: Readonly<Record<string, string>> = {
  audit_entry_day_idx: `audit_entry (at) WHERE source <> 'import'`,
  mail_failed_idx: `mail (created_at) WHERE status = 'failed'`,
  person_story_text_review_idx: `person_story_text (story_id) WHERE story_status = 'IN_REVIEW' OR story_child_status = 'IN_REVIEW'`,
  person_story_text_outdated_idx:
    'person_story_text (story_id) WHERE outdated_since IS NOT NULL OR child_outdated_since IS NOT NULL',
};

export class FindWhatWaits1764953000000 implements MigrationInterface {
  name = 'FindWhatWaits1764953000000';

  async up(db: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) await db.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP INDEX ${Object.keys(indexes).join(', ')}`);
  }
}
