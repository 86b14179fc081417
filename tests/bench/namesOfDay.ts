import { type Measurement, ms, percentile, timeEach, times } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

const allDays = Array.from({ length: 365 }, (_, after) => {
  const date = new Date(Date.UTC(2027, 0, 1 + after));
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});

/** The names of every day of a year, each asked for the first time and again, beside the bare query for their ids. */
export async function benchNamesOfDay(museum: BenchMuseum): Promise<Measurement[]> {
  const ask = (day: (typeof allDays)[number]) => museum.call('namesOfDay', { ...day, year: 2027, limit: 100 });
  // A day that nobody asks for warms up the server and nothing else.
  for (let round = 0; round < 50; round++) await museum.call('namesOfDay', { month: 2, day: 29, year: 1900 + round });
  const first = await timeEach(allDays, ask);
  const direct = await timeEach(allDays, ({ month, day }) =>
    museum.query(
      `SELECT p.* FROM person p WHERE p.in_namelist AND p.died_year BETWEEN 1914 AND 1918 AND p.died_month = $1
         AND p.died_day = $2 AND NOT p.not_for_loop ORDER BY p.sort_name, p.id LIMIT 100`,
      [month, day],
    ),
  );
  const again = await timeEach(allDays, ask);
  const p95 = (samples: readonly number[]) => percentile(samples, 0.95);
  return [
    {
      what: 'names of a day, first asked, p95',
      measured: ms(p95(first)),
      direct: ms(p95(direct)),
      ratio: times(p95(first) / p95(direct)),
      budget: 'at most 100 ms',
      met: p95(first) <= 100,
    },
    {
      what: 'names of a day, asked again, p95',
      measured: ms(p95(again)),
      budget: 'at most 100 ms',
      met: p95(again) <= 100,
    },
  ];
}
