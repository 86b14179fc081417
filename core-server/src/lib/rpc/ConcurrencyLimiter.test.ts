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

test('who was worked for least is next, and those who asked for much leave half of the slots', async () => {
  const worked: Record<string, number> = { greedy: 60_000, also: 70_000, busy: 2_000 };
  const limiter = new ConcurrencyLimiter({ ...rule, slots: 4, waiting: 10 }, (caller) => worked[caller] ?? 0);
  const { began, start, end } = tasksOf(limiter);
  const all = ['greedy1', 'greedy2', 'also1', 'also2', 'busy1', 'visitor1', 'busy2', 'visitor2'].map((name) =>
    start(name.slice(0, -1), name),
  );
  expect(began).toEqual(['greedy1', 'greedy2', 'busy1', 'visitor1']);
  await end('busy1');
  expect(began.at(-1)).toBe('visitor2');
  await end('visitor1');
  expect(began.at(-1)).toBe('busy2');
  for (const name of ['visitor2', 'busy2']) await end(name);
  expect(began).toHaveLength(6);
  for (const name of ['greedy1', 'greedy2', 'also1', 'also2']) await end(name);
  await Promise.all(all);
});

test('in a queue that is full the last of who asks for most makes room for who asks for less', async () => {
  const limiter = new ConcurrencyLimiter({ ...rule, slots: 1 }, (caller) => (caller === 'greedy' ? 60_000 : 0));
  const { began, start, end } = tasksOf(limiter);
  const running = start('b', 'b1');
  const all = [start('greedy', 'g1'), start('greedy', 'g2'), start('c', 'c1'), start('d', 'd1')];
  await expect(all[1]).rejects.toBeInstanceOf(NoFreeSlot);
  await expect(start('greedy', 'g3')).rejects.toBeInstanceOf(NoFreeSlot);
  for (const name of ['b1', 'c1', 'd1', 'g1']) await end(name);
  expect(began).toEqual(['b1', 'c1', 'd1', 'g1']);
  await Promise.all([running, all[0], all[2], all[3]]);
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
