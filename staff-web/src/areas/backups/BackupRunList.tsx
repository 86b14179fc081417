import type { BackupRun } from '@salient/shared/areas/backups/backupRun.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';
import { useBytesText } from './useBytesText.ts';

const signs: Readonly<Record<BackupRun['state'], IconName>> = {
  asked: 'history',
  running: 'history',
  done: 'check',
  failed: 'warning',
};

/** What became of the last backups and checks, newest first. */
export function BackupRunList({ runs }: { readonly runs: readonly BackupRun[] }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id}>{t('backups.runs')}</h2>
      {runs.length === 0 ? (
        <p className="form-hint">{t('backups.none')}</p>
      ) : (
        <ol className="backup-runs">
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Run({ run }: { readonly run: BackupRun }) {
  const { t } = useTexts();
  const { kind, state, asked_by, created_at, problem, detail } = run;
  const result = useResultText(run);
  return (
    <li data-state={state}>
      <Icon name={signs[state]} />
      <div>
        <strong>
          {t(`backups.kinds.${kind}`)}
          {t('common.colon')}
          {t(`backups.states.${state}`)}
        </strong>
        <span className="backup-when">
          {momentText(created_at)}
          {asked_by !== null && `, ${t('backups.askedBy', { account: asked_by })}`}
        </span>
        {result !== '' && <p>{result}</p>}
        {problem && <p>{t(`backups.problems.${problem}`)}</p>}
        {problem && detail && (
          <p className="backup-detail" lang="en">
            {detail}
          </p>
        )}
      </div>
    </li>
  );
}

/** What a run that went well has to tell. */
function useResultText({ kind, state, backup_moment, bytes, new_bytes }: BackupRun): string {
  const { t } = useTexts();
  const bytesText = useBytesText();
  if (state !== 'done' || backup_moment === null) return '';
  const at = momentText(backup_moment);
  if (kind === 'verify') return t('backups.restored', { at });
  const size = bytes !== null && t('backups.size', { bytes: bytesText(bytes), fresh: bytesText(new_bytes ?? bytes) });
  return size ? `${t('backups.holds', { at })}${t('common.colon')}${size}` : t('backups.holds', { at });
}
