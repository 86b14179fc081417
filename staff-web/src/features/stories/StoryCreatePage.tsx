import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { Page } from '../../app/layout/Page.tsx';
import { FailedNotice } from '../../app/pages/FailedNotice.tsx';
import { ForbiddenPage } from '../../app/pages/ForbiddenPage.tsx';
import { NotFoundPage } from '../../app/pages/NotFoundPage.tsx';
import { pathTo } from '../../app/routes/links.ts';
import { useActor } from '../../app/session/useSession.ts';
import { ListSkeleton } from '../../ui/list/ListStates.tsx';
import { useOpenedRecord } from '../../ui/useOpenedRecord.ts';
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
      {error ? <FailedNotice error={error} onRetry={() => void person.refetch()} /> : <ListSkeleton rows={9} />}
    </Page>
  );
}
