import { staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../lib/services/services.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { useStore } from '../../lib/store/Store.ts';
import { pageTitle } from '../composeAreas.ts';
import { MenuLink } from './MenuLink.tsx';
import { menuFor } from './menu.ts';

interface Props {
  readonly onChoose?: () => void;
  readonly minimised?: boolean;
}

/** The entries of the sidebar and of the mobile menu; the one of the present page is marked. */
export function Menu({ onChoose, minimised = false }: Props) {
  const shown = { onChoose, minimised };
  const { t } = useTexts();
  const { hasScreen } = useServices();
  const groups = menuFor(useActor(), hasScreen);
  return (
    <nav className="menu" aria-label={t('common.navigation')}>
      <MenuLink to={staffPages.home.path} icon="home" label={t('pages.home')} {...shown} />
      <ActiveMomentLink {...shown} />
      {groups.map(({ key, entries }) => (
        <section key={key} aria-labelledby={`menu-${key}`}>
          <h2 id={`menu-${key}`}>{t(`frame.groups.${key}`)}</h2>
          <ul>
            {entries.map(({ code, icon }) => (
              <li key={code}>
                <MenuLink to={staffPages[code].path} icon={icon} label={pageTitle(t, code)} {...shown} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The way to the contact moment that is being recorded, while there is one (SHELL-11). */
function ActiveMomentLink(shown: Props) {
  const { t } = useTexts();
  const { moment } = useStore(useServices().contactRecorder);
  if (!moment) return null;
  const { person, type, startsAt } = moment;
  const label = t('contactRecorder.menu', {
    ...{ person: contactName(person), method: t(`contacts.methods.${type}`), start: startsAt },
  });
  return <MenuLink to={staffPages.record_contact_moment.path} icon="moment" label={label} {...shown} />;
}
