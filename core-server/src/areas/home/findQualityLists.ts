import { qualityReports } from '@salient/shared/areas/functions/qualityReports.ts';
import type { QualityList } from '@salient/shared/areas/home/home.ts';
import type { EntityManager } from 'typeorm';

/** What each quality report found when it was last run over the whole list: a look into the log of runs, and no run. */
export async function findQualityLists(db: EntityManager): Promise<QualityList[]> {
  const rows = await db.query<(Omit<QualityList, 'at'> & { readonly at: Date })[]>(
    `SELECT report, last.rows AS count, last.started_at AS at
     FROM unnest($1::text[]) WITH ORDINALITY AS known (report, place)
     CROSS JOIN LATERAL (SELECT rows, started_at FROM function_run
       WHERE function = report AND action IS NULL AND outcome = 'done' AND arguments = '{}'
       ORDER BY started_at DESC LIMIT 1) last
     WHERE last.rows > 0 ORDER BY place`,
    [qualityReports],
  );
  return rows.map(({ at, ...list }) => ({ ...list, at: at.toISOString() }));
}
