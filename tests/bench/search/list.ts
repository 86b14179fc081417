import { type Measurement, ms, percentile, timeEach, times } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

/** The rows that the list shows, with their units, their memorials and the total, as one statement. */
const sameRows = `
  SELECT p.*, (SELECT sum(n) FROM person_count WHERE dataset = 'any') AS total,
    (SELECT json_agg(e ORDER BY e.sort_start_date, e.id) FROM person_event e WHERE e.person_id = p.id AND e.type = 'military'),
    (SELECT json_agg(json_build_array(m.id, m.name, e.memorial_kind)) FROM person_event e JOIN memorial m ON m.id = e.memorial_id
      WHERE e.person_id = p.id AND e.type = 'memorated')
  FROM (SELECT * FROM person ORDER BY sort_name, id OFFSET $1 LIMIT 10) p ORDER BY p.sort_name, p.id`;

/** The staff's list of persons: first page and page 50, each with the exact total. */
export async function benchList(museum: BenchMuseum): Promise<Measurement[]> {
  const call = await museum.signIn();
  const page = (offset: number) => () =>
    call('findPerson', { dataset: 'any', offset, limit: 10, extend: ['memorials', 'military_events'] });
  const rounds = Array.from({ length: 200 });
  const rows: Measurement[] = [];
  for (const [what, offset] of [
    ['persons list, first page, p95', 0],
    ['persons list, page 50, p95', 490],
  ] as const) {
    const directly = () => museum.query(sameRows, [offset]);
    // A server that has been up for an hour has compiled what it runs; one that has just started has not.
    await timeEach(Array.from({ length: 6_000 }), page(offset));
    await timeEach(rounds, directly);
    // In turns, so that both meet the same machine.
    const taken: number[] = [];
    const direct: number[] = [];
    for (let round = 0; round < 10; round++) {
      taken.push(...(await timeEach(rounds.slice(0, 50), page(offset))));
      direct.push(...(await timeEach(rounds.slice(0, 50), directly)));
    }
    const [own, other] = [percentile(taken, 0.95), percentile(direct, 0.95)];
    rows.push({
      what,
      measured: ms(own),
      direct: ms(other),
      ratio: times(own / other),
      budget: 'at most 3x',
      met: own <= 3 * other,
    });
  }
  return rows;
}
