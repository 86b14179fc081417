import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, ms, percentile } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

/** From the answer of a save to the moment the public search shows it. */
export async function benchFreshness(museum: BenchMuseum): Promise<Measurement[]> {
  const call = await museum.signIn();
  const taken: number[] = [];
  for (let round = 0; round < 40; round++) {
    const familyname = `Zichtbaar${round}x${Date.now().toString(36)}`;
    await call('createPerson', { person: { surname: 'Vera', familyname } });
    const saved = performance.now();
    for (;;) {
      const { total } = await museum.call<{ total: number }>('callFunction', {
        name: 'FindPersonAdvancedPublic',
        args: { text: familyname, widen: false },
      });
      if (total > 0) break;
      if (performance.now() - saved > 30_000) throw new Error('a saved person did not appear in search within 30 s');
      await sleep(15);
    }
    taken.push(performance.now() - saved);
  }
  const p95 = percentile(taken, 0.95);
  return [
    { what: 'saved change visible in search, p50', measured: ms(percentile(taken, 0.5)), budget: '', met: true },
    { what: 'saved change visible in search, p95', measured: ms(p95), budget: 'at most 1 s', met: p95 <= 1000 },
  ];
}
