import { Button } from '@mantine/core';
import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Panel } from '../../lib/form/Panel.tsx';
import { HistoryPanel } from '../../lib/history/HistoryPanel.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { RecordMerges } from '../../lib/merges/RecordMerges.tsx';
import { ArrivedNotice, isRecordAway, RecordAway } from '../../lib/missing/RecordAway.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { PublicPageButton } from '../../lib/page/PublicPageButton.tsx';
import { useRecordSlots } from '../../lib/related/recordSlots.ts';
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
import { MemorialMergePanel } from './merge/MemorialMergePanel.tsx';
import { useMemorialMergeCommands } from './merge/useMemorialMergeCommands.ts';
import './memorials.css';
import { HistoryButton } from '../../lib/history/HistoryButton.tsx';

/** A memorial, to be read (ROUTE-18, MEMORIAL-03, MEMORIAL-04). */
export function MemorialPage() {
  const { id = '' } = useParams();
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getMemorial', { id, extend: ['place', 'nbr_of_persons'] });
  if (error && isRecordAway(error)) {
    return <RecordAway error={error} list="memorials" type="memorial" title={t('memorialDoubles.gone')} />;
  }
  if (data) return <MemorialRecord key={id} memorial={data} />;
  return (
    <Page title={t('pages.memorial')} isWaiting={!error}>
      {error ? <FailedNotice error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={6} />}
    </Page>
  );
}

function MemorialRecord({ memorial }: { readonly memorial: Memorial }) {
  const { t } = useTexts();
  const { Persons } = useMemorialSlots();
  const { Documents } = useRecordSlots();
  const panel = useOpenPanel();
  const { shown, hrefOf, close } = panel;
  const isEditor = canEdit(useActor());
  const [tab, openTab] = useActiveTab(memorialTabs);
  const { id } = memorial;
  const tabs = memorialTabs.map((key) => ({ key, label: t(`memorialRecord.tabs.${key}`) }));
  return (
    <Page title={memorial.name} actions={<MemorialActions memorial={memorial} historyPath={hrefOf('history', id)} />}>
      <ArrivedNotice text={t('memorialDoubles.mergedInto')} />
      <RecordTabs label={t('memorialRecord.parts')} tabs={tabs} active={tab} onActive={openTab}>
        {tab === 'memorial' ? (
          <>
            <MemorialFacts memorial={memorial} />
            <Persons memorial={memorial} />
            <Panel title={t('memorialRecord.images')}>
              <FilesField collection="memorials" recordId={id} readOnly />
            </Panel>
            {isEditor && <Merges id={id} />}
          </>
        ) : (
          <Documents type="memorial" id={id} name={memorial.name} />
        )}
      </RecordTabs>
      {shown?.panel === 'history' && (
        <HistoryPanel key={shown.key} opened={shown.opened} record={{ type: 'memorial', id }} onClose={close} />
      )}
      {isEditor && <MemorialMergePanel panel={panel} behind={id} />}
    </Page>
  );
}

function Merges({ id }: { readonly id: string }) {
  const { data = [] } = useMethod('findMemorialMerges', { memorial_id: id });
  const { undo } = useMemorialMergeCommands();
  return <RecordMerges id={id} merges={data} undo={(merge) => undo(merge.id)} />;
}

interface ActionProps {
  readonly memorial: Memorial;
  readonly historyPath: string;
}

/** Every memorial has a public page, under the pages of the public search. */
const publicMemorialPath = (id: string) => `/publicsearch/memorial/${id}`;

/** What can be done from here; editing and history are for editors. */
function MemorialActions({ memorial: { id, name }, historyPath }: ActionProps) {
  const { t } = useTexts();
  const actor = useActor();
  const navigate = useNavigate();
  const isEditor = canEdit(actor);
  const editPath = withVia(pathTo('memorial_edit', { id }), { code: 'memorial', id });
  const label = t('memorialRecord.edit', { name });
  useShortcut('e', label, () => void navigate(editPath), isEditor);
  return (
    <>
      <PublicPageButton href={publicMemorialPath(id)} />
      {isEditor && (
        <>
          <HistoryButton to={historyPath} />
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
      )}
    </>
  );
}
