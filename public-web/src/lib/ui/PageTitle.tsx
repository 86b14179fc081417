import type { ReactNode } from 'react';
import { usePageFocus } from '../routing/usePageTurn.ts';

interface Props {
  readonly children: ReactNode;
  /** False where another element of the page takes the focus when it is opened. */
  readonly takesFocus?: boolean;
  readonly className?: string;
}

/** The page's heading, where a screen reader starts after a link. */
export function PageTitle({ children, takesFocus = true, className = 'page-title' }: Props) {
  const heading = usePageFocus<HTMLHeadingElement>(takesFocus);
  return (
    <h1 className={className} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
