import { Button } from '@mantine/core';
import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ArrivedNotice } from '../../lib/missing/RecordAway.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { ContactPersonConflict } from './ContactPersonConflict.tsx';
import { ContactPersonFields } from './ContactPersonFields.tsx';
import type { EditedContactPerson } from './contactPersonForm.ts';
import { contactPersonLabel } from './contactPersonLabel.ts';
import { useContactPersonSlots } from './contactPersonSlots.ts';
import './contacts.css';
import { ContactMerges } from './merge/ContactMerges.tsx';
import { MomentsOfContact } from './moments/MomentsOfContact.tsx';
import { useContactPersonForm } from './useContactPersonForm.ts';
import { useContactPersonRemoval } from './useContactPersonRemoval.ts';

interface Props {
  readonly person: EditedContactPerson | undefined;
  /** Has the record read anew, once somebody merged it or took that back. */
  readonly onReopen?: () => void;
}

/** The form of a contact person, new or stored, and the moments of contact beneath (CONTACT-04, CONTACT-07). */
export function ContactPersonEditor({ person, onReopen }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const { shown, hrefOf, close } = useOpenPanel();
  const { StartMoment, PersonalData } = useContactPersonSlots();
  const isAdministrator = isAdmin(useActor());
  /** Whether the save is the first step of a contact moment, which leads to its own page. */
  const isForMoment = useRef(false);
  const form = useContactPersonForm({
    entity: person,
    onSaved: ({ id, record }, isNew) => {
      messages.success(t('contactPages.saved', { name: contactName(record) }));
      if (isNew && !isForMoment.current) void navigate(pathTo('contact_person', { id }), { replace: true });
    },
  });
  const saved = form.entity;
  const isRefused = form.failure !== null || Object.keys(form.errors).length > 0;
  const saveFirst = async () => {
    if (saved && !form.dirty) return saved.record;
    isForMoment.current = true;
    const stored = await form.save();
    isForMoment.current = stored !== null;
    return stored?.record ?? null;
  };
  return (
    <Page
      title={saved ? contactName(saved.record) : t('pages.contact_person_create')}
      takesFocus={saved !== undefined}
      actions={
        saved && (
          <Button
            component={Link}
            to={hrefOf('history', saved.id)}
            preventScrollReset
            variant="default"
            leftSection={<Icon name="history" />}
          >
            {t('historyPanel.open')}
          </Button>
        )
      }
    >
      <ArrivedNotice text={t('contactPages.merge.into')} />
      {saved && <EditingLine record={{ type: 'contact_person', id: saved.id }} />}
      {StartMoment && <StartMoment save={saveFirst} />}
      <EntityForm
        form={form}
        verb={t('forms.save')}
        unchanged={!form.dirty}
        labelOf={contactPersonLabel(t)}
        onCancel={() => void navigate(pathTo('contact_persons'))}
        aside={saved && <RemoveButton person={saved} />}
      >
        {isRefused && <Notice tone="error">{t('contacts.messages.saveFailed')}</Notice>}
        <ContactPersonFields form={form} />
      </EntityForm>
      {saved && <MomentsOfContact person={saved.record} />}
      {saved && (
        // What is typed stays: its save tells what was changed meanwhile.
        <ContactMerges key={saved.id} id={saved.id} onChanged={() => !form.dirty && onReopen?.()} />
      )}
      {saved && PersonalData && isAdministrator && <PersonalData contactPersonId={saved.id} />}
      <ContactPersonConflict form={form} />
      {shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'contact_person', id: saved.id }}
          onClose={close}
        />
      )}
    </Page>
  );
}

function RemoveButton({ person }: { readonly person: EditedContactPerson }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const remove = useContactPersonRemoval(() => void navigate(pathTo('contact_persons')));
  const { id, version, record } = person;
  const { firstName, lastName } = record;
  return (
    <Button
      variant="default"
      leftSection={<Icon name="remove" />}
      onClick={() => void remove({ id, version, firstName, lastName })}
    >
      {t('forms.remove')}
    </Button>
  );
}
