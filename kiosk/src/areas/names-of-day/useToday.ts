import type { KioskDay } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { useEffect, useState } from 'react';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { dayOfNames } from './dayOfNames.ts';

interface NamesToShow {
  /** Null while the clock shows a day that the kiosk holds no names of. */
  readonly today: KioskDay | null;
  /** Of today, or of another day when nobody knows which one it is: a wrong clock is no reason to be silent (beyond 22). */
  readonly names: KioskDay['names'];
}

/** The names of today; those of tomorrow after midnight, without anybody touching the kiosk. */
export function useToday(): NamesToShow {
  const { days } = useKioskContent();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const today = dayOfNames(days, now);
  return { today, names: (today ?? days[0])?.names ?? [] };
}
