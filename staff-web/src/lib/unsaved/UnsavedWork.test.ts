import { expect, test } from 'vitest';
import { UnsavedWork } from './UnsavedWork.ts';

test('without unsaved work nobody is asked [SHELL-22]', async () => {
  const work = new UnsavedWork();
  const saved = work.add();
  saved();
  await expect(work.mayLeave('dialog')).resolves.toBe(true);
  expect(work.get().asking).toBeNull();
});

test('unsaved work is left behind only when the person agrees [SHELL-22]', async () => {
  const work = new UnsavedWork();
  work.add();
  const first = work.mayLeave('dialog');
  expect(work.get().asking).toBe('dialog');
  work.answer(false);
  await expect(first).resolves.toBe(false);
  expect(work.any).toBe(true);
  const second = work.mayLeave('dialog');
  work.answer(true);
  await expect(second).resolves.toBe(true);
  expect(work.any).toBe(false);
});

test('one of two forms that is saved leaves the other guarded', () => {
  const work = new UnsavedWork();
  const first = work.add();
  work.add();
  first();
  first();
  expect(work.any).toBe(true);
});
