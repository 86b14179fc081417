import type { KioskContent } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { createContext, type ReactNode, useContext } from 'react';

const ContentContext = createContext<KioskContent | null>(null);

/** Gives the components inside what this kiosk shows. */
export function KioskContentProvider({
  content,
  children,
}: {
  readonly content: KioskContent;
  readonly children: ReactNode;
}) {
  return <ContentContext.Provider value={content}>{children}</ContentContext.Provider>;
}

export function useKioskContent(): KioskContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useKioskContent needs a KioskContentProvider around it');
  return content;
}
