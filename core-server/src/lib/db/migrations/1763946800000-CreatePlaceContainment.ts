import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which places a place lies, and when. */
export class CreatePlaceContainment1763946800000 implements MigrationInterface {
  name = 'CreatePlaceContainment1763946800000';

  async up(db: QueryRunner): Promise<void> {
    const day = "'^([0-9]{4}|[?]{4})([0-9]{2}|[?]{2})([0-9]{2}|[?]{2})$'";
    await db.query(
      `CREATE TABLE place_containment (
         id uuid CONSTRAINT place_containment_pkey PRIMARY KEY,
         place_id uuid NOT NULL CONSTRAINT place_containment_place_fkey REFERENCES place ON DELETE CASCADE,
         container_id uuid NOT NULL CONSTRAINT place_containment_container_fkey REFERENCES place,
         from_date char(8) NOT NULL DEFAULT '????????' CONSTRAINT place_containment_from_check CHECK (from_date ~ ${day}),
         to_date char(8) NOT NULL DEFAULT '????????' CONSTRAINT place_containment_to_check CHECK (to_date ~ ${day}),
         CONSTRAINT place_containment_not_itself CHECK (container_id <> place_id)
       )`,
    );
    await db.query('CREATE INDEX place_containment_place ON place_containment (place_id)');
    await db.query('CREATE INDEX place_containment_container ON place_containment (container_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE place_containment');
  }
}
