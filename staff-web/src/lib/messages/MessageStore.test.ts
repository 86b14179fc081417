import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageStore } from './MessageStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shownIn = (store: MessageStore) => store.get().shown.map(({ text }) => text);

test('a notice is gone after 3 seconds, an error after 5 [ERR-05, SHELL-26, SHELL-27]', () => {
  const store = new MessageStore();
  store.success('saved');
  store.error('failed');
  vi.advanceTimersByTime(2999);
  expect(shownIn(store)).toEqual(['saved', 'failed']);
  vi.advanceTimersByTime(1);
  expect(shownIn(store)).toEqual(['failed']);
  vi.advanceTimersByTime(2000);
  expect(shownIn(store)).toEqual([]);
});

test('under pointer or focus the clock stands still, and then goes on where it was', () => {
  const store = new MessageStore();
  store.success('saved');
  vi.advanceTimersByTime(2000);
  store.pause();
  store.error('failed');
  vi.advanceTimersByTime(60_000);
  expect(shownIn(store)).toEqual(['saved', 'failed']);
  store.resume();
  vi.advanceTimersByTime(1000);
  expect(shownIn(store)).toEqual(['failed']);
  vi.advanceTimersByTime(4000);
  expect(shownIn(store)).toEqual([]);
});

test('what was done takes the place of what was done before it, and never of what went wrong or waits to be closed', () => {
  const store = new MessageStore();
  store.error('failed');
  store.error('failed');
  store.success('taken apart, but for two events', { stays: true });
  store.success('merged', { action: { label: 'Undo', run: () => undefined } });
  store.success('saved');
  expect(shownIn(store)).toEqual(['failed', 'taken apart, but for two events', 'saved']);
  vi.advanceTimersByTime(2999);
  store.success('saved again');
  vi.advanceTimersByTime(1);
  expect(shownIn(store)).toEqual(['failed', 'taken apart, but for two events', 'saved again']);
  expect(store.get().all.map(({ text }) => text)).toEqual(['merged', 'failed', 'failed']);
});

test('what asks for an action stays until it is closed', () => {
  const store = new MessageStore();
  store.error('the list was not imported', { stays: true });
  vi.advanceTimersByTime(3_600_000);
  const [message] = store.get().shown;
  expect(message?.text).toBe('the list was not imported');
  store.close(message?.id ?? 0);
  expect(shownIn(store)).toEqual([]);
});

test('a way back is offered long enough to be reached, then in the list, and taken once [A6]', () => {
  const store = new MessageStore();
  const undo = vi.fn();
  store.success('merged', { action: { label: 'Undo', run: undo } });
  vi.advanceTimersByTime(9_999);
  expect(shownIn(store)).toEqual(['merged']);
  vi.advanceTimersByTime(1);
  expect(shownIn(store)).toEqual([]);
  const [message] = store.get().all;
  expect(message?.action?.label).toBe('Undo');
  store.act(message?.id ?? 0);
  store.act(message?.id ?? 0);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(store.get().all[0]?.action).toBeUndefined();
});

test('what went wrong remains in the list until somebody else signs in, and what one saved oneself never stands there', () => {
  const store = new MessageStore();
  store.success('saved');
  store.error('one', { reference: '1011' });
  store.error('two');
  vi.advanceTimersByTime(10_000);
  expect(store.get().all.map(({ text }) => text)).toEqual(['two', 'one']);
  expect(store.get().all[1]?.reference).toBe('1011');
  expect(store.get().unread).toBe(2);
  store.success('merged', { action: { label: 'Undo', run: () => undefined } });
  expect([store.get().all[0]?.text, store.get().unread]).toEqual(['merged', 2]);
  store.markRead();
  expect(store.get().unread).toBe(0);
  store.clear();
  expect(store.get().all).toEqual([]);
});
