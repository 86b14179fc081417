import { type ReactNode, use } from 'react';
import { useIsBrowser } from '../site/useIsBrowser.ts';
import { WhenFetched } from './WhenFetched.tsx';

/** Never ends. */
const forGood = new Promise<never>(() => undefined);

/**
 * A part of a page that the server has drawn and that needs no script: taking the page over, a browser leaves it as it is and
 * fetches nothing for it (its links are plain links). It fetches the part's files when it has to draw it itself: in another
 * language, or on the way back to the page.
 */
export function AsDrawn({ children }: { readonly children: ReactNode }) {
  return (
    <WhenFetched>
      <UnlessDrawn>{children}</UnlessDrawn>
    </WhenFetched>
  );
}

function UnlessDrawn({ children }: { readonly children: ReactNode }) {
  const isTakingOver = !useIsBrowser() && typeof window !== 'undefined';
  // What waits while a page is taken over stays as the server drew it.
  if (isTakingOver) use(forGood);
  return children;
}
