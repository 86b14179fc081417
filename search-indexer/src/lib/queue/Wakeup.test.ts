import { expect, test } from 'vitest';
import { Wakeup } from './Wakeup.ts';

const never = new AbortController().signal;
const long = 60_000;

test('ends a sleep when it is called', async () => {
  const wakeup = new Wakeup();
  const sleeping = wakeup.sleep(long, never);
  wakeup.call();
  expect(await sleeping).toBe(true);
});

test('remembers one call that came too early, and only one', async () => {
  const wakeup = new Wakeup();
  wakeup.call();
  wakeup.call();
  expect(await wakeup.sleep(long, never)).toBe(true);
  expect(await wakeup.sleep(1, never)).toBe(false);
});

test('does not sleep any more once its work is over', async () => {
  const over = new AbortController();
  const sleeping = new Wakeup().sleep(long, over.signal);
  over.abort();
  expect(await sleeping).toBe(false);
  expect(await new Wakeup().sleep(long, over.signal)).toBe(false);
});
