import type { MigrationInterface, QueryRunner } from 'typeorm';
import { archiveTags } from '../seed/archiveTags.ts';

const translations = ([nl, en, fr, de]: (typeof archiveTags)[number]['words']) => ({ nl, en, fr, de });

/** The tags that documents and pages can bear. No screen changes them: a later migration does (TAG-11). */
export class SeedTags1764129600001 implements MigrationInterface {
  name = 'SeedTags1764129600001';

  async up(db: QueryRunner): Promise<void> {
    for (const [position, { id, parent, words, fields, selectable, valid }] of archiveTags.entries()) {
      await db.query(
        `INSERT INTO tag_definition (id, parent, position, translations, fields, selectable, valid_for_document, valid_for_content)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[id, parent, position, JSON.stringify(translations(words))],
          JSON.stringify(fields.map(({ words: own, ...rest }) => ({ ...rest, translations: translations(own) }))),
          ...[selectable, valid !== 'page', valid !== 'document'],
        ],
      );
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM tag_definition WHERE id = ANY($1)', [archiveTags.map(({ id }) => id)]);
  }
}
