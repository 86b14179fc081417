import type { CountName } from '@salient/shared/areas/figures/useCount.ts';
import type { EntityManager } from 'typeorm';
import type { CountRow } from './addCounts.ts';

/** Visits that one kiosk can have in an hour, one every ten seconds; each has one stay and one ending. */
const visitsAnHour = 360;
/** Anything else that a visitor does on one kiosk in an hour, once a second. */
const othersAnHour = 3_600;

const ceilingOf = (what: CountName): number =>
  what === 'visits' || what === 'stays' || what === 'endings' ? visitsAnHour : othersAnHour;

interface HourSum {
  readonly hour: Date;
  readonly what: CountName;
  readonly count: number;
}

const keyOf = ({ hour, what }: Pick<HourSum, 'hour' | 'what'>) => `${hour.getTime()} ${what}`;

/**
 * Those of a kiosk's sums that an hour has room for, beside what is stored of that hour already. Nobody else adds to
 * that kiosk's sums until the transaction ends.
 */
export async function withinCeilings(
  db: EntityManager,
  kiosk: number,
  paired: boolean,
  rows: readonly CountRow[],
): Promise<CountRow[]> {
  await db.query(`SELECT pg_advisory_xact_lock(hashtext('use_count'), $1)`, [kiosk]);
  const stored = await db.query<HourSum[]>(
    `SELECT hour, what, sum(count)::float8 AS count FROM use_count
     WHERE kiosk = $1 AND paired = $2 AND hour = ANY($3::timestamptz[]) GROUP BY hour, what`,
    [kiosk, paired, [...new Set(rows.map(({ hour }) => hour.toISOString()))]],
  );
  const sums = new Map(stored.map((sum) => [keyOf(sum), sum.count]));
  return rows.filter((row) => {
    const sum = (sums.get(keyOf(row)) ?? 0) + row.count;
    if (sum > ceilingOf(row.what)) return false;
    sums.set(keyOf(row), sum);
    return true;
  });
}
