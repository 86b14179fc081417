import { paramOf } from '@salient/shared/lib/address/params.ts';
import { type Address, withQuery } from '../../../lib/routing/address.ts';

/** In which order the keys stand; where the visitor is stands in no address. */
export type KeyOrder = 'number' | 'theme' | 'distance';

export const isByTheme = ({ params }: Pick<Address, 'params'>) => paramOf(params, 'order') === 'theme';

/** The same page in another order: the rest of its address stays. */
export function pathInOrder(pathname: string, search: string, order: 'number' | 'theme'): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => key !== 'order');
  return withQuery(pathname, order === 'theme' ? [...others, ['order', 'theme']] : others);
}
