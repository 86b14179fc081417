import { z } from 'zod';

/** Flags that only hold of some: they are put right, not refused, where they contradict the rest (PERSON-52). */
const flags = ['in_namelist', 'irish_memorial_records'] as const;
type Flag = (typeof flags)[number];

/** What is told of such flags beside a person that was checked or saved; absent when nothing was put right. */
export const correctedShape = {
  /** Flags that were sent as true and are false all the same: the person is no casualty, or no soldier. */
  corrected: z.array(z.enum(flags)).optional(),
};

/** The flags of `sent` that `saved` does not have, to be told to the sender. */
export function correctedFlags(
  sent: { readonly [Each in Flag]?: unknown },
  saved: { readonly [Each in Flag]: boolean },
): { corrected?: Flag[] } {
  const corrected = flags.filter((flag) => sent[flag] === true && !saved[flag]);
  return corrected.length === 0 ? {} : { corrected };
}
