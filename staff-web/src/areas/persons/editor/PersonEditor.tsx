import { Button } from '@mantine/core';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EditingLine } from '../../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { HistoryButton } from '../../../lib/history/HistoryButton.tsx';
import { HistoryPanel } from '../../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { RecordDocuments } from '../../../lib/related/RecordDocuments.tsx';
import { useRecordSlots } from '../../../lib/related/recordSlots.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { PersonEvents } from '../../events/PersonEvents.tsx';
import { IdentityFields } from '../form/IdentityFields.tsx';
import type { EditedPerson } from '../form/personForm.ts';
import { SimilarPersons } from '../form/SimilarPersons.tsx';
import { usePersonForm } from '../form/usePersonForm.ts';
import { MembershipsPart } from '../links/MembershipsPart.tsx';
import { RelationsPart } from '../links/RelationsPart.tsx';
import { ArrivedNotice } from '../page/ArrivedNotice.tsx';
import { type EditTab, editTabs, filledFields, isFormTab, refusedByTab } from '../page/personTabs.ts';
import { personLabel } from '../personLabel.ts';
import { usePersonSlots } from '../personSlots.ts';
import { SaveFirst } from '../SaveFirst.tsx';
import { useNameOf } from '../useNameOf.ts';
import { PersonConflict } from './PersonConflict.tsx';

interface Props {
  /** Absent for a new person. */
  readonly person: EditedPerson | undefined;
  /** Begins the next new person where this one was made. */
  readonly onNext?: () => void;
}

/** The edit page: one form over identity, relations and projects, and the parts that have saves of their own (PERSON-27). */
export function PersonEditor({ person, onNext }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const nameOf = useNameOf();
  const panel = useOpenPanel();
  const [tab, openTab] = useActiveTab(editTabs);
  const goesOn = useRef(false);
  const form = usePersonForm({
    person,
    onSaved: (saved, isNew) => {
      messages.success(t('personRecord.saved', { name: nameOf(saved) }));
      if (goesOn.current && onNext) onNext();
      else if (goesOn.current) void navigate(pathTo('person_create'));
      else if (isNew) void navigate(pathTo('person_edit', { id: saved.id }), { replace: true });
    },
  });
  const save = (next: boolean) => {
    goesOn.current = next;
    void form.save();
  };
  const refused = refusedByTab(form.errors);
  useRefusedTab(form.refusals, tab, refused, openTab);
  const saved = form.entity;
  const events = useMethod(
    'findPersonEvents',
    { person_id: saved?.id ?? '', limit: 0 },
    { enabled: saved !== undefined },
  );
  const stories = useMethod('getStoriesForPerson', { id: saved?.id ?? '' }, { enabled: saved !== undefined });
  const documents = useMethod(
    'countDocumentsRelatedTo',
    { type: 'person', id: saved?.id ?? '' },
    { enabled: saved !== undefined },
  );
  const counts = {
    identity: filledFields(form.draft),
    events: events.data?.total ?? saved?.record.events?.length ?? 0,
    relations: form.draft.relations.length,
    documentation: documents.data ?? 0,
    stories: stories.data?.length ?? 0,
    projects: form.draft.project_memberships.length,
  };
  const name = nameOf(saved ?? form.draft);
  const tabs = editTabs.map((key) => ({
    key,
    label: t(`personRecord.tabs.${key}`),
    count: counts[key],
    ...(key === 'identity' ? { countText: t('personRecord.filled', { count: counts.identity }) } : {}),
    refused: refused[key] ?? 0,
  }));
  return (
    <Page
      title={saved ? t('personRecord.edit', { name }) : t('pages.person_create')}
      takesFocus={saved !== undefined}
      actions={saved && <EditActions id={saved.id} name={name} historyPath={panel.hrefOf('history', saved.id)} />}
    >
      <ArrivedNotice />
      {saved && <EditingLine record={{ type: 'person', id: saved.id }} />}
      <RecordTabs label={t('personRecord.parts')} tabs={tabs} active={tab} onActive={openTab}>
        {isFormTab(tab) ? (
          <EntityForm
            form={{ ...form, save: () => Promise.resolve(save(false)) }}
            verb={t('personRecord.save')}
            labelOf={personLabel(t)}
            onCancel={() => void navigate(saved ? pathTo('person', { id: saved.id }) : pathTo('persons'))}
            next={tab === 'identity' ? { verb: t('personRecord.saveAndNew'), save: () => save(true) } : undefined}
          >
            {tab === 'identity' ? (
              <IdentityFields form={form} similar={!saved && <SimilarPersons draft={form.draft} />} />
            ) : tab === 'relations' ? (
              <RelationsPart form={form} />
            ) : (
              <MembershipsPart form={form} />
            )}
          </EntityForm>
        ) : (
          <OwnPart tab={tab} person={saved?.record} name={name} />
        )}
      </RecordTabs>
      <PersonConflict form={form} />
      {panel.shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'person', id: saved.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

interface ActionProps {
  readonly id: string;
  readonly name: string;
  readonly historyPath: string;
}

function EditActions({ id, name, historyPath }: ActionProps) {
  const { t } = useTexts();
  const { Contribute } = useRecordSlots();
  return (
    <>
      <Contribute type="person" id={id} name={name} />
      <Button component={Link} to={pathTo('person', { id })} variant="default" leftSection={<Icon name="person" />}>
        {t('personRecord.toView')}
      </Button>
      <HistoryButton to={historyPath} />
    </>
  );
}

interface OwnProps {
  readonly tab: 'events' | 'documentation' | 'stories';
  /** Absent until the person is saved (PERSON-28). */
  readonly person: Person | undefined;
  readonly name: string;
}

/** A part with saves of its own. */
function OwnPart({ tab, person, name }: OwnProps) {
  const { Stories } = usePersonSlots();
  if (person === undefined) return <SaveFirst />;
  if (tab === 'events') return <PersonEvents personId={person.id} editable />;
  if (tab === 'stories') return <Stories person={person} />;
  return <RecordDocuments record={{ type: 'person', id: person.id, name }} />;
}

/** After a refused save the first part with something to mend comes to the front, unless the present one has some. */
function useRefusedTab(
  refusals: number,
  active: EditTab,
  refused: Readonly<Partial<Record<EditTab, number>>>,
  open: (tab: EditTab) => void,
): void {
  const latest = useRef({ active, refused, open });
  useEffect(() => {
    latest.current = { active, refused, open };
  });
  useEffect(() => {
    const now = latest.current;
    if (refusals === 0 || now.refused[now.active]) return;
    const first = editTabs.find((tab) => now.refused[tab]);
    if (first) now.open(first);
  }, [refusals]);
}
