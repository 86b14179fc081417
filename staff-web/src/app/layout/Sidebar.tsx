import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  readonly minimised: boolean;
  readonly onMinimise: (minimised: boolean) => void;
}

export function Sidebar({ minimised, onMinimise }: Props) {
  const { t } = useTexts();
  const label = t(minimised ? 'frame.maximise' : 'frame.minimise');
  return (
    <aside className="sidebar" aria-label={t('frame.menu')}>
      <Link className="wordmark" to="/">
        <Mark />
        <span className="menu-label">{t('common.product')}</span>
      </Link>
      <Menu minimised={minimised} />
      <div className="sidebar-foot">
        <button
          type="button"
          className="menu-link"
          aria-expanded={!minimised}
          title={minimised ? label : undefined}
          onClick={() => onMinimise(!minimised)}
        >
          <Icon name={minimised ? 'right' : 'left'} />
          <span className="menu-label">{label}</span>
        </button>
        <p className="version">
          <span className="menu-label">{t('frame.version', { version: productVersion })}</span>
          {minimised && <span aria-hidden="true">{productVersion}</span>}
        </p>
      </div>
    </aside>
  );
}
