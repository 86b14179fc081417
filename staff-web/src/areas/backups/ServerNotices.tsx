import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../lib/page/Notice.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import { useBytesText } from './useBytesText.ts';
import './backup.css';

/** Ages and room change slowly. Milliseconds. */
export const askServerStateEveryMs = 30_000;

/** What an administrator is to know of the server: no good backup of late, little room, or damaged files. Nothing when all is well. */
export function ServerNotices() {
  const { t } = useTexts();
  const bytesText = useBytesText();
  const { pathname } = useLocation();
  const enabled = isAdmin(useActor());
  const { data } = useMethod('getServerState', {}, { enabled, everyMs: askServerStateEveryMs });
  if (!data) return null;
  const { backup, disk, files } = data;
  const free = bytesText(disk.free_bytes);
  return (
    <div className="server-notices">
      {backup.is_overdue && (
        <Notice tone="warning">
          {backup.last_good_at
            ? t('backups.notices.overdue', { at: momentText(backup.last_good_at) })
            : t('backups.notices.overdueNone')}{' '}
          {pathname !== staffPages.backups.path && (
            <Link to={staffPages.backups.path}>{t('backups.notices.look')}</Link>
          )}
        </Notice>
      )}
      {disk.is_low && (
        <Notice tone="warning">
          {t(disk.is_full ? 'backups.notices.diskFull' : 'backups.notices.diskLow', { free })}
        </Notice>
      )}
      {files.damaged > 0 && (
        <Notice tone="warning">
          {t('backups.notices.damagedFiles', { count: files.damaged, names: files.names.join(', ') })}
        </Notice>
      )}
    </div>
  );
}
