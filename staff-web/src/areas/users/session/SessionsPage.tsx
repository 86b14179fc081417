import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where the own account is signed in, each place to be ended. Nobody has more sessions open than one page shows. */
export function SessionsPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('findSessions', { offset: 0, limit: 100 });
  return (
    <Page title={t('pages.sessions')}>
      <p className="lead">{t('session.list.intro')}</p>
      {data ? (
        <ul className="sessions">
          {data.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}
