import { paramOf } from '@salient/shared/lib/address/params.ts';
import type { Address } from '../../lib/routing/address.ts';

const negative: ReadonlySet<string> = new Set(['0', 'false', 'no']);

/** Whether an address asks for what children read: `?child`, unless it says that it does not. */
export function childParam({ params }: Pick<Address, 'params'>): boolean {
  const value = paramOf(params, 'child');
  return value !== null && !negative.has(value.toLowerCase());
}
