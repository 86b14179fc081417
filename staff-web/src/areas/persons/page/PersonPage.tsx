import { Button } from '@mantine/core';
import { isPublicPerson } from '@salient/shared/areas/persons/living/livingStatus.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { PublicPageButton } from '../../../lib/page/PublicPageButton.tsx';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../../lib/session/useSession.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { MergePanel } from '../merge/MergePanel.tsx';
import { MergePickBar } from '../merge/MergePickBar.tsx';
import { PersonMergeButton } from '../merge/PersonMergeButton.tsx';
import { PersonMerges } from '../merge/PersonMerges.tsx';
import { UndoMergeDialog } from '../merge/UndoMergeDialog.tsx';
import { publicPersonPath, wholePerson } from '../personPaths.ts';
import { usePersonSlots } from '../personSlots.ts';
import { viewOf } from '../personView.ts';
import { useNameOf } from '../useNameOf.ts';
import { ArrivedNotice } from './ArrivedNotice.tsx';
import { isPersonAway, PersonAway } from './PersonAway.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader, PersonHeaderSkeleton } from './PersonHeader.tsx';
import { PersonParts } from './PersonParts.tsx';
import '../persons.css';
import { HistoryButton } from '../../../lib/history/HistoryButton.tsx';

/** The record of a person, to be read (PERSON-19 to PERSON-23, ROUTE-09). */
export function PersonPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getPerson', { id, extend: [...wholePerson] });
  if (error && isPersonAway(error)) return <PersonAway error={error} page="person" />;
  if (data) return <PersonRecord key={id} person={data} />;
  return (
    <Page title={t('pages.person')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <PersonHeaderSkeleton />}
    </Page>
  );
}

function PersonRecord({ person }: { readonly person: Person | PublicPerson }) {
  const { GuestFeedback } = usePersonSlots();
  const { Contribute } = useRecordSlots();
  const nameOf = useNameOf();
  const actor = useActor();
  const view = viewOf(person);
  const record = 'surname' in person ? person : null;
  const name = nameOf(view);
  const mayEdit = record !== null && canEdit(actor) && mayEditPerson(actor, record);
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  return (
    <Page
      title={name}
      actions={
        <>
          {'firstName' in person && <GuestFeedback person={person} name={name} />}
          {record && <Contribute type="person" id={view.id} name={name} />}
          <PersonActions
            id={view.id}
            name={name}
            isPublic={record === null || isPublicPerson(record)}
            mayEdit={mayEdit}
            hrefOf={hrefOf}
          />
        </>
      }
    >
      <ArrivedNotice />
      {mayEdit && <MergePickBar />}
      <PersonHeader person={view} name={name} record={record} />
      <PersonFacts person={view} />
      {mayEdit && <PersonMerges person={{ id: view.id, name }} undoPath={(mergeId) => hrefOf('undo_merge', mergeId)} />}
      <PersonParts person={view} record={record} />
      {shown?.panel === 'history' && record && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'person', id: view.id }} onClose={close} />
      )}
      {shown?.panel === 'undo_merge' && shown.id && mayEdit && (
        <UndoMergeDialog key={shown.key} opened={shown.opened} personId={view.id} mergeId={shown.id} onClose={close} />
      )}
      {mayEdit && <MergePanel panel={panel} behind={view.id} />}
    </Page>
  );
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
  /** Whether visitors see the person. */
  readonly isPublic: boolean;
  readonly mayEdit: boolean;
  readonly hrefOf: (panel: string, id?: string) => string;
}

/** What can be done from here; editing is offered to those who may (PERSON-20). */
function PersonActions({ id, name, isPublic, mayEdit, hrefOf }: ActionProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const editPath = withVia(pathTo('person_edit', { id }), { code: 'person', id });
  const label = t('personRecord.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), mayEdit);
  return (
    <>
      {isPublic && <PublicPageButton href={publicPersonPath(id)} />}
      {mayEdit && (
        <>
          <HistoryButton to={hrefOf('history', id)} />
          <PersonMergeButton person={{ id, name }} hrefOf={hrefOf} />
          <Button
            component={Link}
            to={editPath}
            leftSection={<Icon name="edit" />}
            aria-label={label}
            aria-keyshortcuts="e"
          >
            {t('personRecord.editHere')}
          </Button>
        </>
      )}
    </>
  );
}
