import { NavLink, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';

interface Props {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onChoose?: (() => void) | undefined;
  /** True where only the icon is drawn: the words then come under the pointer. */
  readonly minimised?: boolean;
}

/** One entry of the menu. Its words stay readable for everybody when only the icon is drawn. */
export function MenuLink({ to, icon, label, onChoose, minimised = false }: Props) {
  const { pathname } = useLocation();
  return (
    <NavLink
      className="menu-link"
      to={to}
      // `/persons/search` and the pages below it have an entry of their own beside `/persons`.
      end={to === '/' || (to === '/persons' && pathname.startsWith('/persons/search'))}
      title={minimised ? label : undefined}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className="menu-label">{label}</span>
    </NavLink>
  );
}
