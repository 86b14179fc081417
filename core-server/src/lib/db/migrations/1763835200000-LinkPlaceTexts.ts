import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters that no decomposition takes apart, as `normalizeText` of shared replaces them. */
const letters: readonly (readonly [from: string, to: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['Æ', 'ae'],
  ['Œ', 'oe'],
  ['Þ', 'th'],
];

const folded = letters.reduce(
  (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
  `translate(regexp_replace(normalize(written, NFKD), '[\\u0300-\\u036f]', '', 'g'), 'øØłŁđĐð‘’ʼ´\`‐‑–—', 'oOlLdDd''''''''''----')`,
);

/** How the comments of an event introduce a place that an import did not find. */
const introductions = ['Plaats in de bron: ', 'Place in the source: ', 'Lieu dans la source : ', 'Ort in der Quelle: '];

/**
 * Events whose place is only a text, as a list writes it: they are found by that text, and linked to a place at once by a
 * decision that can be taken back.
 */
export class LinkPlaceTexts1763835200000 implements MigrationInterface {
  name = 'LinkPlaceTexts1763835200000';

  async up(db: QueryRunner): Promise<void> {
    // Only an index holds what it answers, so that no column has to follow the texts.
    await db.query(
      `CREATE FUNCTION salient_place_text(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
       AS $$ SELECT btrim(regexp_replace(lower(${folded}), '\\s+', ' ', 'g')) $$`,
    );
    // Until now only the comments kept it. Nobody changed these events by that.
    await db.query(
      `UPDATE person_event e SET place_as_written = btrim(told.place)
       FROM (
         SELECT id, (regexp_match(description, $1, 'n'))[1] AS place FROM person_event
         WHERE place_id IS NULL AND place_as_written = '' AND description ~ $1
       ) told
       WHERE e.id = told.id AND EXISTS (SELECT FROM import_row r WHERE r.entity_id = e.person_id)`,
      [`(?n)^(?:${introductions.join('|')})(.+)$`],
    );
    await db.query(
      `CREATE INDEX person_event_place_text_idx ON person_event (salient_place_text(place_as_written))
       WHERE place_id IS NULL AND place_as_written <> ''`,
    );
    await db.query(`
      CREATE TABLE place_text_link (
        id uuid CONSTRAINT place_text_link_pkey PRIMARY KEY,
        -- The text that was linked: as it is compared, and as most of its events write it.
        text_key text NOT NULL,
        text text NOT NULL,
        -- No reference: where it was merged its redirect leads on.
        place_id uuid NOT NULL,
        event_ids uuid[] NOT NULL,
        -- No reference: what was decided stands when the account goes.
        user_id uuid,
        linked_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz
      )`);
    await db.query('CREATE INDEX place_text_link_last_idx ON place_text_link (user_id, id) WHERE undone_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE place_text_link');
    await db.query('DROP INDEX person_event_place_text_idx');
    await db.query(`UPDATE person_event SET place_as_written = '' WHERE place_id IS NULL AND place_as_written <> ''`);
    await db.query('DROP FUNCTION salient_place_text(text)');
  }
}
