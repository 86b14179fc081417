import { disturbs, type KioskCommand } from '@salient/shared/areas/kiosks/kioskCommand.ts';
import type { CommandFailure } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Panel } from './Panel.tsx';

/** A command that waits must be seen to expire. Milliseconds. */
const askEveryMs = 5_000;

/** What was last asked of a kiosk, by whom, and what became of it. */
export function CommandPanel({ kiosk }: { readonly kiosk: number }) {
  const texts = useTexts();
  const { t } = texts;
  const { data: commands, error, refetch } = useMethod('findKioskCommands', { kiosk }, { everyMs: askEveryMs });
  return (
    <Panel title={t('kiosks.asked.title')}>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !commands ? (
        <ListSkeleton rows={3} />
      ) : commands.length === 0 ? (
        <p className="form-hint">{t('kiosks.asked.none')}</p>
      ) : (
        <ol className="kiosk-commands">
          {commands.map((command) => (
            <li key={command.id} data-state={command.state}>
              <strong>
                {t(`kiosks.kinds.${command.kind}`)}
                {command.story_name && ` (${command.story_name})`}
                {command.at_once && `, ${t('kiosks.asked.at_once')}`}
              </strong>
              <span>{outcomeText(command, texts)}</span>
              <small>{t('kiosks.asked.by', { account: command.asked_by, at: momentText(command.asked_at) })}</small>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function outcomeText(command: KioskCommand, { t }: Texts): string {
  const { state, kind, at_once, expires_at, ended_at, failure } = command;
  const at = ended_at ? momentText(ended_at) : '';
  const until = momentText(expires_at);
  switch (state) {
    case 'waiting':
      return t('kiosks.commandStates.waiting', { until });
    case 'fetched':
      return disturbs(kind) && !at_once
        ? t('kiosks.commandStates.fetched', { until })
        : t('kiosks.commandStates.underWay');
    case 'done':
      return t('kiosks.commandStates.done', { at });
    case 'failed':
      return t('kiosks.commandStates.failed', { reason: t(`kiosks.failures.${failure as CommandFailure}`) });
    case 'expired':
      return t('kiosks.commandStates.expired', { at });
  }
}
