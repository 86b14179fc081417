import { distance } from 'fastest-levenshtein';

/** The known name that differs least from `name`, when it differs little enough to be what was meant. */
export function nearest(name: string, known: readonly string[], key: (name: string) => string): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const slips = distance(name, key(candidate));
    if (slips < least) {
      best = candidate;
      least = slips;
    }
  }
  return best;
}
