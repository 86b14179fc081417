import { Button } from '@mantine/core';
import { militaryName } from '@salient/shared/areas/military/names/militaryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EditingLine } from '../../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../../lib/form/EntityForm.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { Page } from '../../../lib/page/Page.tsx';
import { RecordDocuments } from '../../../lib/related/RecordDocuments.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { HistoryField } from './HistoryField.tsx';
import { MilitaryConflict } from './MilitaryConflict.tsx';
import { MilitaryFields } from './MilitaryFields.tsx';
import type { EditedMilitary } from './militaryForm.ts';
import { militaryLabel } from './militaryLabel.ts';
import { useMilitaryForm } from './useMilitaryForm.ts';
import '../military.css';

const tabs = ['info', 'events', 'documents'] as const;

/** The edit page: one form over the names of an entity and the events of its history, and its documents (MILITARY-08). */
export function MilitaryEditor({ entity }: { readonly entity: EditedMilitary | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const [tab, openTab] = useActiveTab(tabs);
  /** How many events the entity had when it was last saved. */
  const events = useRef(entity?.history.length ?? 0);
  const form = useMilitaryForm({
    name: 'military_entity',
    entity,
    onSaved: (saved, isNew) => {
      const isEmptied = saved.history.length === 0 && events.current > 0;
      events.current = saved.history.length;
      messages.success(
        t(isNew ? 'militaryEntity.created' : isEmptied ? 'militaryEntity.eventsRemoved' : 'militaryEntity.updated', {
          name: militaryName(saved),
        }),
      );
      if (isNew) void navigate(pathTo('military_entity_edit', { id: saved.id }), { replace: true });
    },
  });
  const saved = form.entity;
  const refused = (isEvents: boolean) =>
    Object.keys(form.errors).filter((field) => field !== 'none' && (field === 'history') === isEvents).length;
  const counts = { info: { refused: refused(false) }, events: { refused: refused(true) }, documents: {} };
  return (
    <Page
      title={saved ? t('military.edit', { name: militaryName(saved) }) : t('pages.military_entity_create')}
      takesFocus={saved !== undefined}
      actions={
        saved && (
          <Button
            component={Link}
            to={pathTo('military_entity', { id: saved.id })}
            variant="default"
            leftSection={<Icon name="military" />}
          >
            {t('military.view')}
          </Button>
        )
      }
    >
      {saved && <EditingLine record={{ type: 'military_entity', id: saved.id }} />}
      <RecordTabs
        label={t('military.parts')}
        tabs={tabs.map((key) => ({ key, label: t(`military.tabs.${key}`), ...counts[key] }))}
        active={tab}
        onActive={openTab}
      >
        {tab === 'documents' ? (
          <RecordDocuments record={saved && { type: 'military_entity', id: saved.id, name: militaryName(saved) }} />
        ) : (
          <EntityForm
            form={form}
            verb={t('forms.save')}
            labelOf={militaryLabel(t)}
            onCancel={() =>
              void navigate(saved ? pathTo('military_entity', { id: saved.id }) : pathTo('military_entities'))
            }
          >
            {tab === 'info' ? <MilitaryFields form={form} /> : <HistoryField form={form} />}
          </EntityForm>
        )}
      </RecordTabs>
      <MilitaryConflict form={form} />
    </Page>
  );
}
