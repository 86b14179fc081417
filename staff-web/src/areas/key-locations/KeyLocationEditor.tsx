import { Button } from '@mantine/core';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate } from 'react-router-dom';
import { EditingLine } from '../../lib/form/EditingLine.tsx';
import { EntityForm } from '../../lib/form/EntityForm.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { KeyLocationConflict } from './KeyLocationConflict.tsx';
import { KeyLocationFields } from './KeyLocationFields.tsx';
import './keyLocations.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';
import type { EditedKeyLocation } from './keyLocationForm.ts';
import { keyLocationLabel } from './keyLocationLabel.ts';
import { keyLocationTabs } from './keyLocationTabs.ts';
import { LinkedStories } from './LinkedStories.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { QrPanel } from './QrPanel.tsx';
import { useKeyLocationForm } from './useKeyLocationForm.ts';

/** The edit page: one form, the parts that have saves of their own, and the linked stories. */
export function KeyLocationEditor({ keyLocation }: { readonly keyLocation: EditedKeyLocation | undefined }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const messages = useMessages();
  const panel = useOpenPanel();
  const [tab, openTab] = useActiveTab(keyLocationTabs);
  const form = useKeyLocationForm(keyLocation, (saved, isNew) => {
    messages.success(t(isNew ? 'keyLocation.created' : 'keyLocation.updated', { name: saved.name }));
    if (isNew) void navigate(pathTo('key_location', { id: saved.id }), { replace: true });
  });
  const saved = form.entity;
  const refused = Object.keys(form.errors).filter((field) => field !== 'none').length;
  const tabs = keyLocationTabs.map((key) => ({
    key,
    label: t(`keyLocations.tabs.${key}`),
    ...(key === 'stories' ? { count: saved?.record.story_count ?? 0 } : { refused }),
  }));
  return (
    <Page
      title={saved ? t('keyLocations.edit', { name: saved.name }) : t('pages.key_location_create')}
      takesFocus={saved !== undefined}
      actions={saved && <EditActions id={saved.id} historyPath={panel.hrefOf('history', saved.id)} />}
    >
      {saved && <EditingLine record={{ type: 'key_location', id: saved.id }} />}
      <RecordTabs label={t('keyLocations.parts')} tabs={tabs} active={tab} onActive={openTab}>
        {tab === 'keyLocation' ? (
          <>
            <EntityForm
              form={form}
              verb={t('forms.save')}
              labelOf={keyLocationLabel(t)}
              onCancel={() => void navigate(pathTo('key_locations'))}
            >
              <KeyLocationFields form={form} />
            </EntityForm>
            <div className="key-panels">
              <PhotosPanel id={saved?.id} />
              <QrPanel id={saved?.id} />
            </div>
          </>
        ) : saved ? (
          <LinkedStories id={saved.id} />
        ) : (
          <Notice tone="hint">{t('keyLocations.storiesLater')}</Notice>
        )}
      </RecordTabs>
      <KeyLocationConflict form={form} />
      {panel.shown?.panel === 'history' && saved && (
        <HistoryPanel
          key={panel.shown.key}
          opened={panel.shown.opened}
          record={{ type: 'key_location', id: saved.id }}
          onClose={panel.close}
        />
      )}
    </Page>
  );
}

function EditActions({ id, historyPath }: { readonly id: string; readonly historyPath: string }) {
  const { t } = useTexts();
  return (
    <>
      <Button
        component="a"
        href={publicPathOf({ kind: 'key_location', id, second_id: null })}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<Icon name="open" />}
      >
        {t('keyLocations.viewHere')}
      </Button>
      <HistoryButton to={historyPath} />
    </>
  );
}
