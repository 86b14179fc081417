import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { goneSchema, mergedSchema } from '@salient/shared/lib/contract/commonErrors.ts';
import { Navigate } from 'react-router-dom';
import { NotFoundPage } from '../../../lib/page/NotFoundPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { arrivedState } from './ArrivedNotice.tsx';
import { PersonGone } from './PersonGone.tsx';

/** Whether a person is not there, so that `PersonAway` says what became of it. */
export const isPersonAway = (error: unknown) => ['notFound', 'merged', 'gone'].includes(failureOf(error).name);

/** What stands at the address of a person who is not there: the way to the one that remains, or that it was removed. */
export function PersonAway({ error, page }: { readonly error: unknown; readonly page: 'person' | 'person_edit' }) {
  const { name, data } = failureOf(error);
  if (name === 'merged') {
    const { to } = mergedSchema.parse(data);
    return <Navigate to={pathTo(page, { id: to })} replace state={arrivedState} />;
  }
  if (name === 'gone') return <PersonGone {...goneSchema.parse(data)} />;
  return <NotFoundPage />;
}
