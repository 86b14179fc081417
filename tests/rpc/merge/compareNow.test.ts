import {
  findMergeComparisons,
  getMergeSuggestions,
  requestMergeComparison,
} from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withAdvisoryLock } from '../../../core-server/src/lib/jobs/withAdvisoryLock.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let revisor: TestClient;
beforeAll(async () => {
  server = await startServer();
  revisor = await server.signIn('revisor');
});
afterAll(() => server.close());

const latest = async () => (await revisor.call(findMergeComparisons, {}))[0];
const ended = () =>
  vi.waitFor(async () => {
    const run = await latest();
    if (!run?.finished_at) throw new Error('still under way');
    return run;
  }, 20_000);

test('whoever may has all persons compared now, and reads when that was and what came of it [beyond PERSON-17]', async () => {
  expect(await latest()).toBeUndefined();
  const born = { born_day: 6, born_month: 5, born_year: 1893 };
  await server.make.person({ surname: 'Odilon', familyname: 'Vermeersch', ...born });
  await server.make.person({ surname: 'Odilon', familyname: 'Vermeersch', ...born });
  const asked = await revisor.call(requestMergeComparison, {});
  expect(asked).toMatchObject({ finished_at: null, ok: null, account: expect.stringMatching(/^revisor-/) });
  expect(await ended()).toMatchObject({ id: asked.id, ok: true, persons: 2, pairs: 1, compared: 1, suggested: 1 });
  expect((await revisor.call(getMergeSuggestions, {})).total).toBe(1);
});

test('never two at once: asked for while one is under way it is refused, by the clock or by hand', async () => {
  const answers = await Promise.allSettled([1, 2, 3].map(() => revisor.call(requestMergeComparison, {})));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await ended();
  await withAdvisoryLock(server.dataSource, advisoryLocks.suggestMerges, async () => {
    const again = revisor.call(requestMergeComparison, {});
    await expect(again).rejects.toMatchObject({ name: 'comparisonUnderWay' });
  });
});

test('one whose process died counts as failed, and keeps nobody from asking again', async () => {
  await server.dataSource.query(
    `INSERT INTO merge_comparison (id, started_at) VALUES (gen_random_uuid(), now() + interval '1 hour')`,
  );
  // It may still begin; then, as long as somebody holds the lock, it is taken for under way.
  expect(await latest()).toMatchObject({ ok: null });
  await server.dataSource.query(
    `UPDATE merge_comparison SET started_at = now() - interval '1 minute' WHERE finished_at IS NULL`,
  );
  const newest = async () =>
    (await revisor.call(findMergeComparisons, { limit: 100 })).find(({ finished_at }) => !finished_at);
  await withAdvisoryLock(server.dataSource, advisoryLocks.suggestMerges, async () => {
    expect(await newest()).toMatchObject({ ok: null });
  });
  expect(await newest()).toMatchObject({ ok: false });
  const { id } = await revisor.call(requestMergeComparison, {});
  expect(await ended()).toMatchObject({ id, ok: true });
  const unfinished = await server.dataSource.query('SELECT FROM merge_comparison WHERE ok = false');
  expect(unfinished).toHaveLength(1);
});
