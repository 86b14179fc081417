import { expect, test } from 'vitest';
import { MessageBudget } from './MessageBudget.ts';

test('lets a full minute through at once, then as many as time has passed for', () => {
  let now = 0;
  const budget = new MessageBudget(60, () => now);
  for (let sent = 0; sent < 60; sent++) expect(budget.take()).toBe(true);
  expect(budget.take()).toBe(false);
  now += 1_000;
  expect([budget.take(), budget.take()]).toEqual([true, false]);
  now += 600_000;
  for (let sent = 0; sent < 60; sent++) expect(budget.take()).toBe(true);
  expect(budget.take()).toBe(false);
});
