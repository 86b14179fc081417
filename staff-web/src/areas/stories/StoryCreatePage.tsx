import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { ForbiddenPage } from '../../lib/page/ForbiddenPage.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { StoryEditor } from './StoryEditor.tsx';

/** A new story of a person (ROUTE-42); one that is written already is opened instead, as there is one at most (STORY-30). */
export function StoryCreatePage() {
  const { personId = '' } = useParams();
  const { search } = useLocation();
  const { t } = useTexts();
  const actor = useActor();
  const person = useOpenedRecord('getPerson', { id: personId, extend: [] });
  const stories = useOpenedRecord('getStoriesForPerson', { id: personId });
  const error = person.error ?? stories.error;
  const [written] = stories.record ?? [];
  if (written) return <Navigate to={pathTo('personstory', { id: written.id }) + search} replace />;
  if (person.record && 'surname' in person.record && stories.record) {
    if (!mayEditStory(actor, person.record)) return <ForbiddenPage />;
    return <StoryEditor story={undefined} person={person.record} />;
  }
  if (error && failureOf(error).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={t('pages.personstory_create')}>
      {error ? <FailedNotice error={error} onRetry={() => void person.refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
