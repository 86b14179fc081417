import type { EntityManager } from 'typeorm';

/** Documents and pages refer no more to contact persons that are about to be erased. */
export async function removeContactReferences(db: EntityManager, contactPersonIds: readonly string[]): Promise<void> {
  await db.query('DELETE FROM document_reference WHERE contact_person_id = ANY($1)', [contactPersonIds]);
}
