import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskSpace } from './DiskSpace.ts';

const mbFree = async () => (await new DiskSpace(tmpdir()).read()).freeBytes / 1024 ** 2;

test('a disk with less than the floor is full: large writes are refused with a sentence that says what to do', async () => {
  const disk = new DiskSpace(tmpdir(), 9_000_000);
  expect(await disk.read()).toMatchObject({ isFull: true, isLow: true });
  await expect(disk.require('the import')).rejects.toThrow(
    /^The disk that holds \S+ has only \d+ MB left and the import was not begun, .* more than 9000000 MB are free/,
  );
});

test('a disk with less than four times the floor is low, and large writes go on', async () => {
  const disk = new DiskSpace(tmpdir(), (await mbFree()) / 2);
  expect(await disk.read()).toMatchObject({ isFull: false, isLow: true });
  await disk.require('the import');
});

test('a disk with more than that is neither, also for a folder that is yet to be made', async () => {
  const disk = new DiskSpace(join(tmpdir(), 'not', 'there', 'yet'), (await mbFree()) / 8);
  expect(await disk.read()).toMatchObject({ isFull: false, isLow: false });
});
