import { Button } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Panel } from '../../lib/form/Panel.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { Notice } from '../../lib/page/Notice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo, withVia } from '../../lib/routing/links.ts';
import { useOpenPanel } from '../../lib/routing/useOpenPanel.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { useShortcut } from '../../lib/shortcuts/useShortcut.ts';
import { RecordTabs } from '../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../lib/tabs/useActiveTab.ts';
import { FilesField } from '../attachments/FilesField.tsx';
import { MemorialFacts } from './MemorialFacts.tsx';
import { useMemorialSlots } from './memorialSlots.ts';
import { memorialTabs } from './memorialTabs.ts';
import './memorials.css';

/** A memorial, to be read (ROUTE-18, MEMORIAL-03, MEMORIAL-04). */
export function MemorialPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getMemorial', { id, extend: ['place', 'nbr_of_persons'] });
  if (data) return <MemorialRecord key={id} memorial={data} />;
  if (error && failureOf(error).name === 'notFound') return <NotFoundPage />;
  return (
    <Page title={error ? t('pages.memorial') : null}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  );
}

function MemorialRecord({ memorial }: { readonly memorial: Memorial }) {
  const { t } = useTexts();
  const { Persons } = useMemorialSlots();
  const { shown, hrefOf, close } = useOpenPanel();
  const [tab, openTab] = useActiveTab(memorialTabs);
  const { id } = memorial;
  const tabs = memorialTabs.map((key) => ({ key, label: t(`memorialRecord.tabs.${key}`) }));
  return (
    <Page title={memorial.name} actions={<MemorialActions memorial={memorial} historyPath={hrefOf('history', id)} />}>
      <RecordTabs label={t('memorialRecord.parts')} tabs={tabs} active={tab} onActive={openTab}>
        {tab === 'memorial' ? (
          <>
            <MemorialFacts memorial={memorial} />
            <Persons memorial={memorial} />
            <Panel title={t('memorialRecord.images')}>
              <FilesField collection="memorials" recordId={id} readOnly />
            </Panel>
          </>
        ) : (
          <Notice tone="hint">{t('memorialRecord.documentsLater')}</Notice>
        )}
      </RecordTabs>
      {shown?.panel === 'history' && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'memorial', id }} onClose={close} />
      )}
    </Page>
  );
}

interface ActionProps {
  readonly memorial: Memorial;
  readonly historyPath: string;
}

/** What can be done from here; editing and history are for editors. */
function MemorialActions({ memorial: { id, name }, historyPath }: ActionProps) {
  const { t } = useTexts();
  const actor = useActor();
  const navigate = useNavigate();
  const isEditor = canEdit(actor);
  const editPath = withVia(pathTo('memorial_edit', { id }), { code: 'memorial', id });
  const label = t('memorialRecord.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), isEditor);
  if (!isEditor) return null;
  return (
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
        {t('memorialRecord.editHere')}
      </Button>
    </>
  );
}
