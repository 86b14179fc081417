import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { goneSchema, mergedSchema } from '@salient/shared/lib/contract/commonErrors.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Navigate } from 'react-router-dom';
import { isRecordAway, RecordGone } from '../../../lib/missing/RecordAway.tsx';
import { NotFoundPage } from '../../../lib/page/NotFoundPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { arrivedState } from './ArrivedNotice.tsx';

/** Whether a person is not there, so that `PersonAway` says what became of it. */
export const isPersonAway = isRecordAway;

/** What stands at the address of a person who is not there: the way to the one that remains, or that it was removed. */
export function PersonAway({ error, page }: { readonly error: unknown; readonly page: 'person' | 'person_edit' }) {
  const { t } = useTexts();
  const { name, data } = failureOf(error);
  if (name === 'merged') {
    const { to } = mergedSchema.parse(data);
    return <Navigate to={pathTo(page, { id: to })} replace state={arrivedState} />;
  }
  if (name === 'gone') {
    return <RecordGone {...goneSchema.parse(data)} type="person" list="persons" title={t('merging.gone.title')} />;
  }
  return <NotFoundPage />;
}
