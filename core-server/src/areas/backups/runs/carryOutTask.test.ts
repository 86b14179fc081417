import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import { type BackupStore, carryOutTask, type FinishedBackup } from './carryOutTask.ts';

const backupOf = (day: string): FinishedBackup => ({
  id: day,
  moment: `${day}T01:30:00.000Z`,
  databaseBytes: 1_000,
  newBytes: 10,
});

/** A place with a backup of each day of November up to the 20th; the next one is of the 21st. */
function storeOf(given: Partial<BackupStore> = {}) {
  const days = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`);
  let backups = days.map(backupOf).toReversed();
  const store: BackupStore = {
    create: async () => {
      const made = backupOf('2026-11-21');
      backups = [made, ...backups];
      return made;
    },
    list: async () => backups,
    verify: async () => ({ ok: true, problems: [] }),
    remove: async (ids) => {
      backups = backups.filter(({ id }) => !ids.includes(id));
    },
    ...given,
  };
  return { store, left: () => backups.map(({ id }) => id.slice(-2)) };
}
const roomy = [new DiskSpace(tmpdir(), 0)];
const made = { backupId: '2026-11-21', moment: '2026-11-21T01:30:00.000Z', bytes: 1_000, newBytes: 10 };

test('a backup is made, and those that are no longer kept are removed', async () => {
  const { store, left } = storeOf();
  expect(await carryOutTask({ kind: 'backup', damagedIds: [] }, store, roomy)).toEqual(made);
  expect(left()).toEqual(['21', '20', '19', '18', '17', '16', '15', '08', '01']);
});

test('a backup that its check found damaged takes no good one’s place, and is left for people to judge', async () => {
  const { store, left } = storeOf();
  await carryOutTask({ kind: 'backup', damagedIds: ['2026-11-08', '2026-11-20'] }, store, roomy);
  expect(left()).toEqual(['21', '20', '19', '18', '17', '16', '15', '14', '08', '07', '01']);
});

test('a backup is good although older ones could not be removed', async () => {
  const remove = () => Promise.reject(new Error('the disk says no'));
  const outcome = await carryOutTask({ kind: 'backup', damagedIds: [] }, storeOf({ remove }).store, roomy);
  expect(outcome).toEqual({ ...made, detail: 'Older backups could not be removed: the disk says no' });
});

test('a backup is refused before it begins while the disk has too little room', async () => {
  const { store, left } = storeOf();
  const full = new DiskSpace(tmpdir(), 9_000_000);
  const outcome = await carryOutTask({ kind: 'backup', damagedIds: [] }, store, [full]);
  expect(outcome).toMatchObject({ problem: 'disk_full', detail: expect.stringContaining('the backup was not begun') });
  expect(left()).toHaveLength(20);
});

test('a disk that becomes full on the way is told as such, anything else in its own words', async () => {
  const failing = (error: Error) => storeOf({ create: () => Promise.reject(error) }).store;
  const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const task = { kind: 'backup' as const, damagedIds: [] };
  expect(await carryOutTask(task, failing(noSpace), roomy)).toMatchObject({ problem: 'disk_full' });
  const outcome = await carryOutTask(task, failing(new Error('the bucket is closed')), roomy);
  expect(outcome).toEqual({ problem: 'failed', detail: 'the bucket is closed' });
});

test('a check looks at the newest backup and tells what differs', async () => {
  const verify = async (id: string) => ({ ok: false, problems: [`${id}: person differs`, 'file missing'] });
  const task = { kind: 'verify' as const, damagedIds: [] };
  const checked = { backupId: '2026-11-20', moment: '2026-11-20T01:30:00.000Z' };
  expect(await carryOutTask(task, storeOf().store, roomy)).toEqual(checked);
  const outcome = await carryOutTask(task, storeOf({ verify }).store, roomy);
  expect(outcome).toEqual({ ...checked, problem: 'damaged', detail: '2026-11-20: person differs\nfile missing' });
});
