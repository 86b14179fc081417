import type { EntityManager } from 'typeorm';

/**
 * Takes values of records out of the audit trail. That something was changed, when and by whom stays to be read; what it was
 * is gone, and cannot be restored.
 *
 * @param type the table of the records.
 * @param fields under the names of the trail; unless given, every field, of what belongs to the records too.
 */
export async function eraseFromTrail(
  db: EntityManager,
  type: string,
  ids: readonly string[],
  fields?: readonly string[],
): Promise<void> {
  if (fields) {
    await db.query(
      `UPDATE audit_entry SET before = before - $3::text[], after = after - $3::text[]
       WHERE entity = $1 AND entity_id = ANY($2::uuid[])`,
      [type, ids, fields],
    );
    return;
  }
  for (const [kind, id] of [
    ['entity', 'entity_id'],
    ['part_of_type', 'part_of_id'],
  ]) {
    await db.query(
      `UPDATE audit_entry SET
         before = CASE WHEN before IS NOT NULL THEN '{}'::jsonb END, after = CASE WHEN after IS NOT NULL THEN '{}'::jsonb END
       WHERE ${kind} = $1 AND ${id} = ANY($2::uuid[])`,
      [type, ids],
    );
  }
}
