import type { DataSource } from 'typeorm';
import { until } from '../until.ts';

/**
 * A checksum of each table's rows: equal before and after means that nothing at all was written. Mails that are on their
 * way write of themselves when they arrive, so they are waited for.
 */
export async function databaseState(dataSource: DataSource): Promise<Record<string, string>> {
  await until('no mail is on its way', async () => {
    const [row] = await dataSource.query(
      `SELECT NOT EXISTS (SELECT FROM mail WHERE status = 'queued' AND next_attempt_at < now() + interval '10 minutes') AS done`,
    );
    return row?.done === true;
  });
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) AS sum FROM ${name} t`,
  );
  const rows = await dataSource.query<{ name: string; sum: string | null }[]>(sums.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum ?? 'empty']));
}
