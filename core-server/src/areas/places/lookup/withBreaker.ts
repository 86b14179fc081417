import { Breaker } from '../../../lib/http/Breaker.ts';
import { ServiceProblem } from '../../../lib/http/fetchJson.ts';
import type { LookupQuestion, PlaceLookup } from './PlaceLookup.ts';

/** What a service refuses on purpose says nothing of its health. */
const isOutage = (error: unknown) => error instanceof ServiceProblem && error.reason !== 'refused';

/** A look-up that is left alone for half a minute after it failed three times in a row. */
export function withBreaker({ find, findAddresses }: PlaceLookup, now: () => Date): PlaceLookup {
  const breaker = new Breaker(now);
  const guarded =
    <Found>(ask: (question: LookupQuestion) => Promise<Found>) =>
    (question: LookupQuestion): Promise<Found> =>
      breaker.ask(() => ask(question), isOutage);
  return { find: guarded(find), ...(findAddresses && { findAddresses: guarded(findAddresses) }) };
}
