import type { EntityManager } from 'typeorm';

/** How many messages about a person staff took over, whole or in part. */
export async function countImprovements(db: EntityManager, personId: string): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM person_feedback
     WHERE person_id = $1 AND status = 'reviewed' AND outcome IN ('applied', 'partly')`,
    [personId],
  );
  return row?.n ?? 0;
}
