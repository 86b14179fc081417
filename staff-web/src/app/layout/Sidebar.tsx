import { productVersion } from '@salient/shared/lib/contract/productVersion.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { Menu } from './Menu.tsx';

interface Props {
  readonly minimised: boolean;
  readonly onMinimise: (minimised: boolean) => void;
}

export function Sidebar({ minimised, onMinimise }: Props) {
  const { t } = useTexts();
  const sidebar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The entry of the page is in sight where the menu is longer than the window. It may be drawn, or get its height, later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry.
  useEffect(() => {
    const box = sidebar.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const current = box.querySelector<HTMLElement>('.menu-link[aria-current="page"]');
      if (current) scrollWithin(box, current);
    });
    for (const sized of [box, ...box.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, [pathname]);
  const label = t(minimised ? 'frame.maximise' : 'frame.minimise');
  return (
    <aside ref={sidebar} className="sidebar" aria-label={t('frame.menu')}>
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

/** Scrolls a box alone, and not the page around it, as little as brings something in it into sight. */
function scrollWithin(box: HTMLElement, inside: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), inside.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}
