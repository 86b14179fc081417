import type { Retention } from '@salient/shared/areas/privacy/retention/retention.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { dayText, momentText, shownDay } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { DueList } from './DueList.tsx';
import { ErasureLog } from './ErasureLog.tsx';
import { RetentionRules } from './RetentionRules.tsx';
import '../../../lib/form/form.css';
import '../../../lib/list/list.css';
import './retention.css';

/** What is kept of living people: what is due to be erased, for how long each class is kept, and what was erased. */
export function RetentionPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getRetention', {});
  return (
    <Page title={t('pages.retention')}>
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <p className="lead">{t('retention.lead')}</p>
          <RetentionState retention={data} />
          <DueList />
          <RetentionRules retention={data} />
          <ErasureLog />
        </>
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}

/** Whether what waits goes by itself, and when the list was made. */
function RetentionState({ retention }: { readonly retention: Retention }) {
  const { t } = useTexts();
  const { confirm_until, last_run_at } = retention;
  if (!last_run_at) return <p className="retention-state">{t('retention.notYetRun')}</p>;
  const isConfirmed = confirm_until !== null && dayText(Date.now()) <= confirm_until;
  return (
    <p className="retention-state">
      {isConfirmed ? t('retention.confirmUntil', { day: shownDay(confirm_until) }) : t('retention.erasesAlone')}{' '}
      <span className="retention-soft">{t('retention.lastRun', { when: momentText(last_run_at) })}</span>
    </p>
  );
}
