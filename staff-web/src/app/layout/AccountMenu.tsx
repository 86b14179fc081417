import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { AccountEntries } from './AccountEntries.tsx';

/** The username in the top bar, with what concerns the account behind it. */
export function AccountMenu() {
  const { t } = useTexts();
  const session = useSession();
  const [opened, { toggle, close }] = useDisclosure(false);
  if (session.status === 'guest') {
    return (
      <Link className="bar-button" to={staffPages.login.path}>
        {t('frame.logIn')}
      </Link>
    );
  }
  if (session.status !== 'signedIn') return null;
  return (
    <Popover opened={opened} onChange={(open) => !open && close()} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="bar-button" onClick={toggle}>
          <Icon name="person" />
          <span>{session.user.account}</span>
          <Icon name="down" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('frame.account')}>
        <AccountEntries onChoose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}
