import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whom a picture is owed to is said in each language. What stood there so far was written for readers of Dutch; the trail
 * keeps it in the same form, so that a change of before can be read and taken back.
 */
export class CreditInLanguages1764118800000 implements MigrationInterface {
  name = 'CreditInLanguages1764118800000';

  async up(db: QueryRunner): Promise<void> {
    await changeColumn(db, 'jsonb', '{}', (text) => inDutch(`to_jsonb(${text})`));
    await changeTrail(db, 'string', inDutch);
  }

  async down(db: QueryRunner): Promise<void> {
    await changeColumn(db, 'text', '', (texts) => `coalesce(${firstOf(texts)}, '')`);
    await changeTrail(db, 'object', (texts) => `to_jsonb(coalesce(${firstOf(texts)}, ''))`);
  }
}

/** The texts that a JSON string makes; none where it is empty. */
const inDutch = (text: string) => `CASE ${text} WHEN '""' THEN '{}' ELSE jsonb_build_object('nl', ${text}) END`;

/** The Dutch text, else the one that a reader of Dutch would get. */
const firstOf = (texts: string) =>
  `coalesce(${['nl', 'en', 'fr', 'de'].map((each) => `${texts}->>'${each}'`).join(', ')})`;

async function changeColumn(db: QueryRunner, type: string, initial: string, value: (column: string) => string) {
  await db.query(`ALTER TABLE attachment ADD COLUMN credits ${type} NOT NULL DEFAULT '${initial}'`);
  await db.query(`UPDATE attachment SET credits = ${value('credit_line')}`);
  await db.query('ALTER TABLE attachment DROP COLUMN credit_line');
  await db.query('ALTER TABLE attachment RENAME COLUMN credits TO credit_line');
}

async function changeTrail(db: QueryRunner, former: 'string' | 'object', value: (json: string) => string) {
  for (const side of ['before', 'after']) {
    await db.query(`
      UPDATE audit_entry SET ${side} = jsonb_set(${side}, '{credit_line}', ${value(`(${side}->'credit_line')`)})
      WHERE entity = 'attachment' AND jsonb_typeof(${side}->'credit_line') = '${former}'`);
  }
}
