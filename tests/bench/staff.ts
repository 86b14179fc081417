import { setTimeout as sleep } from 'node:timers/promises';
import { type Measurement, ms, percentile } from './measure.ts';
import type { BenchMuseum } from './museum.ts';

const staff = 50;
const workMs = 60_000;
/** Between two steps of a person at work; nobody is faster for a whole minute. */
const pauseMs = { shortest: 500, longest: 3_500 };

/** What the list and the page of a person ask for. */
const listDetails = ['memorials', 'military_events'];
const pageDetails = ['events-with-places', 'documents', 'relation-persons'];

interface ShownRow {
  readonly id: string;
  readonly version: number;
  readonly description: string;
}

/**
 * Fifty people in the back office at once, each again and again: looks for a name in the list, opens a person as the page
 * does, changes the description, notes a wound, and takes both back. Every step is timed at the caller.
 */
export async function benchStaff(museum: BenchMuseum): Promise<Measurement[]> {
  // Opens a connection for each who asks at the same time, as each has a browser.
  const call = await museum.signIn();
  const names = await museum.query<{ familyname: string }>(
    `SELECT familyname FROM person TABLESAMPLE SYSTEM (1) WHERE length(familyname) > 4 LIMIT 2000`,
    [],
  );
  const taken = { list: [] as number[], view: [] as number[], save: [] as number[] };
  const timed = async <Result>(kind: keyof typeof taken, work: Promise<Result>): Promise<Result> => {
    const began = performance.now();
    const result = await work;
    taken[kind].push(performance.now() - began);
    return result;
  };
  const until = performance.now() + workMs;
  const refused = new Map<string, number>();
  const work = async (person: number): Promise<void> => {
    const pause = () => sleep(pauseMs.shortest + Math.random() * (pauseMs.longest - pauseMs.shortest));
    await sleep((person / staff) * pauseMs.longest);
    while (performance.now() < until) {
      const text = names[Math.floor(Math.random() * names.length)]?.familyname ?? '';
      const list = await timed(
        'list',
        call<{ data: ShownRow[] }>('findPerson', { text, limit: 10, extend: listDetails }),
      );
      const id = list.data[Math.floor(Math.random() * list.data.length)]?.id;
      await pause();
      if (!id) continue;
      const { version, description } = await timed('view', call<ShownRow>('getPerson', { id, extend: pageDetails }));
      await pause();
      try {
        const changed = { id, version, description: `${description} (nagezien)` };
        const saved = await timed('save', call<ShownRow>('updatePerson', { person: changed }));
        await pause();
        const wound = { type: 'injured', person_id: id, start_year: 1917, injured_wound: 'hand' };
        const event = await timed('save', call<ShownRow>('createPersonEvent', { event: wound }));
        await pause();
        await timed('save', call('removePersonEvent', { id: event.id, version: event.version }));
        const restored = { id, version: saved.version, description };
        await timed('save', call('updatePerson', { person: restored }));
      } catch (error) {
        // Such as when two of them took the same person.
        const { message } = error as Error;
        refused.set(message, (refused.get(message) ?? 0) + 1);
      }
      await pause();
    }
  };
  await Promise.all(Array.from({ length: staff }, (_, person) => work(person)));
  console.log(
    `${taken.save.length} saves, ${taken.view.length} persons opened, ${taken.list.length} lists; refused:`,
    refused,
  );
  const row = (what: string, samples: number[], budget: number): Measurement => ({
    what: `${what}, ${staff} staff at work, p95`,
    measured: `${ms(percentile(samples, 0.95))} (p50 ${ms(percentile(samples, 0.5))})`,
    budget: `at most ${budget} ms`,
    met: percentile(samples, 0.95) <= budget,
  });
  return [
    row('save', taken.save, 500),
    row('person opened', taken.view, 100),
    row('names in the list', taken.list, 500),
  ];
}
