import { expect, test } from 'vitest';
import { ConcurrencyLimiter, NoFreeSlot } from './ConcurrencyLimiter.ts';

const rule = { slots: 3, slotsOfOne: 2, waiting: 3, waitingOfOne: 2, waitMs: 60_000 };

/** Tasks that end when they are told to, by name, and the order in which they began. */
function tasksOf(limiter: ConcurrencyLimiter) {
  const began: string[] = [];
  const endings = new Map<string, () => void>();
  const start = (caller: string, name: string) =>
    limiter.run(caller, () => {
      began.push(name);
      return new Promise<void>((resolve) => endings.set(name, resolve));
    });
  const end = async (name: string) => {
    endings.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { began, start, end };
}

test('one caller cannot take all slots, and who holds fewest is next', async () => {
  const { began, start, end } = tasksOf(new ConcurrencyLimiter(rule));
  const all = [start('a', 'a1'), start('a', 'a2'), start('a', 'a3'), start('b', 'b1'), start('c', 'c1')];
  expect(began).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('b1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  for (const name of ['a2', 'c1', 'a3']) await end(name);
  await Promise.all(all);
});

test('a queue that is full turns away at once, and one that holds up too long after a while', async () => {
  const { start, end } = tasksOf(new ConcurrencyLimiter({ ...rule, slots: 1, waitMs: 1 }));
  const running = start('a', 'a1');
  const waiting = start('b', 'b1');
  const alsoWaiting = start('b', 'b2');
  await expect(start('b', 'b3')).rejects.toBeInstanceOf(NoFreeSlot);
  await expect(waiting).rejects.toBeInstanceOf(NoFreeSlot);
  await expect(alsoWaiting).rejects.toBeInstanceOf(NoFreeSlot);
  await end('a1');
  await running;
});

test('a task that fails gives its slot back', async () => {
  const limiter = new ConcurrencyLimiter({ ...rule, slots: 1 });
  await expect(limiter.run('a', () => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
  expect(await limiter.run('b', () => Promise.resolve('done'))).toBe('done');
});
