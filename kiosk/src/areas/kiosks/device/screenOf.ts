import type { KioskScreen } from '@salient/shared/areas/kiosks/kioskReport.ts';

interface ScreenFacts {
  readonly pathname: string;
  /** Whether the visitor is being asked whether he is there. */
  readonly isAsking: boolean;
  readonly isDark: boolean;
}

/** What stands on the screen, in the words of a report. */
export function screenOf({ pathname, isAsking, isDark }: ScreenFacts): KioskScreen {
  if (isDark) return 'dark';
  if (isAsking) return 'warned';
  const [, screen] = pathname.split('/').filter(Boolean);
  if (pathname === '/pair' || screen === 'story' || screen === 'pair') return 'reading';
  return screen === undefined ? 'attract' : 'menu';
}
