import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { runningTime } from './runningTime.ts';

const everyMs = 15_000;

/** For how long a moment has been running, in words that go on with the clock. */
export function useRunningTime(startsAt: string): string {
  const { t } = useTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return runningTime(t, startsAt, now);
}
