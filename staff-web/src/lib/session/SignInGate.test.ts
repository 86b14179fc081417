import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { questionOutlivesPageMs, SignInGate } from './SignInGate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the question stays, with what is typed into it, when the page that asked is left for one that asks again [AUTH-30]', async () => {
  const gate = new SignInGate();
  const asked: number[] = [];
  gate.subscribe(() => asked.push(gate.get()));
  const left = new AbortController();
  const first = gate.wait(left.signal);
  left.abort();
  expect(await first).toBe(false);
  const second = gate.wait();
  vi.advanceTimersByTime(questionOutlivesPageMs);
  expect(asked).not.toContain(0);
  gate.open();
  expect(await second).toBe(true);
  expect(gate.get()).toBe(0);
});

test('the question goes when nothing waits for its answer any more [AUTH-30]', () => {
  const gate = new SignInGate();
  const left = new AbortController();
  void gate.wait(left.signal);
  left.abort();
  vi.advanceTimersByTime(questionOutlivesPageMs);
  expect(gate.get()).toBe(0);
});
