import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { WaitingPage } from '../../lib/page/WaitingPage.tsx';
import { BackupRunList } from './BackupRunList.tsx';
import { ServerFacts } from './ServerFacts.tsx';
import { ServerNotices } from './ServerNotices.tsx';

/** A run that begins or ends shall be seen soon. Milliseconds. */
const askEveryMs = 3_000;

/** Backups for administrators: where they go, how old the last good one is, what became of each. */
export function BackupPage() {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('findBackupRuns', {}, { everyMs: askEveryMs });
  return (
    <Page title={t('pages.backups')}>
      <ServerNotices />
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Backups backups={data} />
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}

function Backups({ backups }: { readonly backups: ResultOf<Methods['findBackupRuns']> }) {
  const { t } = useTexts();
  const { target, at, is_encrypted, runs } = backups;
  const request = useCommand('requestBackup', { refreshes: ['findBackupRuns'] });
  const isUnderWay = runs.some(({ kind, state }) => kind === 'backup' && (state === 'asked' || state === 'running'));
  const isAsked = runs.some(({ state }) => state === 'asked');
  return (
    <>
      <p className="lead backup-lead">
        {at === null ? t('backups.notNightly', { target }) : t('backups.nightly', { at, target })}{' '}
        {t(is_encrypted ? 'backups.encrypted' : 'backups.notEncrypted')}
      </p>
      <ServerFacts />
      <div className="backup-actions">
        <SteadyButton loading={request.isPending} disabled={isUnderWay} onClick={() => request.mutate({})}>
          {t('backups.make')}
        </SteadyButton>
        <p role="status">{isAsked && t('backups.asked')}</p>
      </div>
      <BackupRunList runs={runs} />
    </>
  );
}
