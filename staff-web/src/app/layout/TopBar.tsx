import type { ReactNode, RefObject } from 'react';
import { UploadsUnderWay } from '../../areas/documents/upload/UploadsUnderWay.tsx';
import { MessageList } from '../../lib/messages/MessageList.tsx';
import { HeadingText, type PageTitle } from '../../lib/page/Page.tsx';
import type { Via } from '../../lib/routing/links.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Languages } from './Languages.tsx';
import { RecorderSlot } from './RecorderSlot.tsx';
import { useBarHeight } from './useBarHeight.ts';

interface Props {
  readonly title: PageTitle;
  /** The page above, where the page itself says which. */
  readonly origin: Via | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly narrow: boolean;
  /** On narrow screens the button of the menu, which holds the rest. */
  readonly children: ReactNode;
}

/** Title and breadcrumbs of the page, the account and the languages (SHELL-02). */
export function TopBar({ title, origin, heading, narrow, children }: Props) {
  const bar = useBarHeight();
  return (
    <header ref={bar} className="top-bar">
      <div className="top-bar-title">
        <Breadcrumbs title={title.isPassing ? '' : title.text} above={origin} />
        <h1 ref={heading} tabIndex={-1}>
          <HeadingText {...title} />
        </h1>
      </div>
      <div className="top-bar-tools">
        {!narrow && <Languages />}
        <UploadsUnderWay />
        <MessageList />
        {narrow ? children : <AccountMenu />}
      </div>
      <RecorderSlot />
    </header>
  );
}
