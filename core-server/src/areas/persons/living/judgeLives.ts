import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import type { DataSource } from 'typeorm';

/** A day as yyyymmdd, by the museum's clock. */
export const dayNumber = (moment: Date): number => Number(dayText(moment).replaceAll('-', ''));

/** Time alone turns who is presumed living into somebody presumed dead: looked at each night for those whose day has come. */
export async function judgeLives(
  { dataSource }: { readonly dataSource: DataSource },
  now: Date,
): Promise<{ turned: number }> {
  return dataSource.transaction(async (db) => {
    const today = dayNumber(now);
    await db.query(`SELECT set_config('salient.today', $1, true)`, [String(today)]);
    const [, turned] = await db.query<[unknown[], number]>(
      'UPDATE person SET living_status = living_status WHERE living_until <= $1',
      [today],
    );
    return { turned };
  });
}
