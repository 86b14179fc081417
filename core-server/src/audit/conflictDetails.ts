import type { EntityManager } from 'typeorm';

interface Conflict {
  version: number;
  changedBy: string | null;
  changedAt: string | null;
  changedFields: string[];
}

/** What the loser of two saves is told (error 1020): who saved, when, and which fields changed since `version`. */
export async function conflictDetails(
  db: EntityManager,
  entity: string,
  id: string,
  version: number,
  currentVersion: number,
): Promise<Conflict> {
  const rows = await db.query<{ account: string | null; at: Date; fields: string[] | null }[]>(
    `SELECT account, at, ARRAY(SELECT jsonb_object_keys(coalesce(after, '{}'))) AS fields
     FROM audit_entry WHERE entity = $1 AND entity_id = $2 AND version > $3 ORDER BY id DESC`,
    [entity, id, version],
  );
  return {
    version: currentVersion,
    changedBy: rows[0]?.account ?? null,
    changedAt: rows[0]?.at.toISOString() ?? null,
    changedFields: [...new Set(rows.flatMap((row) => row.fields ?? []))].sort(),
  };
}
