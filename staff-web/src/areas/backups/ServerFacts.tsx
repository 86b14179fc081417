import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { askServerStateEveryMs } from './ServerNotices.tsx';
import { useBytesText } from './useBytesText.ts';

/** How old the last good backup and check are, and how much room there is. */
export function ServerFacts() {
  const { t } = useTexts();
  const bytesText = useBytesText();
  const { data } = useMethod('getServerState', {}, { everyMs: askServerStateEveryMs });
  const moment = (text: string | null | undefined) => (text ? momentText(text) : t('backups.never'));
  const facts = data && {
    lastGood: moment(data.backup.last_good_at),
    lastVerified: moment(data.backup.last_verified_at),
    room: t('backups.roomOf', { free: bytesText(data.disk.free_bytes), total: bytesText(data.disk.total_bytes) }),
  };
  return (
    <dl className="backup-facts">
      {(['lastGood', 'lastVerified', 'room'] as const).map((key) => (
        <div key={key}>
          <dt>{t(`backups.${key}`)}</dt>
          <dd>{facts?.[key] ?? '…'}</dd>
        </div>
      ))}
    </dl>
  );
}
