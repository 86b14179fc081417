import { Button } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate } from 'react-router-dom';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Page } from '../../lib/page/Page.tsx';
import { RecordDocuments } from '../../lib/related/RecordDocuments.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { ImagesPanel } from './ImagesPanel.tsx';
import { MemorialConflict } from './MemorialConflict.tsx';
import { MemorialFields } from './MemorialFields.tsx';
import type { EditedMemorial } from './memorialForm.ts';
import { memorialLabel } from './memorialLabel.ts';
import { memorialTabs } from './memorialTabs.ts';
import './memorials.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
import { SimilarMemorials } from './SimilarMemorials.tsx';
import { SituationFields } from './SituationFields.tsx';
import { useMemorialForm } from './useMemorialForm.ts';

/** The edit page: one form over what a memorial is and where it lies, its images, and its documents (MEMORIAL-05). */
export function MemorialEditor({ memorial }: { readonly memorial: EditedMemorial | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const panel = useOpenPanel();
  const [tab, openTab] = useActiveTab(memorialTabs);
  const form = useMemorialForm({
    name: 'memorial',
    entity: memorial,
    onSaved: (saved, isNew) => {
      messages.success(t(isNew ? 'memorial.created' : 'memorial.updated', { name: saved.name }));
      if (isNew) void navigate(pathTo('memorial_edit', { id: saved.id }), { replace: true });
    },
  });
  const saved = form.entity;
  const refused = Object.keys(form.errors).filter((field) => field !== 'none').length;
  const tabs = memorialTabs.map((key) => ({
    key,
    label: t(`memorialRecord.tabs.${key}`),
    ...(key === 'memorial' ? { refused } : {}),
  }));
  return (
    <Page
      title={saved ? t('memorialRecord.edit', { name: saved.name }) : t('pages.memorial_create')}
      takesFocus={saved !== undefined}
      actions={saved && <EditActions id={saved.id} historyPath={panel.hrefOf('history', saved.id)} />}
    >
      {saved && <EditingLine record={{ type: 'memorial', id: saved.id }} />}
      <RecordTabs label={t('memorialRecord.parts')} tabs={tabs} active={tab} onActive={openTab}>
        {tab === 'memorial' ? (
          <>
            <EntityForm
              form={form}
              verb={t('forms.save')}
              labelOf={memorialLabel(t)}
              onCancel={() => void navigate(saved ? pathTo('memorial', { id: saved.id }) : pathTo('memorials'))}
            >
              <MemorialFields form={form} />
              <SimilarMemorials draft={form.draft} except={saved?.id} />
              <SituationFields form={form} />
            </EntityForm>
            <div className="memorial-images">
              <ImagesPanel id={saved?.id} />
            </div>
          </>
        ) : (
          <RecordDocuments record={saved && { type: 'memorial', id: saved.id, name: saved.name }} />
        )}
      </RecordTabs>
      <MemorialConflict form={form} />
      {panel.shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'memorial', id: saved.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

interface ActionProps {
  readonly id: string;
  readonly historyPath: string;
}

function EditActions({ id, historyPath }: ActionProps) {
  const { t } = useTexts();
  return (
    <>
      <Button component={Link} to={pathTo('memorial', { id })} variant="default" leftSection={<Icon name="memorial" />}>
        {t('memorialRecord.view')}
      </Button>
      <HistoryButton to={historyPath} />
    </>
  );
}
