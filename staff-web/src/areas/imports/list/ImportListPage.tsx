import { Button } from '@mantine/core';
import type { ImportList } from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useNavigate, useParams } from 'react-router-dom';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { RecordTabs } from '../../../lib/tabs/RecordTabs.tsx';
import { useActiveTab } from '../../../lib/tabs/useActiveTab.ts';
import { CheckTab } from '../check/CheckTab.tsx';
import { ColumnsTab } from '../columns/ColumnsTab.tsx';
import '../../../lib/form/form.css';
import '../imports.css';
import { taskOf, useImportList } from '../rules/useImportList.ts';
import { useListRules } from '../rules/useListRules.ts';
import { isOpen } from '../TaskState.tsx';
import { ImportTab } from './ImportTab.tsx';
import { ReadingTab } from './ReadingTab.tsx';

const tabs = ['reading', 'columns', 'check', 'import'] as const;

/** One list on its way in: how it is read, what its columns say, what would happen, and that it happens. */
export function ImportListPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data: list, error, refetch } = useImportList(id);
  const title = list?.file_name ?? t('imports.list');
  return (
    <Page title={title} isWaiting={!list} actions={list && <Remove list={list} />}>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : list ? (
        <Steps list={list} />
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}

function Remove({ list: { id, file_name, tasks } }: { readonly list: ImportList }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const remove = useCommand('removeImportList', { refreshes: ['findImportLists'] });
  const ask = async () => {
    const question = {
      title: t('imports.removeTitle', { name: file_name }),
      text: t('imports.removeText'),
      verb: t('imports.remove'),
    };
    if (await confirm({ ...question, tone: 'danger' }))
      remove.mutate({ id }, { onSuccess: () => navigate(pathTo('imports')) });
  };
  return (
    <Button variant="default" disabled={tasks.some(isOpen)} onClick={() => void ask()}>
      {t('imports.remove')}
    </Button>
  );
}

function Steps({ list }: { readonly list: ImportList }) {
  const { t } = useTexts();
  const [active, open] = useActiveTab(tabs);
  // The next step begins at its top, wherever the button of this one stands.
  const next = (tab: (typeof tabs)[number]) => {
    open(tab);
    window.scrollTo({ top: 0 });
  };
  const rules = useListRules(list);
  const trial = taskOf(list, 'try');
  const labels = tabs.map((key) => ({ key, label: t(`imports.tabs.${key}`) }));
  return (
    <RecordTabs label={t('imports.steps')} tabs={labels} active={active} onActive={open}>
      {active === 'reading' && <ReadingTab list={list} onNext={() => next('columns')} />}
      {active === 'columns' && <ColumnsTab list={list} rules={rules} onNext={() => next('check')} />}
      {active === 'check' && <CheckTab list={list} trial={trial} rules={rules} onNext={() => next('import')} />}
      {active === 'import' && <ImportTab list={list} trial={trial} rules={rules} />}
    </RecordTabs>
  );
}
