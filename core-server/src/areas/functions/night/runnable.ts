import { runsByNight } from '@salient/shared/areas/functions/nightlyMethods.ts';
import type { CallableFunction } from '../../../lib/functions/CallableFunction.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import type { NightlyFunctionEntity } from './NightlyFunctionEntity.ts';

/** The function that a night has to run; null when there is none of that name any more, or it no longer takes what was given. */
export function runnable(
  { functions }: Pick<Services, 'functions'>,
  nightly: Pick<NightlyFunctionEntity, 'function' | 'arguments'>,
): CallableFunction | null {
  const called = functions.get(nightly.function);
  if (!called || !runsByNight(called.definition)) return null;
  return Object.keys(called.validate(nightly.arguments)).length === 0 ? called : null;
}
