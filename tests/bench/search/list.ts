import { type Measurement, ms, percentile, timeEach, times } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

/** The staff's list of persons: first page and page 50, each with the exact total. */
export async function benchList(museum: BenchMuseum): Promise<Measurement[]> {
  const call = await museum.signIn();
  const page = (offset: number, dataset: string) => () =>
    call('findPerson', { dataset, offset, limit: 10, extend: ['memorials', 'military_events'] });
  const rounds = Array.from({ length: 200 });
  const rows: Measurement[] = [];
  for (const [what, offset] of [
    ['persons list, first page, p95', 0],
    ['persons list, page 50, p95', 490],
  ] as const) {
    await timeEach(rounds.slice(0, 30), page(offset, 'any'));
    const taken = await timeEach(rounds, page(offset, 'any'));
    const direct = await timeEach(rounds, () =>
      museum.query('SELECT p.* FROM person p ORDER BY sort_name, id OFFSET $1 LIMIT 10', [offset]),
    );
    const [own, other] = [percentile(taken, 0.95), percentile(direct, 0.95)];
    rows.push({
      what,
      measured: ms(own),
      direct: ms(other),
      ratio: times(own / other),
      budget: 'at most 10 ms',
      met: own <= 10,
    });
  }
  return rows;
}
