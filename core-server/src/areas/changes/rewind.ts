import type { Fields } from '../../lib/changes/ChangeRow.ts';

interface Step {
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/**
 * Takes changes back from a state, one after the other.
 *
 * @param now the state after all of them; null for a record that is gone.
 * @param changes the newest first.
 * @returns the state before the last of them; null where the record did not exist, or nothing tells what it was.
 */
export function rewind(now: Fields | null, changes: readonly Step[]): Fields | null {
  let state = now;
  for (const { before, after } of changes) {
    if (before === null) state = null;
    else if (after === null) state = 'import' in before ? null : before;
    else if (state) state = { ...state, ...before };
  }
  return state;
}
