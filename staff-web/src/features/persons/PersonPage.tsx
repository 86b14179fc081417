import { Button } from '@mantine/core';
import { failureOf } from '@salient/shared/client/rpcError.ts';
import { useMethod } from '@salient/shared/client/useMethod.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { Person } from '@salient/shared/persons/person.ts';
import { mayEditPerson } from '@salient/shared/persons/personPolicy.ts';
import type { PublicPerson } from '@salient/shared/persons/publicPerson.ts';
import { canEdit } from '@salient/shared/users/actor.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Icon } from '../../app/layout/Icon.tsx';
import { Page } from '../../app/layout/Page.tsx';
import { FailedNotice } from '../../app/pages/FailedNotice.tsx';
import { NotFoundPage } from '../../app/pages/NotFoundPage.tsx';
import { pathTo, withVia } from '../../app/routes/links.ts';
import { useActor } from '../../app/session/useSession.ts';
import { useShortcut } from '../../app/shortcuts/useShortcut.ts';
import { HistoryPanel } from '../../ui/history/HistoryPanel.tsx';
import { useOpenPanel } from '../../ui/useOpenPanel.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonHeader, PersonHeaderSkeleton } from './PersonHeader.tsx';
import { PersonParts } from './PersonParts.tsx';
import { publicPersonPath, wholePerson } from './personPaths.ts';
import { viewOf } from './personView.ts';
import { useNameOf } from './useNameOf.ts';
import './persons.css';

/** The record of a person, to be read (PERSON-19 to PERSON-23, ROUTE-09). */
export function PersonPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getPerson', { id, extend: [...wholePerson] });
  if (data) return <PersonRecord person={data} />;
  if (error && failureOf(error).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={error ? t('pages.person') : null}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <PersonHeaderSkeleton />}
    </Page>
  );
}

function PersonRecord({ person }: { readonly person: Person | PublicPerson }) {
  const nameOf = useNameOf();
  const view = viewOf(person);
  const record = 'surname' in person ? person : null;
  const name = nameOf(view);
  const { shown, hrefOf, close } = useOpenPanel();
  return (
    <Page
      title={name}
      actions={<PersonActions id={view.id} name={name} record={record} historyPath={hrefOf('history', view.id)} />}
    >
      <PersonHeader person={view} name={name} record={record} />
      <PersonFacts person={view} />
      <PersonParts person={view} record={record} />
      {shown?.panel === 'history' && record && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'person', id: view.id }} onClose={close} />
      )}
    </Page>
  );
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
  readonly record: Person | null;
  readonly historyPath: string;
}

/** What can be done from here; editing is offered to those who may (PERSON-20). */
function PersonActions({ id, name, record, historyPath }: ActionProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const actor = useActor();
  const mayEdit = record !== null && canEdit(actor) && mayEditPerson(actor, record);
  const editPath = withVia(pathTo('person_edit', { id }), { code: 'person', id });
  const label = t('personRecord.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), mayEdit);
  return (
    <>
      <Button
        component="a"
        href={publicPersonPath(id)}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<Icon name="open" />}
      >
        {t('personRecord.publicPage')}
        <span className="visually-hidden"> {t('pickers.newTab')}</span>
      </Button>
      {mayEdit && (
        <>
          <Button
            component={Link}
            to={historyPath}
            preventScrollReset
            variant="default"
            leftSection={<Icon name="history" />}
          >
            {t('historyPanel.open')}
          </Button>
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
