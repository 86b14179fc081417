import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { isAdmin } from '@salient/shared/areas/users/actor.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link, useLocation } from 'react-router-dom';
import { Notice } from '../../lib/page/Notice.tsx';
import { useActor } from '../../lib/session/useSession.ts';
import './mails.css';

/** Tells administrators, as long as it is so, that no mail leaves the museum and where they are kept; others see nothing. */
export function NoMailServer() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { data } = useMethod('getServerState', {}, { enabled: isAdmin(useActor()) });
  if (!data || data.mail.has_server) return null;
  return (
    <div className="no-mail-server">
      <Notice tone="warning">
        {t('accounts.mails.noServer', { folder: data.mail.outbox ?? '' })}{' '}
        {pathname !== staffPages.mails.path && <Link to={staffPages.mails.path}>{t('accounts.mails.readKept')}</Link>}
      </Notice>
    </div>
  );
}
