import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IdleEvent, type IdleState, idleStep, readingMs, secondsLeft } from './idleState.ts';

const limits = { idleMs: 60_000, warnMs: 20_000 };
const off: IdleState = { phase: 'off' };
const after = (events: readonly IdleEvent[], from: IdleState = off) =>
  events.reduce((state, event) => idleStep(state, event, limits), from);
const watch = (at: number): IdleEvent => ({ type: 'watch', at });
const touch = (at: number): IdleEvent => ({ type: 'touch', at });
const tick = (at: number): IdleEvent => ({ type: 'tick', at });

describe('a visitor who is away', () => {
  test('is asked at the limit and not before, and gone when the question has stood long enough [KIOSK-09]', () => {
    expect(after([watch(0), tick(59_999)])).toEqual({ phase: 'watching', since: 0 });
    expect(after([watch(0), tick(60_000)])).toEqual({ phase: 'asking', since: 60_000 });
    expect(after([watch(0), tick(60_000), tick(79_999)]).phase).toBe('asking');
    expect(after([watch(0), tick(60_000), tick(80_000)])).toEqual({ phase: 'over' });
  });

  test('sees the seconds count down', () => {
    const asking = after([watch(0), tick(60_000)]);
    expect([60_000, 60_001, 75_000, 79_999, 80_000].map((at) => secondsLeft(asking, at, limits))).toEqual([
      20, 20, 5, 1, 0,
    ]);
    expect(secondsLeft(off, 60_000, limits)).toBe(0);
  });

  test('may come back as often as he likes: any touch begins anew', () => {
    expect(after([watch(0), tick(60_000), touch(75_000), tick(134_999)])).toEqual({ phase: 'watching', since: 75_000 });
  });

  test('is gone once: touches and ticks after it change nothing', () => {
    const over = after([watch(0), tick(60_000), tick(80_000)]);
    expect(after([touch(81_000), tick(200_000)], over)).toBe(over);
  });
});

test('in attract nothing happens, whatever is touched and however long', () => {
  expect(after([touch(1), tick(999_999), { type: 'rest' }, tick(9_999_999)])).toBe(off);
});

test('a clock that stands still for long asks before it ends', () => {
  expect(after([watch(0), tick(900_000)]).phase).toBe('asking');
});

test('a text has the time of a slow reader, a short one that of a menu', () => {
  expect(readingMs(1000, 60_000)).toBe(100_000);
  expect(readingMs(100, 60_000)).toBe(60_000);
});

test('nobody is sent away without having been asked for the whole time', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('touch' as const), wait: fc.nat(50_000) }),
    fc.record({ type: fc.constant('tick' as const), wait: fc.nat(50_000) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let at = 0;
      let state = after([watch(0)]);
      let lastTouch = 0;
      for (const { type, wait } of events) {
        at += wait;
        const before = state;
        state = idleStep(state, { type, at }, limits);
        if (type === 'touch' && before.phase !== 'over') lastTouch = at;
        if (state.phase === 'over' && before.phase !== 'over') {
          expect(before.phase).toBe('asking');
          expect(at - lastTouch).toBeGreaterThanOrEqual(limits.idleMs + limits.warnMs);
        }
      }
    }),
  );
});
