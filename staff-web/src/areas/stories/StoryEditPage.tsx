import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { ForbiddenPage } from '../../lib/page/ForbiddenPage.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { editedStory } from './form/storyForm.ts';
import { wholeStory } from './form/wholeStory.ts';
import { StoryEditor } from './StoryEditor.tsx';

/** The story of a person, to be changed (ROUTE-41). */
export function StoryEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const actor = useActor();
  const { record, error, refetch } = useOpenedRecord('getPersonStory', wholeStory(id));
  const person = useMethod('getPerson', { id: record?.person_id_ref ?? '', extend: [] }, { enabled: record !== null });
  const failure = error ?? person.error;
  if (record && person.data && 'surname' in person.data) {
    if (!mayEditStory(actor, person.data)) return <ForbiddenPage />;
    return <StoryEditor story={editedStory(record)} person={person.data} />;
  }
  if (failure && failureOf(failure).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={t('pages.personstory')}>
      {failure ? (
        <FailedNotice error={failure} onRetry={() => void (error ? refetch() : person.refetch())} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  );
}
