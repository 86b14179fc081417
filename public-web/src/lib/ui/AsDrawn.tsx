import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type ReactNode, useState } from 'react';
import { useIsBrowser } from '../site/useIsBrowser.ts';
import { WhenFetched } from './WhenFetched.tsx';

/** The same at every drawing, so that React never writes it: what the server drew stays inside. */
const untouched = { __html: '' };

/**
 * A part of a page that the server has drawn and that needs no script: taking the page over, a browser leaves it as it is and
 * fetches nothing for it (its links are plain links). It fetches the part's files when it has to draw it itself: in another
 * language, or on the way back to the page.
 */
export function AsDrawn({ children }: { readonly children: ReactNode }) {
  const { language } = useTexts();
  const isTakenOver = !useIsBrowser();
  /** The language in which the server drew what is on screen; null once the browser draws itself. */
  const [drawnIn, setDrawnIn] = useState(isTakenOver ? language : null);
  if (drawnIn !== null && drawnIn !== language) setDrawnIn(null);

  if (typeof window === 'undefined') return <div className="as-drawn">{children}</div>;
  if (drawnIn === language) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React looks at no markup inside.
    return <div className="as-drawn" dangerouslySetInnerHTML={untouched} suppressHydrationWarning />;
  }
  return (
    <div key="own" className="as-drawn">
      <WhenFetched>{children}</WhenFetched>
    </div>
  );
}
