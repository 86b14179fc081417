import { setTimeout as sleep } from 'node:timers/promises';
import type { BulkChange } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Measurement } from '../measure.ts';
import type { BenchMuseum } from '../museum.ts';

const wanted = 50_000;
type Call = Awaited<ReturnType<BenchMuseum['signIn']>>;

/** All persons of a search go into a project at once and come out of it again; how soon every search tells so. */
export async function benchBulk(museum: BenchMuseum): Promise<Measurement[]> {
  const call = await museum.signIn();
  const { id: project } = await call<{ id: string }>('createProject', { project: { title: `bench ${Date.now()}` } });
  const action = { kind: 'addToProject', project };
  const args = { familyname: { value: await beginningOf(museum, wanted), mode: 'head' } };
  const preview = await call<{ total: number; changed: number }>('previewBulkChange', { args, action });

  const began = performance.now();
  const { id } = await call<BulkChange>('startBulkChange', { args, action });
  const done = await until(call, id, 'done');
  const changedSeconds = (performance.now() - began) / 1000;
  const shownSeconds = await untilFound(call, project, done.changed);

  const undoneFrom = performance.now();
  await call('undoBulkChange', { id });
  const undone = await until(call, id, 'undone');
  const undoneSeconds = (performance.now() - undoneFrom) / 1000;
  const goneSeconds = await untilFound(call, project, 0);
  const { total } = done;
  const isTrue = preview.changed === done.changed && preview.total === total && undone.undone === done.changed;
  return [
    {
      what: `persons of a change of many: preview, changed, undone of ${total}`,
      measured: [preview.changed, done.changed, undone.undone].join(', '),
      budget: 'the same',
      met: isTrue,
    },
    {
      what: 'change of them; undo',
      measured: `${changedSeconds.toFixed(0)} s; ${undoneSeconds.toFixed(0)} s`,
      budget: '',
      met: true,
    },
    {
      what: 'search right after the change; after the undo',
      measured: `${shownSeconds.toFixed(1)} s; ${goneSeconds.toFixed(1)} s`,
      budget: 'at most 10 s',
      met: Math.max(shownSeconds, goneSeconds) <= 10,
    },
  ];
}

/** A beginning of family names that about so many persons have. */
async function beginningOf(museum: BenchMuseum, persons: number): Promise<string> {
  const [row] = await museum.query<{ beginning: string }>(
    `SELECT beginning FROM (
       SELECT left(lower(familyname), n) AS beginning, count(*) AS persons FROM person, generate_series(1, 2) AS n
       WHERE familyname <> '' GROUP BY 1, n) AS each
     ORDER BY abs(persons - $1) LIMIT 1`,
    [persons],
  );
  return row?.beginning ?? '';
}

async function until(call: Call, id: string, state: BulkChange['state']): Promise<BulkChange> {
  for (;;) {
    const change = await call<BulkChange>('getBulkChange', { id });
    if (change.state === state) return change;
    if (change.state === 'failed') throw new Error('the change of many failed');
    await sleep(250);
  }
}

/** Seconds until the search of staff finds so many in the project. */
async function untilFound(call: Call, project: string, count: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { total } = await call<{ total: number }>('callFunction', {
      name: 'FindPersonAdvancedInternal',
      args: { project },
      limit: 0,
    });
    if (total === count) return (performance.now() - began) / 1000;
    await sleep(100);
  }
}
