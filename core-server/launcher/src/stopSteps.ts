import type { StopStep } from './processIdentity.ts';

/** How each program is asked to stop, and with what force when it does not. */
export function stopSteps(program: string): readonly StopStep[] {
  if (program === 'postgres') {
    // SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written. SIGQUIT leaves the rest to the log replay.
    return [
      { signal: 'SIGINT', waitMs: 60_000 },
      { signal: 'SIGQUIT', waitMs: 5_000 },
      { signal: 'SIGKILL', waitMs: 5_000 },
    ];
  }
  return [
    { signal: 'SIGTERM', waitMs: 10_000 },
    { signal: 'SIGKILL', waitMs: 5_000 },
  ];
}
