import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { canEdit, mayReadContactData } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import type { ListColumn, RowAction, RowOf } from '../../lib/list/listTypes.ts';
import { NewRecordLink } from '../../lib/list/NewRecordLink.tsx';
import { DoublesLink } from '../../lib/merges/DoublesLink.tsx';
import { RecordMergePickBar } from '../../lib/merges/RecordMergePickBar.tsx';
import { useRecordMergePick } from '../../lib/merges/useRecordMergePick.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { placeReference } from '../../lib/picker/referenceSources.ts';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { ContactMergePanel } from './merge/ContactMergePanel.tsx';
import { useContactPersonRemoval } from './useContactPersonRemoval.ts';

type Row = RowOf<'findContactPersons'>;

/** The contact persons (CONTACT-02, CONTACT-03, CONTACT-15); without the right to contact data their names (ROLE-18). */
export function ContactPersonListPage() {
  const { t, language } = useTexts();
  const actor = useActor();
  const readsData = mayReadContactData(actor);
  const columns = useContactColumns(readsData);
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const merge = useRecordMergePick('contact_person', hrefOf);
  const remove = useContactPersonRemoval();
  const actionsOf = (row: Row): readonly RowAction[] => {
    const name = contactName(row);
    return [
      {
        ...{ key: 'history', label: t('historyPanel.openOf', { name }), icon: <Icon name="history" /> },
        to: hrefOf('history', row.id),
      },
      merge.actionOf({ id: row.id, name }),
      {
        ...{ key: 'remove', label: t('contactPages.remove', { name }), icon: <Icon name="remove" />, tone: 'danger' },
        onClick: () => void remove(row),
      },
    ];
  };
  return (
    <>
      <ListPage
        method="findContactPersons"
        title={t('pages.contact_persons')}
        lead={
          readsData ? (
            <RecordMergePickBar type="contact_person" pathOf={(id) => pathTo('contact_person', { id })} />
          ) : (
            <Notice tone="hint">{t('contactPages.namesOnly')}</Notice>
          )
        }
        columns={columns}
        sort={['lastName', 1]}
        searchDelay={500}
        params={() => ({ language, ...(readsData ? { extend: ['place' as const] } : {}) })}
        nameOf={contactName}
        rowPath={({ id }) => pathTo('contact_person', { id })}
        {...(readsData ? { rowActions: actionsOf } : {})}
        actions={
          <>
            {readsData && <DoublesLink to={pathTo('contact_doubles')} />}
            {canEdit(actor) && (
              <NewRecordLink to={pathTo('contact_person_create')} title={t('pages.contact_person_create')} />
            )}
          </>
        }
      />
      {readsData && <ContactMergePanel panel={panel} onMerged={merge.clear} />}
      {readsData && shown?.panel === 'history' && shown.id && (
        <HistoryPanel
          key={shown.key}
          opened={shown.opened}
          record={{ type: 'contact_person', id: shown.id }}
          onClose={close}
        />
      )}
    </>
  );
}

function useContactColumns(readsData: boolean): readonly ListColumn<Row>[] {
  const texts = useTexts();
  return useMemo(() => {
    const { t } = texts;
    const names: readonly ListColumn<Row>[] = [
      {
        ...{ key: 'lastName', title: t('contacts.fields.lastName'), sortable: true, width: 'minmax(10rem, 1fr)' },
        render: ({ lastName }) => lastName && <strong>{lastName}</strong>,
      },
      { key: 'firstName', title: t('contacts.fields.firstName'), sortable: true },
    ];
    if (!readsData) return names;
    return [
      ...names,
      { key: 'email', title: t('contacts.fields.email'), sortable: true, oneLine: true },
      { key: 'phone', title: t('contacts.fields.phone'), sortable: true, short: true },
      {
        ...{ key: 'place', title: t('contacts.fields.place'), sortable: true, oneLine: true },
        render: ({ place }) => place && placeReference(place, texts).name,
      },
    ];
  }, [texts, readsData]);
}
