import {
  findStruckCounts,
  restoreCounts,
  type StruckCount,
  strikeOutCounts,
} from '@salient/shared/areas/figures/figureMethods.ts';
import { museumTimeZone } from '@salient/shared/lib/dates/museumTimeZone.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';

export const handleFindStruckCounts = implement(findStruckCounts, ({ db }) => readStruckCounts(db));

export const handleStrikeOutCounts = implement(strikeOutCounts, async ({ params, db, actor, services }) => {
  const { kiosk, from, to, reason } = params;
  const id = uuidv7();
  await db.query(
    `INSERT INTO struck_count (id, kiosk, from_hour, to_hour, reason, struck_at, struck_by)
     VALUES ($1, $2, $3::timestamp AT TIME ZONE '${museumTimeZone}', $4::timestamp AT TIME ZONE '${museumTimeZone}', $5, $6, $7)`,
    [id, kiosk, from, to, reason, services.now(), actor.account],
  );
  const [struck] = await readStruckCounts(db, id);
  if (!struck) throw new Error(`the hours ${id} that were struck out are not there`);
  return struck;
});

export const handleRestoreCounts = implement(restoreCounts, async ({ params: { id }, db, actor, services, fail }) => {
  const found = await db.query<unknown[]>('SELECT FROM struck_count WHERE id = $1 FOR UPDATE', [id]);
  if (found.length === 0) throw fail.notFound({ entity: 'struck_count', id });
  await db.query('UPDATE struck_count SET restored_at = $2, restored_by = $3 WHERE id = $1 AND restored_at IS NULL', [
    id,
    services.now(),
    actor.account,
  ]);
  return { status: 'OK' as const };
});

/** Those that are left out first, the last ones before; all, or the one with `id`. */
async function readStruckCounts(db: EntityManager, id: string | null = null): Promise<StruckCount[]> {
  const rows = await db.query<(StruckCount & { struck_at: Date; restored_at: Date | null })[]>(
    `SELECT s.id, s.kiosk, s.reason, s.struck_at, s.struck_by, s.restored_at, s.restored_by,
       to_char(s.from_hour AT TIME ZONE '${museumTimeZone}', 'YYYY-MM-DD"T"HH24:00') AS from,
       to_char(s.to_hour AT TIME ZONE '${museumTimeZone}', 'YYYY-MM-DD"T"HH24:00') AS to,
       (SELECT coalesce(sum(c.count), 0)::float8 FROM use_count c
        WHERE c.paired AND c.kiosk IS NOT DISTINCT FROM s.kiosk
          AND c.what = CASE WHEN s.kiosk IS NULL THEN 'pages_opened' ELSE 'visits' END
          AND c.hour >= s.from_hour AND c.hour < s.to_hour) AS count
     FROM struck_count s WHERE $1::uuid IS NULL OR s.id = $1
     ORDER BY s.restored_at IS NOT NULL, s.struck_at DESC LIMIT 500`,
    [id],
  );
  return rows.map((row) => ({
    ...row,
    struck_at: row.struck_at.toISOString(),
    restored_at: row.restored_at?.toISOString() ?? null,
  }));
}
