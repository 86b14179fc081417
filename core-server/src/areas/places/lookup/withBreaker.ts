import { LookupProblem } from './fetchJson.ts';
import type { LookupQuestion, PlaceLookup } from './PlaceLookup.ts';

/** After so many failures in a row a service is left alone for a while. */
const failuresInRow = 3;
const restMs = 30_000;

/**
 * Asks a service no more for half a minute after it failed three times in a row: nobody waits again and again for one that
 * is down. What it refuses on purpose says nothing of its health.
 */
export function withBreaker(lookup: PlaceLookup, now: () => Date): PlaceLookup {
  let failures = 0;
  let last: { readonly problem: LookupProblem; readonly at: number } | undefined;
  const guarded =
    <Found>(ask: (question: LookupQuestion) => Promise<Found>) =>
    async (question: LookupQuestion): Promise<Found> => {
      if (failures >= failuresInRow && last && now().getTime() - last.at < restMs) throw last.problem;
      try {
        const found = await ask(question);
        failures = 0;
        return found;
      } catch (error) {
        if (error instanceof LookupProblem && error.reason !== 'refused') {
          failures++;
          last = { problem: error, at: now().getTime() };
        }
        throw error;
      }
    };
  const { find, findAddresses } = lookup;
  return { find: guarded(find), ...(findAddresses && { findAddresses: guarded(findAddresses) }) };
}
