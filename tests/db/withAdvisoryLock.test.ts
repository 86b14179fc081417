import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataSource } from '../../core-server/src/app/database/createDataSource.ts';
import { withAdvisoryLock } from '../../core-server/src/lib/jobs/withAdvisoryLock.ts';
import { createDatabase, type TestDatabase } from '../harness/programs/createDatabase.ts';

const lock = advisoryLocks.removeExpired;
const connections = 2;
let database: TestDatabase;
let dataSource: DataSource;
let other: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  const open = () => createDataSource({ url: database.url, poolSize: connections }).initialize();
  [dataSource, other] = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await Promise.all([dataSource.destroy(), other.destroy()]);
  await database.drop();
});

test('of several processes one does a job at a time', async () => {
  const done: string[] = [];
  const first = await withAdvisoryLock(dataSource, lock, async () => {
    const again = await withAdvisoryLock(dataSource, lock, async () => {
      done.push('again');
    });
    const second = await withAdvisoryLock(other, lock, async () => {
      done.push('second');
    });
    expect([again, second]).toEqual([false, false]);
    done.push('first');
  });
  expect([first, done]).toEqual([true, ['first']]);
  await expect(withAdvisoryLock(other, lock, () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  expect(await withAdvisoryLock(dataSource, lock, async () => undefined)).toBe(true);
});

test('more jobs than the pool has connections begin at the same moment, and all find one to work with', async () => {
  const numbers = Object.values(advisoryLocks).slice(0, 3 * connections);
  let begun = 0;
  let tellAll = () => {};
  const allBegun = new Promise<void>((resolve) => (tellAll = resolve));
  const done = await Promise.all(
    numbers.map((number) =>
      withAdvisoryLock(dataSource, number, async () => {
        begun += 1;
        if (begun === numbers.length) tellAll();
        await allBegun;
        await dataSource.query('SELECT 1');
      }),
    ),
  );
  expect(done).toEqual(numbers.map(() => true));
});

test('a lock whose connection was lost is open again, and the next one is taken by another', async () => {
  await withAdvisoryLock(dataSource, lock, async () => {
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = $1`, [
      lock,
    ]);
    expect(await withAdvisoryLock(other, lock, async () => undefined)).toBe(true);
  }).catch(() => undefined);
  expect(await withAdvisoryLock(dataSource, lock, async () => undefined)).toBe(true);
});
