import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../lib/icons/Icon.tsx';
import { useServices } from '../../lib/services/services.ts';
import { useLogOut } from '../../lib/session/useLogOut.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { MenuLink } from './MenuLink.tsx';

/** Who is signed in and what concerns that account; for a guest the way to sign in. */
export function AccountEntries({ onChoose }: { readonly onChoose?: () => void }) {
  const { t } = useTexts();
  const user = useUser();
  const logOut = useLogOut();
  const { shortcuts, hasScreen } = useServices();
  if (!user) return <MenuLink to={staffPages.login.path} icon="person" label={t('frame.logIn')} onChoose={onChoose} />;
  return (
    <section className="menu account" aria-label={t('frame.account')}>
      <p className="account-name">
        {user.name || user.account}
        <span>{t(`users.types.${user.type}`)}</span>
      </p>
      {hasScreen('sessions') && (
        <MenuLink to={staffPages.sessions.path} icon="sessions" label={t('pages.sessions')} onChoose={onChoose} />
      )}
      <button
        type="button"
        className="menu-link"
        onClick={() => {
          onChoose?.();
          shortcuts.openSheet();
        }}
      >
        <Icon name="keyboard" />
        <span className="menu-label">{t('shortcuts.title')}</span>
      </button>
      <button type="button" className="menu-link" onClick={() => void logOut()}>
        <Icon name="leave" />
        <span className="menu-label">{t('frame.logOut')}</span>
      </button>
    </section>
  );
}
