import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useParams } from 'react-router-dom';
import { useOpenedRecord } from '../../../lib/client/useOpenedRecord.ts';
import { FormSkeleton } from '../../../lib/form/FormSkeleton.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { ForbiddenPage } from '../../../lib/page/ForbiddenPage.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useActor } from '../../../lib/session/useSession.ts';
import { editedPerson } from '../form/personForm.ts';
import { isPersonAway, PersonAway } from '../page/PersonAway.tsx';
import { wholePerson } from '../personPaths.ts';
import { PersonEditor } from './PersonEditor.tsx';
import '../persons.css';

/** The record of a person, to be changed (ROUTE-10). */
export function PersonEditPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const actor = useActor();
  const { record, error, refetch } = useOpenedRecord('getPerson', { id, extend: [...wholePerson] });
  if (record && 'surname' in record) {
    return mayEditPerson(actor, record) ? <PersonEditor key={id} person={editedPerson(record)} /> : <ForbiddenPage />;
  }
  if (error && isPersonAway(error)) return <PersonAway error={error} page="person_edit" />;
  return (
    <Page title={t('pages.person_edit')}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
    </Page>
  );
}
