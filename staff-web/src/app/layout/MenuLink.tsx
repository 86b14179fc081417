import { NavLink, useLocation } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  readonly onChoose?: (() => void) | undefined;
}

/** One entry of the menu. Its words stay readable for everybody when only the icon is drawn. */
export function MenuLink({ to, icon, label, onChoose }: Props) {
  const { pathname } = useLocation();
  return (
    <NavLink
      className="menu-link"
      to={to}
      // `/persons/search` has an entry of its own beside `/persons`.
      end={to === '/' || pathname === '/persons/search'}
      title={label}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className="menu-label">{label}</span>
    </NavLink>
  );
}
