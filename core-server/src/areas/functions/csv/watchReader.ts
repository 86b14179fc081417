/** So long a reader may take nothing: whoever went away without a word would keep others waiting. Milliseconds. */
export const idleMs = 60_000;
/**
 * A reader for whom something waits takes at least so much of it in `idleMs`: a slow line does, whoever only holds the turn does
 * not. Bytes.
 */
export const leastTaken = 256 * 1024;

/** What a reader has taken so far, and what waits for him. Bytes. */
interface Reading {
  readonly taken: number;
  readonly waiting: number;
}

/**
 * Watches how a file is read.
 *
 * @param now milliseconds.
 * @returns asked again and again: whether its reader takes too little of what waits for him.
 */
export function watchReader(now: () => number): (reading: Reading) => boolean {
  const last = { at: now(), taken: 0 };
  return ({ taken, waiting }) => {
    if (waiting === 0 || taken - last.taken >= leastTaken) Object.assign(last, { at: now(), taken });
    return now() - last.at > idleMs;
  };
}
