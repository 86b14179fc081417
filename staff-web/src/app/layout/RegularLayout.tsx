import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { FrameProvider, type PageTitle } from '../../lib/page/Page.tsx';
import type { Via } from '../../lib/routing/links.ts';
import { useNotedVisits } from '../home/useNotedVisits.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useMinimised } from './useMinimised.ts';

/** Up to this width the sidebar is a menu on the right (SHELL-14). */
const narrow = '(max-width: 991px)';

/** The frame around every page of work: sidebar, top bar, content (SHELL-15). */
export function RegularLayout() {
  const { t } = useTexts();
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const [minimised, setMinimised] = useMinimised();
  const [title, setTitle] = useState<PageTitle>({ text: '', isPassing: false });
  const [origin, setOrigin] = useState<Via | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useNotedVisits();
  const frame = useMemo(() => ({ setTitle, setOrigin, heading }), []);
  return (
    <FrameProvider value={frame}>
      <a className="skip-link" href="#content">
        {t('common.skip')}
      </a>
      <div className="frame" data-narrow={isNarrow || undefined} data-minimised={minimised || undefined}>
        {!isNarrow && <Sidebar minimised={minimised} onMinimise={setMinimised} />}
        <div className="frame-main">
          <TopBar title={title} origin={origin} heading={heading} narrow={isNarrow}>
            {isNarrow && <MobileMenu />}
          </TopBar>
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </FrameProvider>
  );
}
