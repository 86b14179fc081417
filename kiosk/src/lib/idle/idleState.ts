/** How long a screen may go untouched, and how long the question whether anybody is there stays. Milliseconds. */
export interface IdleLimits {
  readonly idleMs: number;
  readonly warnMs: number;
}

/**
 * Where a visit is: `off` while there is none to end (attract, or sound is playing), `watching` since the last touch,
 * `asking` whether anybody is there, `over` when nobody answered.
 */
export type IdleState =
  | { readonly phase: 'off' }
  | { readonly phase: 'watching'; readonly since: number }
  | { readonly phase: 'asking'; readonly since: number }
  | { readonly phase: 'over' };

/** `at` is in milliseconds of a clock that only goes on. */
export type IdleEvent =
  | { readonly type: 'touch'; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  /** A screen that can be left alone, or one that cannot. */
  | { readonly type: 'watch'; readonly at: number }
  | { readonly type: 'rest' };

/** Characters a second of a slow reader, and how much longer than that a text may stay untouched (beyond 1). */
const slowReading = { charactersASecond: 15, times: 1.5 };

/** How long a text of so many characters may stay untouched: never shorter than a menu. */
export const readingMs = (characters: number, idleMs: number): number =>
  Math.max(idleMs, (slowReading.times * characters * 1000) / slowReading.charactersASecond);

/** The next state; nothing but its arguments decides. A second reset, or a touch in attract, changes nothing. */
export function idleStep(state: IdleState, event: IdleEvent, { idleMs, warnMs }: IdleLimits): IdleState {
  switch (event.type) {
    case 'rest':
      return state.phase === 'off' ? state : { phase: 'off' };
    case 'watch':
      return { phase: 'watching', since: event.at };
    case 'touch':
      return state.phase === 'off' || state.phase === 'over' ? state : { phase: 'watching', since: event.at };
    case 'tick':
      if (state.phase === 'watching' && event.at - state.since >= idleMs) {
        return { phase: 'asking', since: state.since + idleMs };
      }
      if (state.phase === 'asking' && event.at - state.since >= warnMs) return { phase: 'over' };
      return state;
  }
}

/** Whole seconds until the visit ends; 0 when nobody is being asked. */
export const secondsLeft = (state: IdleState, at: number, { warnMs }: IdleLimits): number =>
  state.phase === 'asking' ? Math.max(0, Math.ceil((state.since + warnMs - at) / 1000)) : 0;
